import { expect, it } from "vitest";
import { holds, piecesOf, wordsIn } from "./search";

it.each([
  ["Łuki i strzały", "luki STRZALY"],
  ["Її ґанок", "іі ганок"],
  ["the enemy’s zone", "enemy's"],
])("finds words of %s whatever their case, accents and order", (text, wanted) => {
  expect(holds(text, wordsIn(wanted))).toBe(true);
});

it("misses a text that lacks one of the words", () => {
  expect(holds("a hero in town", wordsIn("hero map"))).toBe(false);
  expect(holds("anything", wordsIn("  "))).toBe(true);
});

it("cuts a text where the words are, and loses nothing of it", () => {
  const pieces = piecesOf("Zażółć, zażółcam", wordsIn("zazol"));
  expect(pieces.filter((one) => one.found).map((one) => one.text)).toEqual(["Zażół", "zażół"]);
  expect(pieces.map((one) => one.text).join("")).toBe("Zażółć, zażółcam");
});

it("takes the longest of the words that begin at one place", () => {
  expect(piecesOf("heroes", wordsIn("hero heroes"))).toEqual([{ text: "heroes", found: true }]);
});
