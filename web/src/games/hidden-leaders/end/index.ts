import type { HiddenLeadersView } from "$protocol";
import type { End } from "$shell/contract";
import type { Book } from "../cards/book";
import { beatsOf } from "./acts";
import Figures from "./Figures.svelte";
import { winnerLine } from "./outcome";
import Reveal from "./Reveal.svelte";

/** What a game of Hidden Leaders shows when it is over. */
export default {
  words: import.meta.glob<string>("$packages/hidden_leaders/words/*/{end,outcome}.ftl", {
    query: "?raw",
    import: "default",
  }),
  beats: beatsOf,
  title: (view, seats) => winnerLine(view, seats) ?? "",
  Faces: Reveal,
  Figures,
} satisfies End<HiddenLeadersView, Book>;
