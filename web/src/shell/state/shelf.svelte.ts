/** The games that were opened here: what there is of each, in the language of the page. */
import { joinsIn } from "$kit/speakers";
import { addWords, say, textsOf } from "$kit/words";
import { api, Refusal } from "../api";
import type { GameModule, Library } from "../contract";
import { isAtHome, load } from "../games";
import { offered } from "./games";

export interface Opened {
  module: GameModule;
  book: unknown; // what the module makes of the box of its game
}

class Shelf {
  private games = $state.raw<ReadonlyMap<string, Opened>>(new Map());
  private libraries = $state.raw<ReadonlyMap<string, Library<unknown>>>(new Map());

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
  const [module] = await Promise.all([load(game), isAtHome(game) ? null : offered()]); // a guest's words come with it
  await joinsIn(async (language) => {
    const box = module.book === undefined ? undefined : api.box(game, language);
    const [texts, told] = await Promise.all([textsOf(module.words ?? {}, language), box]);
    return () => {
      addWords(texts);
      shelf.put(game, { module, book: module.book?.(told) });
    };
  });
}

const reading: Record<string, Promise<void> | undefined> = {};

/** Fetch what is read about a game, once; after a failure it can be tried again. */
export function read(game: string): Promise<void> {
  const found = (reading[game] ??= borrowed(game));
  found.catch(() => (reading[game] = undefined));
  return found;
}

async function borrowed(game: string): Promise<void> {
  await open(game);
  const library = (await libraryOf(shelf.of(game)?.module)) ?? {};
  await joinsIn(async (language) => {
    const texts = await textsOf(library.words ?? {}, language);
    return () => {
      addWords(texts);
      shelf.read(game, library);
    };
  });
}

function libraryOf(module: GameModule | undefined): Promise<Library<unknown>> | undefined {
  return module?.library?.().catch(() => {
    throw new Refusal("offline", say("web-offline"), 0);
  });
}
