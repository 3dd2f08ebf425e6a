import type { GameEvent } from "$kit/news";
import type { Voice } from "$kit/table/story";
import type { HeroesView } from "$protocol";
import type { Book } from "../book";
import { doer } from "../map/happenings";

/** Somebody has their turn. */
export function turnBegins({ event }: GameEvent): boolean {
  return event === "heroes-card-played" || event === "heroes-passed";
}

const CHIEF: ReadonlySet<string> = new Set([
  "heroes-card-played",
  "heroes-passed",
  "heroes-round-began",
  "heroes-taken",
  "heroes-explored",
  "heroes-routed",
  "heroes-battle-won",
  "heroes-battle-lost",
  "heroes-duel-won",
  "heroes-fled",
  "heroes-built",
  "heroes-level-raised",
  "heroes-advanced",
  "heroes-artifact-won",
  "heroes-game-ended",
] satisfies GameEvent["event"][]);

/** How this game tells of what happened: by turns, with the beginning of a round between them. */
export function voiceOf(view: HeroesView, book: Book): Voice {
  const isRound = ({ event }: GameEvent): boolean => event === "heroes-round-began";
  return {
    turnBegins: (event) => turnBegins(event) || isRound(event),
    isChief: ({ event }) => CHIEF.has(event),
    seatOf: (event) => (isRound(event) ? null : doer(event, view, book)),
  };
}
