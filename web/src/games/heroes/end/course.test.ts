import { expect, it } from "vitest";
import type { HeroesTally } from "$protocol";
import { barsOf, height } from "./course";

const tally: HeroesTally = {
  game: "heroes",
  rounds: [
    { round: 1, power: [{}, {}] },
    { round: 2, power: [{ places: 2, effects: 1 }, { for_good: 1 }] },
    { round: 2, power: [{ places: 3, artifacts: 2, for_good: 1, effects: 1 }, {}] },
  ],
  seats: [],
  moments: [],
};

it("has a bar for every round that began and one for the end, each source upon the one before", () => {
  expect(barsOf(tally, 0).map(({ round, total }) => [round, total])).toEqual([
    [1, 0],
    [2, 3],
    [null, 7],
  ]);
  expect(barsOf(tally, 0)[1]?.pieces).toEqual([
    { source: "places", from: 0, n: 2 },
    { source: "effects", from: 2, n: 1 },
  ]);
});

it("has no piece for what gives nothing", () => {
  expect(barsOf(tally, 1).map(({ pieces }) => pieces.length)).toEqual([0, 1, 0]);
});

it("is as high as the goal, or as whoever went beyond it", () => {
  expect([height(tally, 12), height(tally, 5)]).toEqual([12, 7]);
});
