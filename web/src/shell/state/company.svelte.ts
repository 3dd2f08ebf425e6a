/** The words about people at a table, which come with the first table that has company. */
import { LateWords } from "$kit/late.svelte";

export const company = new LateWords(
  import.meta.glob<string>("$words/*/people.ftl", { query: "?raw", import: "default" }),
);
