/** The games of the server, and how they and their options are called. */
import { joinsIn } from "$kit/speakers";
import { addWords, knows, say } from "$kit/words";
import type { GameInfo } from "$protocol";
import { api } from "../api";
import { isAtHome } from "../games";

let asked: Promise<readonly GameInfo[]> | null = null;

/** Everything that can be played here; the server is asked once, and again if it did not answer. */
export function offered(): Promise<readonly GameInfo[]> {
  asked ??= fetched().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** With the words of those that come from elsewhere, in whatever language the page speaks. */
async function fetched(): Promise<readonly GameInfo[]> {
  const { games, words } = await api.games();
  await joinsIn((language) => Promise.resolve(() => addWords(words?.[language] ?? [])));
  return games;
}

/** The game of whoever has not chosen one: the first that has a board here. */
export function firstOf(games: readonly GameInfo[]): GameInfo | undefined {
  return games.find(({ id }) => isAtHome(id)) ?? games[0];
}

export function gameName(game: string): string {
  return said(`${game}-name`) ?? plainly(game);
}

/** An option that is on or off by its name, or one of several words by its word. */
export function optionName(game: string, option: string): string {
  return said(`${game}-option-${option}`) ?? plainly(option);
}

export function aboutOption(game: string, option: string): string {
  return said(`${game}-about-${option}`) ?? "";
}

/** What a game says before it is opened, if it does. */
export function said(message: string): string | undefined {
  return knows(message) ? say(message) : undefined;
}

/** An id that has no words here yet. */
function plainly(id: string): string {
  return id.charAt(0).toLocaleUpperCase() + id.slice(1).replaceAll("-", " ");
}
