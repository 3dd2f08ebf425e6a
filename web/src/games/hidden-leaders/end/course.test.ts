import { expect, it } from "vitest";
import type { HiddenLeadersTally } from "$protocol";
import { across, line, mostCounted, reigns, WIDE } from "./course";

const turn = (leading: "undead" | "water-folk", counted: number[]) => ({
  turn: 1,
  answers: 0,
  red: 1,
  green: 1,
  leading,
  parties: counted,
  counted,
});
const told: HiddenLeadersTally = {
  game: "hidden-leaders",
  turns: [turn("undead", [0, 1]), turn("undead", [1, 1]), turn("water-folk", [2, 0]), turn("undead", [2, 3])],
  changes: [],
};

it("goes from edge to edge", () => {
  expect(across(4, 0)).toBeLessThan(across(4, 3));
  expect(across(4, 3)).toBeLessThan(WIDE);
});

it("draws the most at the top and nothing at the bottom", () => {
  const [low, high] = line([0, 3], 40, 5, 3).split(" ");
  expect([low?.split(",")[1], high?.split(",")[1]]).toEqual(["45", "5"]);
});

it("holds a reign together until another faction would win, and each begins where the last one ends", () => {
  const found = reigns(told);
  expect(found.map(({ faction }) => faction)).toEqual(["undead", "water-folk", "undead"]);
  expect(found[0]?.to).toBe(found[1]?.from);
});

it("knows the most that any party counted", () => {
  expect(mostCounted(told)).toBe(3);
  expect(mostCounted({ ...told, turns: [] })).toBe(1);
});
