import type { GameEvent } from "$kit/news";
import { tone, type Sound } from "$kit/sounds.svelte";

export const STEP: Sound = [tone(210, 150, 0, 0.06, 0.12, "triangle"), tone(230, 160, 0.11, 0.06, 0.12, "triangle")];
export const FLAG: Sound = [tone(440, 660, 0, 0.18, 0.1, "triangle")];
export const DICE: Sound = [tone(900, 500, 0, 0.03, 0.08, "square"), tone(800, 450, 0.05, 0.03, 0.08, "square")];
export const FALL: Sound = [tone(170, 80, 0, 0.3, 0.18, "sine")];

const SOUNDS: Partial<Record<GameEvent["event"], Sound>> = {
  "heroes-moved": STEP,
  "heroes-taken": FLAG,
  "heroes-explored": FLAG,
  "heroes-rolled": DICE,
  "heroes-eliminated": FALL,
};

/** How something that happened sounds. */
export function soundOf(event: GameEvent): Sound | null {
  return SOUNDS[event.event] ?? null;
}
