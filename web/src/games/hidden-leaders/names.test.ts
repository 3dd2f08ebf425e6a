import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { Frame, HiddenLeadersView, SeatInfo } from "$protocol";
import TableBoard from "./board/TableBoard.svelte";
import { Book } from "./cards/book";
import EndFigures from "./end/EndFigures.svelte";
import Reveal from "./end/Reveal.svelte";
import { books, scenes } from "./gallery/samples";
import { speakHere } from "./speaking";

const NAME = "שרה כהן"; // from right to left
const seat: SeatInfo = { kind: "person", name: NAME, bot: "random", here: true, away: false, host: false };
const nothing = (): undefined => undefined;
const book = new Book(books.en);
const over = scenes.en["over"] as Frame;
const view = over.view as HiddenLeadersView;
const places = view.leaders.map((_, seat) => ({ seat, place: seat + 1, text: "" }));
const names = view.leaders.map(() => NAME);
const table = { ...over.table, seats: over.table.seats.map(() => seat) };

it.each([
  ["the Leaders at the end", () => render(Reveal, { view, book, names, places, beat: 99 })],
  ["the figures", () => render(EndFigures, { view, answers: 3, book, names })],
  [
    "the table",
    () => render(TableBoard, { frame: { ...over, table }, view, book, log: [], chat: [], onchoose: nothing }),
  ],
])("sets a name apart that runs the other way in %s", async (_, shown) => {
  await speakHere("en");
  shown();
  const found = screen.getAllByText(NAME, { exact: true });
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((one) => one.closest("bdi") !== null)).toBe(true);
});
