import { keep, kept } from "$kit/kept";
import type { GameInfo } from "$protocol";
import { firstOf, offered } from "./games";

/** What can be played here, and which of it is looked at; the browser remembers that for the next page. */
export class Menu {
  games = $state.raw<readonly GameInfo[]>([]);
  private wish = $state(kept("game"));
  readonly game = $derived(this.games.find(({ id }) => id === this.wish) ?? firstOf(this.games));

  async open(): Promise<void> {
    this.games = await offered();
  }

  choose(game: string): void {
    this.wish = game;
    keep("game", game);
  }
}
