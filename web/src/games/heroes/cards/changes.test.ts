import { beforeEach, expect, it } from "vitest";
import { Book } from "../book";
import { books } from "../gallery/samples";
import { speakHere } from "../speaking";
import { changesOf } from "./changes";

const book = new Book(books.en);

beforeEach(() => speakHere("en"));

it("names every number that a card can change", () => {
  const names = "strength magic initiative command movement rout stack-strength stack-initiative power".split(" ");
  const told = changesOf(Object.fromEntries(names.map((name) => [name, [1, 2]])), book);
  expect(told.map(({ now, then }) => [now, then])).toEqual(names.map(() => [1, 2]));
  expect(told.every(({ what }) => !what.startsWith("heroes-"))).toBe(true);
});

it("names a set by its own name", () => {
  const [set] = book.all("set");
  expect(changesOf({ [`set/${set?.id}`]: [1, 2] }, book)[0]?.what).toContain(set?.name);
});
