import { expect, it } from "vitest";
import type { MapData } from "$protocol";
import { besides, Chart, nameOf, spotOf } from "./chart";

const MAP: MapData = { rows: [" S1", "~^H"], places: { S: "sawmill" }, guards: { b1: "c1" } };
const chart = new Chart(MAP, new Map([["1", "common"]]));

it("names fields by column and row, and finds them again", () => {
  expect(nameOf({ column: 2, row: 11 })).toBe("c12");
  expect(spotOf("c12")).toEqual({ column: 2, row: 11 });
});

it("knows which fields there are", () => {
  expect([chart.columns, chart.rows]).toEqual([3, 2]);
  expect(chart.fields).toEqual(["b1", "c1", "a2", "b2", "c2"]);
  expect(chart.has({ column: 0, row: 0 })).toBe(false);
  expect(chart.has({ column: 3, row: 0 })).toBe(false);
});

it("tells terrain, places and creatures apart", () => {
  expect(chart.fields.map((field) => chart.terrain(field))).toEqual(["open", "open", "water", "mountain", "port"]);
  expect([chart.terrain("a1"), chart.terrain("d1")]).toEqual([null, null]);
  expect([chart.place("b1"), chart.place("c1"), chart.tier("c1"), chart.tier("b1")]).toEqual([
    "sawmill",
    null,
    "common",
    null,
  ]);
});

it("knows who guards what", () => {
  expect([chart.guardOf("b1"), chart.guardedFrom("c1")]).toEqual(["c1", "b1"]);
  expect([chart.guardOf("c2"), chart.guardedFrom("c2")]).toEqual([null, null]);
});

it("finds four neighbours", () => {
  expect(besides(spotOf("b2")).map(nameOf)).toEqual(["b1", "c2", "b3", "a2"]);
});
