import type { Snippet } from "svelte";

/** What a page adds to the line above all pages: a table its menu. */
class Masthead {
  deeds = $state.raw<Snippet | null>(null);

  /** Show it as long as the page is there. */
  lend(deeds: Snippet): () => void {
    this.deeds = deeds;
    return () => {
      if (this.deeds === deeds) this.deeds = null;
    };
  }
}

export const masthead = new Masthead();
