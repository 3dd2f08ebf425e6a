import type { HeroesView } from "$protocol";
import type { Book } from "../book";
import type { Pressing } from "./pressing.svelte";

/** What every part of the board is given: what is known, how it is called, and how it is pressed. */
export interface Panel {
  view: HeroesView;
  book: Book;
  pressing: Pressing;
}
