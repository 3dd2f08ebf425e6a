import type { Language } from "$kit/language.svelte";

/** What a game shows in the gallery, as its server would send it. */
export interface Samples {
  books: Readonly<Record<Language, unknown>>;
  scenes: Readonly<Record<Language, Readonly<Record<string, unknown>>>>; // frames by their names
  story: readonly unknown[]; // frames that follow each other
}
