import { describe, expect, it } from "vitest";
import { around, centred, clamped, NEAREST, panned, shows, whole, zoomed } from "./camera";

const SHEET = { width: 1000, height: 1000 };
const WINDOW = { width: 400, height: 200 };

it("shows the whole map in the middle of the window", () => {
  expect(whole(SHEET, WINDOW)).toEqual({ x: 100, y: 0, scale: 0.2 });
});

describe("moving", () => {
  it("stops at the edges of the map", () => {
    expect(clamped({ x: 50, y: -900, scale: 1 }, SHEET, WINDOW)).toEqual({ x: 0, y: -800, scale: 1 });
    expect(panned({ x: 1, y: 2, scale: 1 }, 3, 4)).toEqual({ x: 4, y: 6, scale: 1 });
  });

  it("puts a point in the middle, as far as the edges allow", () => {
    expect(centred({ x: 500, y: 500 }, 1, SHEET, WINDOW)).toEqual({ x: -300, y: -400, scale: 1 });
    expect(centred({ x: 0, y: 1000 }, 1, SHEET, WINDOW)).toEqual({ x: 0, y: -800, scale: 1 });
  });

  it("shows all points that matter, as near as they allow", () => {
    const corner = [
      { x: 100, y: 100 },
      { x: 300, y: 200 },
    ];
    expect(around(corner, 50, 2, SHEET, WINDOW)).toEqual({ x: 0, y: -50, scale: 1 });
    expect(around(corner, 50, 0.5, SHEET, WINDOW).scale).toBe(0.5);
    expect(around([...corner, { x: 990, y: 990 }], 110, 2, SHEET, WINDOW)).toEqual(whole(SHEET, WINDOW));
  });
});

describe("coming nearer", () => {
  const near = { x: -100, y: -100, scale: 1 };

  it("keeps the point under the finger", () => {
    const found = zoomed(near, 1.5, { x: 200, y: 100 }, SHEET, WINDOW);
    expect(found.scale).toBe(1.5);
    expect((200 - found.x) / found.scale).toBeCloseTo((200 - near.x) / near.scale);
    expect((100 - found.y) / found.scale).toBeCloseTo((100 - near.y) / near.scale);
  });

  it("ends at the whole map and at the nearest look", () => {
    expect(zoomed(near, 0.01, { x: 0, y: 0 }, SHEET, WINDOW)).toEqual(whole(SHEET, WINDOW));
    expect(zoomed(near, 99, { x: 0, y: 0 }, SHEET, WINDOW).scale).toBe(NEAREST);
  });
});

it("knows what is in the window", () => {
  const camera = { x: -100, y: -100, scale: 1 };
  expect(shows(camera, { x: 150, y: 150 }, WINDOW, 20)).toBe(true);
  expect(shows(camera, { x: 110, y: 150 }, WINDOW, 20)).toBe(false);
  expect(shows(camera, { x: 150, y: 290 }, WINDOW, 20)).toBe(false);
});
