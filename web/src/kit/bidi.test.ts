import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { books, scenes } from "$games/hidden-leaders/gallery/samples";
import { isolated } from "./bidi";
import { Book, type CardBook } from "$games/hidden-leaders/cards/book";
import EndFigures from "$games/hidden-leaders/end/EndFigures.svelte";
import Leaders from "$games/hidden-leaders/end/Leaders.svelte";
import LobbySeat from "$shell/parts/LobbySeat.svelte";
import type { Frame, HiddenLeadersView, SeatInfo } from "$protocol";
import Chat from "./table/Chat.svelte";
import Hearing from "./table/Hearing.svelte";
import TableBoard from "$games/hidden-leaders/board/TableBoard.svelte";
import { say, speak } from "./words";

const NAME = "שרה כהן"; // from right to left
const APART = `\u2068${NAME}\u2069`;

beforeEach(() => speak("en"));

describe("a name in a sentence", () => {
  it("is set apart if it runs the other way", () => {
    expect(say("web-wins", { player: NAME })).toBe(`${APART} wins`);
    expect(["خالد", "𐤀𐤁", "ﷲ"].map(isolated)).toEqual(["\u2068خالد\u2069", "\u2068𐤀𐤁\u2069", "\u2068ﷲ\u2069"]);
  });

  it("stays as it is if it runs with the sentence", () => {
    expect(say("web-wins", { player: "Ann" })).toBe("Ann wins");
    expect(["Їжачок", "Ann 2", "🂡", "安"].map(isolated)).toEqual(["Їжачок", "Ann 2", "🂡", "安"]);
  });
});

describe("a name that stands alone", () => {
  const seat: SeatInfo = { kind: "person", name: NAME, bot: "random", here: true, away: false, host: false };
  const nothing = (): undefined => undefined;
  const book = new Book(books.en as CardBook);
  const over = scenes.en["over"] as Frame;
  const view = over.view as HiddenLeadersView;
  const names = view.leaders.map(() => NAME);
  const table = { ...over.table, seats: over.table.seats.map(() => seat) };
  const line = { news: "said" as const, seq: 1, seat: 0, name: NAME, at: 0, text: "!שלום" };

  it.each([
    [
      "a seat of the lobby",
      () => render(LobbySeat, { number: 0, seat, mine: true, bots: [], onbot: nothing, onleave: nothing }),
    ],
    ["the chat", () => render(Chat, { lines: [line], most: 300 })],
    [
      "the list of those who are heard",
      () => render(Hearing, { people: [{ seat: 0, name: NAME, muted: false }], onmute: nothing }),
    ],
    ["the Leaders at the end", () => render(Leaders, { view, book, names })],
    ["the figures", () => render(EndFigures, { view, answers: 3, book, names })],
    [
      "the table",
      () => render(TableBoard, { frame: { ...over, table }, view, book, log: [], chat: [], onchoose: nothing }),
    ],
  ])("is set apart in %s", (_, shown) => {
    shown();
    const found = screen.getAllByText(NAME, { exact: true });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.closest("bdi") !== null)).toBe(true);
  });
});
