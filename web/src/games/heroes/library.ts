import { say } from "$kit/words";
import PARTS from "$packages/heroes/content/chapters.json";
import type { Library } from "$shell/contract";
import type { Book } from "./book";
import Cards from "./cards/Cards.svelte";
import RulePicture from "./rules/RulePicture.svelte";
import { numbersOf } from "./rules/rules";

export default {
  words: import.meta.glob<string>("$packages/heroes/words/*/rules.ftl", { query: "?raw", import: "default" }),
  rules: {
    parts: PARTS,
    name: (id) => say(`heroes-rules-${id}`),
    text: (section) => say(`heroes-rules-${section}.text`),
    numbers: numbersOf,
    Picture: RulePicture,
  },
  Cards,
} satisfies Library<Book>;
