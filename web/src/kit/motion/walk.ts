/** A marker walks along the track, space by space; only its transform moves. */
import { settings } from "../settings.svelte";

export const STEP = 170; // milliseconds for one space

/** The steps from one space to another, both ends included: `steps(3, 5)` is 3, 4, 5. */
export function steps(from: number, to: number): number[] {
  const way = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, number) => from + way * number);
}

/** Whether nothing is to move: the device or somebody here wants it so. */
export const still = (): boolean => settings.still;

/** How long something takes, in milliseconds, at the pace that somebody wants. */
export const lasting = (usual: number): number => usual * settings.tempo;

export function walk(space: () => number) {
  return (node: HTMLElement) => {
    const now = space();
    const before = Number(node.dataset["space"] ?? now);
    node.dataset["space"] = String(now);
    stride(node, before, now);
  };
}

/** From one space to another, in hops. */
export function stride(node: HTMLElement, before: number, now: number): void {
  if (before === now || still() || typeof node.animate !== "function") return;
  const frames = steps(before, now).flatMap((one, number) => {
    const here = `translateX(${(one - 1) * 100}%)`;
    const hop = { transform: `${here} translateY(-0.5rem)`, easing: "ease-out" };
    return number === 0 ? [{ transform: here }] : [hop, { transform: here, easing: "ease-in" }];
  });
  node.animate(frames, { duration: lasting(STEP) * Math.abs(now - before), composite: "replace" });
}
