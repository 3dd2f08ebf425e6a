import { say } from "$kit/words";
import type { Library } from "$shell/contract";
import type { Book } from "./cards/book";
import Cards from "./cards/Cards.svelte";
import RuleExample from "./rules/RuleExample.svelte";
import RulePicture from "./rules/RulePicture.svelte";
import { PARTS } from "./rules/rules";

export default {
  rules: {
    parts: PARTS,
    name: (id) => say(`hidden-leaders-web-rules-${id}`),
    text: (section) => say(`hidden-leaders-web-rules-${section}.text`),
    Picture: RulePicture,
    Example: RuleExample,
  },
  Cards,
} satisfies Library<Book>;
