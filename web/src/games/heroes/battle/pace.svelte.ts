/** How fast a battle is shown, as this browser remembers it. */
import { keep, kept } from "$kit/kept";

export const PACES = ["off", "quick", "slow"] as const;
export type Pace = (typeof PACES)[number];

const WHAT = "heroes.pace";
export const MILLISECONDS: Readonly<Record<Pace, number>> = { off: 0, quick: 1100, slow: 2600 }; // for one blow

const remembered = kept(WHAT);
let pace = $state<Pace>(PACES.find((one) => one === remembered) ?? "quick");

export const paceNow = (): Pace => pace;

export function setPace(next: Pace): void {
  pace = next;
  keep(WHAT, next);
}
