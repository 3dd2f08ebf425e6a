/** The games that were opened here: what there is of each, in the language of the page. */
import { joinsIn } from "$kit/speakers";
import { addWords, say, textsOf, type Sources } from "$kit/words";
import { api, Refusal } from "../api";
import type { End, GameModule, Library, View } from "../contract";
import { isAtHome, load } from "../games";
import { offered } from "./games";

export interface Opened {
  module: GameModule;
  book: unknown; // what the module makes of the box of its game
}

export type Finale = End<View, unknown> | null;

/** What the house itself says when a game is over. */
const LAST_WORDS: Sources = import.meta.glob<string>("$words/*/end.ftl", { query: "?raw", import: "default" });

class Shelf {
  private games = $state.raw<ReadonlyMap<string, Opened>>(new Map());
  private libraries = $state.raw<ReadonlyMap<string, Library<unknown>>>(new Map());
  private ends = $state.raw<ReadonlyMap<string, Finale>>(new Map());

  /** Nothing until its words and its book are here. */
  of(game: string | undefined): Opened | undefined {
    return game === undefined ? undefined : this.games.get(game);
  }

  put(game: string, opened: Opened): void {
    this.games = new Map([...this.games, [game, opened]]);
  }

  /** What is read about a game; nothing until its words are here. */
  libraryOf(game: string | undefined): Library<unknown> | undefined {
    return game === undefined ? undefined : this.libraries.get(game);
  }

  read(game: string, library: Library<unknown>): void {
    this.libraries = new Map([...this.libraries, [game, library]]);
  }

  /** What shows the end of a game, null if it brings nothing; undefined until its words are here. */
  endOf(game: string): Finale | undefined {
    return this.ends.get(game);
  }

  end(game: string, finale: Finale): void {
    this.ends = new Map([...this.ends, [game, finale]]);
  }
}

export const shelf = new Shelf();

const opening: Record<string, Promise<void> | undefined> = {};

/** Fetch what there is of a game, once; after a failure it can be tried again. */
export function open(game: string): Promise<void> {
  const found = (opening[game] ??= fetched(game));
  found.catch(() => (opening[game] = undefined));
  return found;
}

async function fetched(game: string): Promise<void> {
  if (!isAtHome(game)) await Promise.all([load(game), offered()]); // a guest's words come with it
  await joinsIn(async (language) => {
    const box = isAtHome(game) ? api.box(game, language) : undefined; // comes while the code does
    const loading = load(game);
    const words = loading.then((module) => textsOf(module.words ?? {}, language));
    const [module, texts, told] = await Promise.all([loading, words, box]);
    return () => {
      addWords(texts);
      shelf.put(game, { module, book: module.book?.(told) });
    };
  });
}

const reading: Record<string, Promise<void> | undefined> = {};
const ending: Record<string, Promise<void> | undefined> = {};

/** Fetch what is read about a game, once; after a failure it can be tried again. */
export function read(game: string): Promise<void> {
  const found = (reading[game] ??= borrowed(game));
  found.catch(() => (reading[game] = undefined));
  return found;
}

/** Fetch what shows the end of a game that is open, once; after a failure it can be tried again. */
export function finish(game: string): Promise<void> {
  const found = (ending[game] ??= ended(game));
  found.catch(() => (ending[game] = undefined));
  return found;
}

async function ended(game: string): Promise<void> {
  const finale = (await part(shelf.of(game)?.module.end)) ?? null;
  await joinsIn(async (language) => {
    const texts = await textsOf({ ...LAST_WORDS, ...finale?.words }, language);
    return () => {
      addWords(texts);
      shelf.end(game, finale);
    };
  });
}

async function borrowed(game: string): Promise<void> {
  await open(game);
  const library = (await part(shelf.of(game)?.module.library)) ?? {};
  await joinsIn(async (language) => {
    const texts = await textsOf(library.words ?? {}, language);
    return () => {
      addWords(texts);
      shelf.read(game, library);
    };
  });
}

/** A part of a game that is fetched when it is needed. */
function part<Part>(fetch: (() => Promise<Part>) | undefined): Promise<Part> | undefined {
  return fetch?.().catch(() => {
    throw new Refusal("offline", say("web-offline"), 0);
  });
}
