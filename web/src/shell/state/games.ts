/** The games of the server: one has a board here, any other is played in words. */
import type { Frame, HiddenLeadersView } from "$protocol";
import { knows, say } from "$kit/words";

export const GAME = "hidden-leaders";

/** Options that exclude each other are one field: how long the game lasts. */
export const LENGTHS: readonly string[] = ["medium", "long"];

/** What the board of Hidden Leaders shows; null before the game begins, and at the table of another game. */
export function boardOf(frame: Frame): HiddenLeadersView | null {
  return frame.view?.game === GAME ? frame.view : null;
}

export function gameName(game: string): string {
  if (game === GAME) return say("ui-game");
  return knows(`web-game-${game}`) ? say(`web-game-${game}`) : plainly(game);
}

export function optionName(option: string): string {
  return knows(`ui-option-${option}`) ? say(`ui-option-${option}`) : plainly(option);
}

export function aboutOption(option: string): string {
  return knows(`ui-about-${option}`) ? say(`ui-about-${option}`) : "";
}

/** An id that has no words here yet. */
function plainly(id: string): string {
  return id.charAt(0).toLocaleUpperCase() + id.slice(1).replaceAll("-", " ");
}
