/** The dice of an attack as they are drawn. */
import type { Blow } from "./blows";

export interface Die {
  value: number;
  hit: boolean | null; // null where nobody can tell any more
  again: boolean; // it was rolled again
}

/** The dice as they lie now; `upTo` is the highest number that hits. */
export function diceOf({ rolls }: Blow, upTo: number | null): Die[] {
  const last = rolls.at(-1)?.dice ?? [];
  return last.map((value, place) => ({
    value,
    hit: upTo === null ? null : value <= upTo,
    again: rolls.some(({ dice }) => dice[place] !== value),
  }));
}
