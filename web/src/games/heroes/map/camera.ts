/** Where the window stands over the map, and how near: pure sums; `view` is the window, `sheet` the map at scale 1. */
import type { Point } from "./outline";

export interface Camera {
  x: number; // pixels by which the sheet is moved
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const NEAREST = 2; // the largest scale

/** All of the map at once. */
export function whole(sheet: Size, view: Size): Camera {
  const scale = Math.min(view.width / sheet.width, view.height / sheet.height);
  return clamped({ x: 0, y: 0, scale }, sheet, view);
}

/** A sheet smaller than the window stands in its middle; a larger one leaves no gap at its edges. */
export function clamped({ x, y, scale }: Camera, sheet: Size, view: Size): Camera {
  return { x: within(x, sheet.width * scale, view.width), y: within(y, sheet.height * scale, view.height), scale };
}

function within(offset: number, length: number, room: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset));
}

export function panned(camera: Camera, x: number, y: number): Camera {
  return { ...camera, x: camera.x + x, y: camera.y + y };
}

/** Nearer or farther by a factor; the point of the window stays over the same point of the map. */
export function zoomed(camera: Camera, factor: number, around: Point, sheet: Size, view: Size): Camera {
  const least = whole(sheet, view).scale;
  const scale = Math.min(Math.max(NEAREST, least), Math.max(least, camera.scale * factor));
  const by = scale / camera.scale;
  const moved = { x: around.x - (around.x - camera.x) * by, y: around.y - (around.y - camera.y) * by, scale };
  return clamped(moved, sheet, view);
}

/** A point of the map in the middle of the window. */
export function centred(on: Point, scale: number, sheet: Size, view: Size): Camera {
  return clamped({ x: view.width / 2 - on.x * scale, y: view.height / 2 - on.y * scale, scale }, sheet, view);
}

/** All of these points in the window, as near as they allow. */
export function around(points: readonly Point[], margin: number, nearest: number, sheet: Size, view: Size): Camera {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...across) - margin, Math.max(...across) + margin];
  const [top, bottom] = [Math.min(...down) - margin, Math.max(...down) + margin];
  const scale = Math.min(nearest, view.width / (right - left), view.height / (bottom - top));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return centred(middle, Math.max(scale, whole(sheet, view).scale), sheet, view);
}

/** Whether a point of the map is in the window, `margin` pixels from its edges. */
export function shows({ x, y, scale }: Camera, point: Point, view: Size, margin: number): boolean {
  const [across, down] = [point.x * scale + x, point.y * scale + y];
  return across >= margin && across <= view.width - margin && down >= margin && down <= view.height - margin;
}
