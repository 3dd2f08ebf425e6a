/** Outlines of groups of fields as a hand would draw them: coasts, borders of zones. */
import type { Spot } from "./chart";

export const FIELD = 64; // units of the drawing

export interface Point {
  x: number;
  y: number;
}

interface Edge {
  from: Point;
  to: Point;
}

/** A number from 0 to 1 that is always the same for the same place. */
export function chance(x: number, y: number, salt = 0): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

export const middleOf = ({ column, row }: Spot): Point => ({ x: (column + 0.5) * FIELD, y: (row + 0.5) * FIELD });

/** The borders of a group of fields in corners of the grid, each closed, with the group on the right. */
export function loops(columns: number, rows: number, inside: (spot: Spot) => boolean): Point[][] {
  const edges = bordersOf(columns, rows, inside);
  const from = new Map<string, Edge[]>();
  for (const edge of edges) from.set(key(edge.from), [...(from.get(key(edge.from)) ?? []), edge]);
  const found: Point[][] = [];
  for (const first of edges) {
    const loop: Point[] = [];
    for (let edge = take(from, first); edge !== undefined; edge = next(from, edge)) loop.push(edge.from);
    if (loop.length > 0) found.push(loop);
  }
  return found;
}

function bordersOf(columns: number, rows: number, inside: (spot: Spot) => boolean): Edge[] {
  const found: Edge[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (!inside({ column, row })) continue;
      const [a, b] = [
        { x: column, y: row },
        { x: column + 1, y: row },
      ];
      const [c, d] = [
        { x: column + 1, y: row + 1 },
        { x: column, y: row + 1 },
      ];
      if (!inside({ column, row: row - 1 })) found.push({ from: a, to: b });
      if (!inside({ column: column + 1, row })) found.push({ from: b, to: c });
      if (!inside({ column, row: row + 1 })) found.push({ from: c, to: d });
      if (!inside({ column: column - 1, row })) found.push({ from: d, to: a });
    }
  return found;
}

const key = ({ x, y }: Point): string => `${x} ${y}`;

/** The edge, if no loop has it yet. */
function take(from: Map<string, Edge[]>, edge: Edge): Edge | undefined {
  const there = from.get(key(edge.from)) ?? [];
  const place = there.indexOf(edge);
  return place < 0 ? undefined : there.splice(place, 1)[0];
}

/** The way on from the end of an edge: where two fields touch at a corner, around the nearer one. */
function next(from: Map<string, Edge[]>, edge: Edge): Edge | undefined {
  const there = from.get(key(edge.to)) ?? [];
  const turn = ({ to }: Edge): number =>
    (edge.to.x - edge.from.x) * (to.y - edge.to.y) - (edge.to.y - edge.from.y) * (to.x - edge.to.x);
  const [best] = there.toSorted((one, other) => turn(other) - turn(one));
  return best && take(from, best);
}

/** Points along a border, a little off the grid: `wild` of a field at most. */
export function rough(loop: readonly Point[], wild: number): Point[] {
  return loop.flatMap((from, number) => {
    const to = loop[(number + 1) % loop.length] ?? from;
    return [0.22, 0.5, 0.78].map((part) => {
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      const off = (chance(x, y) - 0.5) * 2 * wild;
      return { x: (x - (to.y - from.y) * off) * FIELD, y: (y + (to.x - from.x) * off) * FIELD };
    });
  });
}

/** A smooth closed line: through the middles between its points. */
export function closed(points: readonly Point[]): string {
  const middle = (number: number): Point => {
    const [one, other] = [points[number % points.length], points[(number + 1) % points.length]];
    return { x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2, y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2 };
  };
  const curves = points.map((_, number) => {
    const corner = points[(number + 1) % points.length] ?? { x: 0, y: 0 };
    return `Q${written(corner)} ${written(middle(number + 1))}`;
  });
  return `M${written(middle(0))}${curves.join("")}Z`;
}

export const written = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
