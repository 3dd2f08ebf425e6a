import type { GameEvent } from "$kit/news";
import { tone, type Sound } from "$kit/sounds.svelte";

export const CARD: Sound = [tone(420, 300, 0, 0.09, 0.12, "triangle")];
export const BURIED: Sound = [tone(170, 80, 0, 0.32, 0.2, "sine")];
export const STEP: Sound = [tone(620, 620, 0, 0.05, 0.09, "triangle"), tone(740, 740, 0.08, 0.05, 0.09, "triangle")];

/** How something that happened sounds. */
export function soundOf(event: GameEvent): Sound | null {
  if (event.event === "markers-moved") return STEP;
  if (event.event !== "card-moved") return null;
  return event.how === "buried" ? BURIED : CARD;
}
