/** Lets heroes walk and flags rise: only transforms move, nothing waits for them, and any press ends them. */
import { lasting, still } from "$kit/motion/walk";
import { spotOf } from "./chart";
import type { Walk } from "./happenings";
import { middleOf } from "./outline";

const STEP = 130; // milliseconds for a field
const LONGEST = 900; // for a walk, however far
const RISE = 420;

export function walk(layer: HTMLElement, walks: readonly Walk[]): number {
  let delay = 0;
  if (still()) return delay;
  for (const { hero, way } of walks) {
    const node = layer.querySelector<SVGGElement>(`[data-hero="${hero}"]`);
    const duration = lasting(Math.min(LONGEST, STEP * way.length));
    node?.animate(
      way.map((field) => ({ transform: translate(field) })),
      { duration, delay, fill: "backwards", easing: "linear" },
    );
    delay += duration;
  }
  return delay;
}

function translate(field: string): string {
  const { x, y } = middleOf(spotOf(field));
  return `translate(${x}px, ${y}px)`;
}

/** What changed on a field comes into sight after the walk. */
export function rise(layer: HTMLElement, fields: readonly string[], delay: number): void {
  if (still()) return;
  for (const field of fields)
    for (const node of layer.querySelectorAll<SVGGElement>(
      `[data-stands="${field}"] .flag, [data-stands="${field}"] .done`,
    ))
      node.animate(
        [
          { translate: "0 18px", opacity: 0 },
          { translate: "0 0", opacity: 1 },
        ],
        {
          duration: lasting(RISE),
          delay,
          fill: "backwards",
          easing: "ease-out",
        },
      );
}

export function finish(layer: HTMLElement): void {
  for (const one of layer.getAnimations({ subtree: true })) one.finish();
}
