import { expect, it } from "vitest";
import type { GameEvent } from "$kit/news";
import { BURIED, CARD, soundOf, STEP } from "./sounds";

const event = (facts: object): GameEvent => facts as GameEvent;

it("sounds like what happens", () => {
  expect(soundOf(event({ event: "card-moved", how: "played" }))).toBe(CARD);
  expect(soundOf(event({ event: "card-moved", how: "buried" }))).toBe(BURIED);
  expect(soundOf(event({ event: "markers-moved" }))).toBe(STEP);
  expect(soundOf(event({ event: "passed" }))).toBeNull();
});
