/** The set-up is asked as two small steps, and sent as the one answer that both make. */
import { beforeAll, expect, it } from "vitest";
import { addWords, speak, textsOf } from "$kit/words";
import type { Question } from "$protocol";
import game from "..";
import { AGAIN, inSteps, isHalf } from "./setup";

const CARDS = ["koi", "eel", "frog"];
const place = (card: string): string => `hand/0/${card}`;
const QUESTION: Question = {
  ask: "setup",
  source: null,
  choices: CARDS.flatMap((one) =>
    CARDS.filter((other) => other !== one).map((other) => ({
      choice: `${one}+${other}`,
      text: `${one}, ${other}`,
      at: [place(one), place(other)],
      group: "setup",
      verb: "hide",
    })),
  ),
};
const nameOf = (at: string): string => at.split("/").at(-1) ?? "";

beforeAll(async () => {
  await speak("en");
  addWords(await textsOf(game.words, "en"));
});

it("asks first which card is hidden: one answer a card, each at its place", () => {
  const asked = inSteps(QUESTION, null, nameOf);
  expect(asked?.choices.map(({ choice, at }) => [choice, at])).toEqual(CARDS.map((one) => [place(one), [place(one)]]));
  expect(asked?.choices[0]?.text).toBe("Place koi face down");
  expect(isHalf(QUESTION, null)).toBe(false);
});

it("asks then which one is discarded, names the first, and lets one choose it anew", () => {
  const asked = inSteps(QUESTION, place("eel"), nameOf);
  expect(asked?.text).toContain("eel");
  expect(asked?.choices.map(({ choice }) => choice)).toEqual(["eel+koi", "eel+frog", AGAIN]);
  expect(asked?.choices.map(({ at }) => at)).toEqual([[place("koi")], [place("frog")], []]);
  expect(isHalf(QUESTION, place("eel"))).toBe(true);
});

it("leaves every other question, and a place that is not asked about, as they are", () => {
  const other = { ...QUESTION, ask: "act" };
  expect(inSteps(other, place("eel"), nameOf)).toBe(other);
  expect(inSteps(null, null, nameOf)).toBeNull();
  expect(inSteps(QUESTION, place("crow"), nameOf)?.choices).toHaveLength(3);
});
