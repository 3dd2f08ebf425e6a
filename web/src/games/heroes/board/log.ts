import type { GameEvent } from "$kit/news";

/** A line that is the heading of those below it. */
export function turnBegins({ event }: GameEvent): boolean {
  return event === "heroes-card-played" || event === "heroes-passed";
}
