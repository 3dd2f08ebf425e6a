import { describe, expect, it } from "vitest";
import { chance, closed, FIELD, loops, rough } from "./outline";

const within =
  (...rows: string[]) =>
  ({ column, row }: { column: number; row: number }): boolean =>
    rows[row]?.[column] === "#";

describe("the border of fields", () => {
  it("goes around one field", () => {
    expect(loops(1, 1, within("#"))).toEqual([
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
      ],
    ]);
  });

  it("has a second line around a hole", () => {
    const found = loops(3, 3, within("###", "#.#", "###"));
    expect(found.map((loop) => loop.length).sort()).toEqual([12, 4].sort());
  });

  it("keeps fields apart that touch at a corner", () => {
    const found = loops(2, 2, within("#.", ".#"));
    expect(found.map((loop) => loop.length)).toEqual([4, 4]);
  });

  it("is nowhere without fields", () => {
    expect(loops(2, 2, () => false)).toEqual([]);
  });
});

it("is drawn the same way each time, and never far off the grid", () => {
  const square = loops(1, 1, within("#"))[0] ?? [];
  const points = rough(square, 0.1);
  expect(points).toEqual(rough(square, 0.1));
  expect(points.length).toBe(12);
  for (const { x, y } of points) {
    expect(Math.min(Math.abs(x), Math.abs(y), Math.abs(x - FIELD), Math.abs(y - FIELD))).toBeLessThanOrEqual(6.4);
  }
  expect(closed(points)).toMatch(/^M[-\d. ]+(Q[-\d. ]+)+Z$/);
});

it("draws lots between nothing and one", () => {
  const drawn = Array.from({ length: 100 }, (_, number) => chance(number, -number, 3));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(new Set(drawn.map((one) => Math.round(one * 10))).size).toBeGreaterThan(8);
});
