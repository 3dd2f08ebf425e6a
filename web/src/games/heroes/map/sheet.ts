/** The sheet that the map is drawn on: its fields, and the sea with the frame around them. */
import type { Size } from "./camera";
import type { Chart } from "./chart";
import { spotOf } from "./chart";
import { FIELD, middleOf, type Point } from "./outline";

export const MARGIN = 44; // around the fields

export const sizeOf = (chart: Chart): Size => ({
  width: chart.columns * FIELD + 2 * MARGIN,
  height: chart.rows * FIELD + 2 * MARGIN,
});

/** The middle of a field, from the corner of the sheet. */
export function pointOf(field: string): Point {
  const { x, y } = middleOf(spotOf(field));
  return { x: x + MARGIN, y: y + MARGIN };
}
