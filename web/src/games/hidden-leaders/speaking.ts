import type { Language } from "$kit/language.svelte";
import { addWords, speak, textsOf } from "$kit/words";
import game from ".";

/** The page speaks a language, and this game with it: for what shows the game without a server. */
export async function speakHere(language: Language): Promise<void> {
  await speak(language);
  addWords(await textsOf({ ...game.words, ...(await game.end()).words }, language));
}
