/** The words with which a game is explained, which come with the first one that is. */
import { LateWords } from "$kit/late.svelte";

export const explaining = new LateWords(
  import.meta.glob<string>("$words/*/analysis.ftl", { query: "?raw", import: "default" }),
);
