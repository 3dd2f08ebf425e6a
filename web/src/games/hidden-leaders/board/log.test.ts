import { describe, expect, it } from "vitest";
import type { Happened, HiddenLeadersBook } from "$protocol";
import { Book } from "../cards/book";
import english from "../gallery/samples/book.en.json";
import { cardsOf, iconOf, pieces } from "./log";

const book = new Book(english as HiddenLeadersBook);
const buried: Happened["event"] = {
  event: "card-moved",
  how: "buried",
  seat: 0,
  card: "keen-koi",
  from: { zone: "party-up", seat: 1, index: 0 },
  to: { zone: "graveyard", index: 3 },
};

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
    expect(iconOf({ news: "event", seq: 1, event: buried })).toBe("grave");
    expect(iconOf({ news: "event", seq: 2, event: { event: "passed", seat: 0 } })).toBe("scroll");
    expect(iconOf({ news: "undone", seq: 3, by: 0, to: 0, agreed: false, first: 1 })).toBe("undo");
  });
});
