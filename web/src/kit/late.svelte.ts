/** Words that come with the first page or panel that needs them. */
import { untrack } from "svelte";
import { joinsIn } from "./speakers";
import { addWords, textsOf, type Sources } from "./words";

export class LateWords {
  ready = $state(false);
  private opening: Promise<void> | null = null;

  constructor(private readonly sources: Sources) {}

  /** Fetch the words, once; after a failure they can be asked for again. Whoever waits is drawn once. */
  open(): Promise<void> {
    this.opening ??= untrack(() => this.fetched()).catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  private async fetched(): Promise<void> {
    await joinsIn(async (language) => {
      const texts = await textsOf(this.sources, language);
      return () => addWords(texts);
    });
    this.ready = true;
  }
}
