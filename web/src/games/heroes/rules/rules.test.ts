import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "$kit/language.svelte";
import { addWords, say, speak, textsOf } from "$kit/words";
import type { Rules } from "$shell/contract";
import RuleBook from "$shell/parts/RuleBook.svelte";
import heroes from "..";
import { Book } from "../book";
import { books } from "../gallery/samples";
import library from "../library";
import { fightOf, viewOf } from "./positions";
import { numbersOf } from "./rules";
import PARTS from "$packages/heroes/content/chapters.json";

const RULES = library.rules as unknown as Rules<unknown>; // the shell does not know what a book is
const SECTIONS = PARTS.flatMap(({ sections }) => sections);
const DRAWN = ["setup", "moving", "terrain", "zones", "flags"];

async function speakOfHeroes(language: (typeof LANGUAGES)[number]): Promise<Book> {
  await speak(language);
  for (const words of [heroes.words, library.words]) addWords(await textsOf(words, language));
  return new Book(books[language]);
}

let book: Book;
beforeAll(async () => {
  book = await speakOfHeroes("en");
});

it.each(LANGUAGES)("has a name and a text for every section in %s", async (language) => {
  book = await speakOfHeroes(language);
  for (const { id } of PARTS) expect(library.rules.name(id)).not.toContain("heroes-rules");
  for (const section of SECTIONS) {
    expect(library.rules.name(section)).not.toContain("heroes-rules");
    expect(library.rules.text(section).length).toBeGreaterThan(80);
  }
});

it("names the rules that every section tells", () => {
  const odd = SECTIONS.flatMap(numbersOf).filter((number) => !/^MMH-[A-Z]+-\d{2,3}(\.\.\d{2,3})?$/.test(number));
  expect(odd).toEqual([]);
});

it("draws pictures from positions of real games", async () => {
  book = await speakOfHeroes("en");
  const { container } = render(RuleBook, { rules: RULES, book });
  expect(DRAWN.filter((section) => container.querySelector(`#${section} .chart .pieces`) === null)).toEqual([]);
  expect(container.querySelectorAll("#zones .zone").length).toBeGreaterThan(0);
  expect(container.querySelectorAll("#moving .near").length).toBeGreaterThan(5);
  expect(viewOf("moving", "steps")?.sight.map.rows.length).toBe(6);
  expect(fightOf("duel")?.battle.heroes.every((hero) => hero !== null)).toBe(true);
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

it("finds words, marks and counts them, and goes from one to the next", async () => {
  book = await speakOfHeroes("en");
  const { container } = render(RuleBook, { rules: RULES, book });
  const field = screen.getByRole("searchbox");
  await fireEvent.input(field, { target: { value: "PORTAL mountain" } });
  const marks = [...container.querySelectorAll("mark")];
  expect(new Set(marks.map((mark) => mark.textContent.toLowerCase()))).toEqual(new Set(["portal", "mountain"]));
  expect(within(container).getAllByRole("heading", { level: 3 })).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toContain(String(marks.length));
  Element.prototype.scrollIntoView = () => undefined;
  await fireEvent.keyDown(field, { key: "Enter" });
  await expect.poll(() => container.querySelector("mark.here")).toBe(marks[0]);
  await fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
  await expect.poll(() => container.querySelector("mark.here")).toBe(marks.at(-1));
  await fireEvent.keyDown(field, { key: "Escape" });
  expect(within(container).getAllByRole("heading", { level: 3 })).toHaveLength(SECTIONS.length);
});

it("says so where nothing is found", async () => {
  book = await speakOfHeroes("en");
  render(RuleBook, { rules: RULES, book });
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zeppelin" } });
  expect(screen.getByRole("status").textContent).toBe(say("web-rules-none"));
});
