/** The words about people at a table, which come with the first table that has company. */
import { joinsIn } from "$kit/speakers";
import { addWords, textsOf, type Sources } from "$kit/words";

const WORDS: Sources = import.meta.glob<string>("$words/*/people.ftl", { query: "?raw", import: "default" });

class Company {
  ready = $state(false);
  private opening: Promise<void> | null = null;

  /** Fetch the words, once; after a failure they can be asked for again. */
  open(): Promise<void> {
    this.opening ??= this.fetched().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  private async fetched(): Promise<void> {
    await joinsIn(async (language) => {
      const texts = await textsOf(WORDS, language);
      return () => addWords(texts);
    });
    this.ready = true;
  }
}

export const company = new Company();
