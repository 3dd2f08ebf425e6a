import type { Snippet } from "svelte";

/** What a page adds to the line above all pages: a table its menu. */
class Masthead {
  deeds = $state.raw<Snippet | null>(null);
  asks = $state(false); // there is a question on the page

  /** Show it as long as the page is there. */
  lend(deeds: Snippet, asks: boolean): () => void {
    this.deeds = deeds;
    this.asks = asks;
    return () => {
      if (this.deeds !== deeds) return;
      this.deeds = null;
      this.asks = false;
    };
  }
}

export const masthead = new Masthead();
