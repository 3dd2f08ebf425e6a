import type { HeroesView } from "$protocol";
import type { End } from "$shell/contract";
import type { Book } from "../book";
import { beatsOf } from "./beats";
import Deeds from "./Deeds.svelte";
import { winnerLine } from "./outcome";
import Players from "./Players.svelte";

/** What a game of Heroes shows when it is over. */
export default { beats: beatsOf, title: winnerLine, Faces: Players, Figures: Deeds } satisfies End<HeroesView, Book>;
