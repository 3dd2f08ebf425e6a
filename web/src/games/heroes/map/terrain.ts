/** What the ground looks like, as paths: drawn once for a map. */
import { nameOf, type Chart, type Spot } from "./chart";
import { chance, closed, FIELD, loops, middleOf, rough, type Point } from "./outline";

const SHORE = 0.085; // of a field, by which a coast leaves the grid

export interface Peak extends Point {
  width: number;
  height: number;
}

export interface Patch extends Point {
  radius: number;
  kind: number;
}

export interface Ground {
  coast: string;
  grid: string;
  patches: Patch[];
  peaks: Peak[];
  firs: string;
  tufts: string;
  ripples: string;
}

export function groundOf(chart: Chart): Ground {
  const spots = everySpot(chart);
  const of = (wanted: string): Spot[] => spots.filter((spot) => chart.terrain(nameOf(spot)) === wanted);
  const isLand = (spot: Spot): boolean => chart.has(spot) && chart.terrain(nameOf(spot)) !== "water";
  const bare = of("open").filter((spot) => chart.place(nameOf(spot)) === null && chart.tier(nameOf(spot)) === null);
  return {
    coast: coastOf(chart, isLand),
    grid: spots.map(tick).join(""),
    patches: spots.filter(isLand).map(patch),
    peaks: of("mountain")
      .flatMap(peaks)
      .toSorted((one, other) => one.y - other.y),
    firs: bare
      .filter((spot) => lot(spot, 1) < 0.4)
      .map(firs)
      .join(""),
    tufts: bare
      .filter((spot) => lot(spot, 1) > 0.3)
      .map(tufts)
      .join(""),
    ripples: of("water").map(ripples).join(""),
  };
}

/** Where land ends; the sea around the map is the edge of all that has none. */
export function coastOf(chart: Chart, isLand: (spot: Spot) => boolean): string {
  return loops(chart.columns, chart.rows, isLand)
    .map((loop) => closed(rough(loop, SHORE)))
    .join("");
}

/** Where a compass rose has room: in the corners of a map that has none. */
export function rosesOf(chart: Chart): { x: number; y: number; size: number }[] {
  const side = Array.from({ length: chart.columns }, (_, column) => column).findIndex((column) =>
    chart.has({ column, row: 0 }),
  );
  if (side < 2) return [];
  const [near, far] = [(side * FIELD) / 2, (chart.rows - side / 2) * FIELD];
  return [
    { x: near, y: far, size: side * FIELD * 0.62 },
    { x: (chart.columns - side / 2) * FIELD, y: near, size: side * FIELD * 0.62 },
  ];
}

function everySpot(chart: Chart): Spot[] {
  const all = Array.from({ length: chart.rows }, (_, row) =>
    Array.from({ length: chart.columns }, (_, column) => ({ column, row })),
  );
  return all.flat().filter((spot) => chart.has(spot));
}

const lot = ({ column, row }: Spot, salt: number): number => chance(column, row, salt);

/** A point of the field, `dx` and `dy` of it from its middle. */
function off(spot: Spot, dx: number, dy: number): Point {
  const { x, y } = middleOf(spot);
  return { x: Math.round(x + dx * FIELD), y: Math.round(y + dy * FIELD) };
}

/** A small cross at the corner of a field. */
function tick(spot: Spot): string {
  const corner = off(spot, 0.5, 0.5);
  return `M${corner.x - 3} ${corner.y}h6m-3 -3v6`;
}

function patch(spot: Spot): Patch {
  const middle = off(spot, lot(spot, 2) - 0.5, lot(spot, 3) - 0.5);
  return { ...middle, radius: Math.round(22 + lot(spot, 4) * 26), kind: Math.floor(lot(spot, 5) * 3) };
}

function peaks(spot: Spot): Peak[] {
  const tall = off(spot, (lot(spot, 6) - 0.5) * 0.22 - 0.06, 0.3);
  const low = off(spot, lot(spot, 7) < 0.5 ? -0.24 : 0.24, 0.42);
  return [
    { ...tall, width: 21 + lot(spot, 8) * 4, height: 44 + lot(spot, 9) * 12 },
    { ...low, width: 15 + lot(spot, 10) * 4, height: 22 + lot(spot, 11) * 8 },
  ];
}

function firs(spot: Spot): string {
  return [12, 14, 16]
    .filter((salt) => salt < 16 || lot(spot, 15) > 0.5)
    .map((salt) => {
      const { x, y } = off(spot, (lot(spot, salt) - 0.5) * 0.66, 0.16 + (lot(spot, salt + 1) - 0.5) * 0.6);
      return `M${x - 5} ${y}l5 -15l5 15z`;
    })
    .join("");
}

function tufts(spot: Spot): string {
  return [20, 22]
    .map((salt) => {
      const { x, y } = off(spot, (lot(spot, salt) - 0.5) * 0.7, (lot(spot, salt + 1) - 0.5) * 0.7);
      return `M${x - 4} ${y}q1 -4 -1 -6m5 6q0 -5 0 -8m5 8q-1 -4 1 -6`;
    })
    .join("");
}

function ripples(spot: Spot): string {
  return [30, 32]
    .map((salt) => {
      const { x, y } = off(spot, (lot(spot, salt) - 0.5) * 0.5 - 0.14, (lot(spot, salt + 1) - 0.5) * 0.7);
      return `M${x} ${y}q5 -5 9 0t9 0`;
    })
    .join("");
}
