import { expect, it } from "vitest";
import { books } from "../gallery/samples";
import { emblemOf } from "./emblems";
import emblems from "./emblems/table.json";

const DRAWN = import.meta.glob<string>("./emblems/*.svg", { eager: true, query: "?raw", import: "default" });

it("each hero and each leader has an emblem of their own", () => {
  const cards = [...books.en.cards, ...books.en.leaders].map((one) => one.id);
  expect(Object.keys(emblems).sort()).toEqual(cards.sort());
  expect(new Set(Object.values(emblems)).size).toBe(cards.length);
});

it("each emblem is drawn in a file of its own, and nothing else is", () => {
  const named = Object.values(emblems).map((icon) => `./emblems/${icon}.svg`);
  expect(Object.keys(DRAWN).sort()).toEqual(named.sort());
  for (const svg of Object.values(DRAWN)) expect(svg).toMatch(/^<svg [^>]+><path id="i" d="[^"]+"\/><\/svg>$/m);
  expect(emblemOf("nobody")).toMatch(/#stone-throne$/);
});
