import { expect, it } from "vitest";
import type { Frame, HeroesView } from "$protocol";
import { Book } from "../book";
import { books, scenes } from "../gallery/samples";
import { raising, worksOf } from "./works";

const VIEW = (scenes.en["build"] as Frame).view as HeroesView;
const WORK = { id: "garrison", name: "Garrison", rules: [], stands: false };

it("is raised by one answer for each way to pay, and not twice", () => {
  expect(raising({ ...WORK, prices: [{ resources: 4 }] })).toEqual(["build garrison"]);
  const both = [{ resources: 3 }, { gold: 3 }];
  expect(raising({ ...WORK, prices: both })).toEqual(["build garrison", "build garrison for gold"]);
  expect(raising({ ...WORK, stands: true, prices: both })).toEqual([]);
});

it("knows every building of the faction and no other", () => {
  const works = worksOf(VIEW, new Book(books.en), 0);
  const standing = works.filter(({ stands }) => stands).map(({ id }) => id);
  expect(works).toHaveLength(9);
  expect(new Set(standing)).toEqual(new Set(VIEW.players[0]?.buildings));
  for (const { stands, prices } of works) expect(prices.length > 0).toBe(!stands);
});
