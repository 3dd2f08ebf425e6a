import { beforeEach, describe, expect, it } from "vitest";
import type { LogLine } from "$kit/news";
import type { Happened, HiddenLeadersBook } from "$protocol";
import { Book } from "../cards/book";
import english from "../gallery/samples/book.en.json";
import { speakHere } from "../speaking";
import { cardsOf, isChief, pieces, signOf, voiceOf } from "./log";

const book = new Book(english as HiddenLeadersBook);
const buried = {
  event: "card-moved",
  how: "buried",
  seat: 0,
  card: "keen-koi",
  from: { zone: "party-up", seat: 1, index: 0 },
  to: { zone: "graveyard", index: 3 },
} satisfies Happened["event"];

const line = (event: Happened["event"]): LogLine => ({
  news: { news: "event", seq: 1, event },
  text: "",
  undone: null,
});
const drawn = (seat: number, card: string | null): Happened["event"] => ({
  event: "card-moved",
  how: "drawn",
  seat,
  card,
  from: { zone: card === null ? "harbor" : "tavern", index: 0 },
  to: { zone: "hand", seat },
});

describe("lines that belong together", () => {
  const { joined } = voiceOf((seat) => ["Ada", "Bob"][seat] ?? "", book);
  const together = (...events: Happened["event"][]): string | null | undefined => joined?.(events.map(line));

  beforeEach(() => speakHere("en"));

  it("are one line for draws in a row, which says what is known", () => {
    expect(together(drawn(1, null), drawn(1, null))).toBe("Bob draws 2 cards from the Harbor.");
    expect(together(drawn(1, "keen-koi"), drawn(1, null), drawn(1, null))).toBe(
      "Bob draws 3 cards: Keen Koi and 2 from the Harbor.",
    );
    expect(together(drawn(0, "keen-koi"), drawn(0, "aimless-eel"))).toBe("Ada draws 2 cards: Keen Koi, Aimless Eel.");
  });

  it("are those of one player, and of one kind", () => {
    expect(together(drawn(0, null), drawn(1, null))).toBeNull();
    expect(together(buried, buried)).toBeNull();
    expect(together(drawn(0, null), { event: "passed", seat: 0 })).toBeNull();
  });

  it("are all cards that are discarded, and all that come to the Tavern", () => {
    const discarded: Happened["event"] = {
      ...(drawn(0, null) as typeof buried),
      how: "discarded",
      from: { zone: "hand", seat: 0 },
      to: { zone: "wilderness" },
    };
    const refilled: Happened["event"] = {
      ...(drawn(0, "keen-koi") as typeof buried),
      how: "refilled",
      seat: null,
      from: { zone: "harbor" },
      to: { zone: "tavern", index: 0 },
    };
    expect(together(discarded, discarded, discarded)).toBe("Ada discards 3 cards.");
    expect(together(refilled, { ...refilled, card: "aimless-eel" })).toBe(
      "From the Harbor into the Tavern: Keen Koi, Aimless Eel.",
    );
  });
});

describe("a line of the log", () => {
  it("lets the names of cards be looked at", () => {
    expect(pieces("Ada buries Keen Koi.", cardsOf(buried), book)).toEqual([
      { text: "Ada buries ", card: null },
      { text: "Keen Koi", card: "keen-koi", after: "." },
    ]);
  });

  it("keeps quotation marks with the name", () => {
    const [, named] = pieces("Karta „Keen Koi” wraca.", ["keen-koi"], book);
    expect(named).toEqual({ text: "„Keen Koi”", card: "keen-koi", after: "" });
  });

  it("is left as it is where no card is known", () => {
    expect(pieces("Ada discards a card.", cardsOf({ ...buried, card: null }), book)).toHaveLength(1);
  });

  it("has a sign for what happened", () => {
    const passed: Happened["event"] = { event: "passed", seat: 0 };
    expect(signOf(line(buried))).toBe("bury");
    expect(signOf(line(passed))).toBe("other");
    expect(signOf(line(drawn(1, null)))).toBe("draw");
    const undone = { news: "undone" as const, seq: 3, by: 0, to: 0, agreed: false, first: 1 };
    expect(signOf({ news: undone, text: "", undone: null })).toBe("undo");
  });

  it("belongs to the essence of its turn if it changes the table", () => {
    expect([buried, drawn(0, "keen-koi")].map(isChief)).toEqual([true, false]);
  });
});
