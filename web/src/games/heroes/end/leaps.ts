import { say } from "$kit/words";
import type { Leap } from "$shell/contract";
import { turnBegins } from "../board/log";

const BATTLES: ReadonlySet<string> = new Set(["heroes-battle-began", "heroes-duel-began"]);

/** Where a replay leaps to: rounds, whose numbers stand above the slider, turns and battles. */
export const leaps: readonly Leap[] = [
  {
    id: "round",
    name: () => say("heroes-web-leap-round"),
    begins: ({ event }) => event === "heroes-round-began",
    mark: (event) => (event.event === "heroes-round-began" ? String(event.round) : ""),
  },
  { id: "turn", name: () => say("heroes-web-leap-turn"), begins: turnBegins },
  {
    id: "battle",
    name: () => say("heroes-web-leap-battle"),
    begins: ({ event }) => BATTLES.has(event),
    mark: () => "⚔",
  },
];
