import { expect, it } from "vitest";
import { books } from "../gallery/samples";
import emblems from "./emblems.json";

it("each hero and each leader has an emblem of their own", () => {
  const cards = [...books.en.cards, ...books.en.leaders].map((one) => one.id);
  expect(Object.keys(emblems).sort()).toEqual(cards.sort());
  expect(new Set(Object.values(emblems)).size).toBe(cards.length);
});
