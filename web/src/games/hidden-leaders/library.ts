import { say } from "$kit/words";
import type { Library } from "$shell/contract";
import type { Book } from "./cards/book";
import Cards from "./cards/Cards.svelte";
import RuleExample from "./rules/RuleExample.svelte";
import RulePicture from "./rules/RulePicture.svelte";
import PARTS from "$packages/hidden_leaders/content/chapters.json";

export default {
  words: import.meta.glob<string>("$packages/hidden_leaders/words/*/rules.ftl", { query: "?raw", import: "default" }),
  rules: {
    parts: PARTS,
    name: (id) => say(`hidden-leaders-rules-${id}`),
    text: (section) => say(`hidden-leaders-rules-${section}.text`),
    Picture: RulePicture,
    Example: RuleExample,
  },
  Cards,
} satisfies Library<Book>;
