import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "$kit/language.svelte";
import { addWords, say, speak, textsOf } from "$kit/words";
import heroes from "..";
import { Book } from "../book";
import { books } from "../gallery/samples";
import library from "../library";
import { faceIn, KINDS, traitsOf } from "./box";
import Cards from "./Cards.svelte";

async function speakOfHeroes(language: (typeof LANGUAGES)[number]): Promise<Book> {
  await speak(language);
  for (const words of [heroes.words, library.words]) addWords(await textsOf(words, language));
  return new Book(books[language]);
}

let book: Book;
beforeAll(async () => {
  book = await speakOfHeroes("en");
});

/** Choose in a list by the name of what is chosen. */
async function pick(label: string, value: string): Promise<void> {
  const list = screen.getByRole<HTMLSelectElement>("combobox", { name: say(`heroes-web-cards-${label}`) });
  list.value = value;
  await fireEvent.change(list);
}

const count = (): number => document.querySelectorAll(".card").length;

it.each(LANGUAGES)("shows everything in the box in %s, and every card has a picture and a text", async (language) => {
  book = await speakOfHeroes(language);
  const all = KINDS.flatMap((kind) => book.all(kind).map((thing) => faceIn(kind, thing, book)));
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ symbol }) => symbol === "" || symbol === "spyglass").map(({ title }) => title)).toEqual([]);
  expect(all.filter(({ head, rules }) => head === "" && rules.length === 0).map(({ title }) => title)).toEqual([]);
});

it("is filtered by kind, faction, school, level and words", async () => {
  book = await speakOfHeroes("en");
  render(Cards, { book });
  const whole = count();
  await pick("kind", "unit");
  expect(count()).toBe(16);
  await pick("faction", "haven");
  await pick("level", "3");
  expect([count(), screen.getByText("Griffins").textContent]).toEqual([1, "Griffins"]);
  await pick("kind", "scroll");
  await pick("school", "primal");
  expect(count()).toBe(book.all("scroll").filter(({ facts }) => facts.school === "primal").length);
  await pick("kind", "");
  expect(count()).toBe(whole);
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "tear asha" } });
  expect(screen.getAllByText("Tear of Asha").length).toBeGreaterThan(0);
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zeppelin" } });
  expect(screen.getByRole("status").textContent.trim()).toBe(say("heroes-web-cards-none"));
});

it("counts a building that everybody has to every faction", () => {
  const hall = book.find("building", "town-hall");
  expect(hall && traitsOf("building", hall, book).factions).toHaveLength(4);
});
