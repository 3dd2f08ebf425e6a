import { expect, it } from "vitest";
import { Chart } from "./chart";
import { groundOf } from "./terrain";

const count = (text: string, letter: string): number => text.split(letter).length - 1;

it("draws land in one line, water as the gap between", () => {
  const ground = groundOf(new Chart({ rows: ["..~..", "..~.."], places: {}, guards: {} }, new Map()));
  expect(count(ground.coast, "Z")).toBe(2);
  expect(ground.patches.length).toBe(8);
  expect(count(ground.ripples, "M")).toBe(4);
});

it("leaves room where something stands", () => {
  const map = { rows: ["SSS1", "1^^H"], places: { S: "sawmill" }, guards: {} };
  const ground = groundOf(new Chart(map, new Map([["1", "common"]])));
  expect(ground.firs + ground.tufts).toBe("");
  expect(ground.peaks.length).toBe(4);
  expect(ground.peaks.map((peak) => peak.y)).toEqual(ground.peaks.map((peak) => peak.y).sort((a, b) => a - b));
});

it("draws a map with holes", () => {
  const ground = groundOf(new Chart({ rows: [" .. ", "....", " .. "], places: {}, guards: {} }, new Map()));
  expect(count(ground.coast, "Z")).toBe(1);
  expect(count(ground.grid, "M")).toBe(8);
});
