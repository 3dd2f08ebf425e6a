/** How much of a battle is read aloud, as this browser remembers it. */
import { keep, kept } from "$kit/kept";
import type { GameEvent } from "$kit/news";

export const LEVELS = ["blows", "results", "silent"] as const;
export type Level = (typeof LEVELS)[number];

const WHAT = "heroes.hearing";

/** What a blow is made of. */
const BLOWS: ReadonlySet<GameEvent["event"]> = new Set<GameEvent["event"]>([
  "heroes-battle-turn",
  "heroes-track",
  "heroes-attacked",
  "heroes-rolled",
  "heroes-rerolled",
  "heroes-hits",
  "heroes-prevented",
  "heroes-wounded",
  "heroes-turned-basic",
  "heroes-healed",
  "heroes-card-rolled",
  "heroes-luck-spent",
  "heroes-regenerated",
]);
/** What comes of it. */
const RESULTS: ReadonlySet<GameEvent["event"]> = new Set<GameEvent["event"]>([
  "heroes-battle-began",
  "heroes-duel-began",
  "heroes-eliminated",
  "heroes-summoned",
  "heroes-scroll-cancelled",
  "heroes-fled",
  "heroes-given-up",
  "heroes-battle-won",
  "heroes-battle-lost",
  "heroes-duel-won",
]);

const remembered = kept(WHAT);
let level = $state<Level>(LEVELS.find((one) => one === remembered) ?? "blows");

export const levelNow = (): Level => level;

export function setLevel(next: Level): void {
  level = next;
  keep(WHAT, next);
}

/** Whether something that happened is read aloud. */
export function isHeard({ event }: GameEvent): boolean {
  return level === "blows" || !(BLOWS.has(event) || (level === "silent" && RESULTS.has(event)));
}
