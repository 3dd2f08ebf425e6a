import { api } from "$shell/api";
import { Book, type CardBook } from "./cards/book";
import type { CardData, HiddenLeadersBook, MoveData } from "$protocol";
import { GAME } from "$shell/state/games";
import { speech } from "$kit/language.svelte";
import { speaksAlong } from "$kit/speakers";

/** The cards in the language of the page; null until they are here. */
class Shelf {
  book = $state.raw<Book | null>(null);
  track = $state.raw<HiddenLeadersBook["track"] | null>(null);
  sets = $state.raw<HiddenLeadersBook["sets"]>([]);
  verbs = $state.raw<Readonly<Record<string, readonly string[]>>>({});
}

export const shelf = new Shelf();

/** Fetch the cards in the language of the page. */
export async function openBook(): Promise<void> {
  const lang = speech.language;
  if (shelf.book?.lang === lang) return;
  const told = await api.book(GAME, lang);
  if (lang === speech.language) put(told); // else another was chosen meanwhile
}

/** Books that are here are there in another language when the page speaks it. */
speaksAlong(async (language) => {
  if (shelf.book === null) return () => undefined;
  const told = await api.book(GAME, language);
  return () => put(told);
});

function put(told: HiddenLeadersBook): void {
  shelf.book = new Book(cardBook(told));
  shelf.track = told.track;
  shelf.sets = told.sets;
  shelf.verbs = Object.fromEntries(told.cards.map((card) => [card.id, card.verbs]));
}

function cardBook(told: HiddenLeadersBook): CardBook {
  const names = Object.fromEntries(told.factions.map((faction) => [faction.id, faction.name]));
  return {
    lang: told.lang,
    heroes: told.cards.map(hero),
    leaders: told.leaders,
    factions: names as CardBook["factions"],
  };
}

function hero(card: CardData): CardBook["heroes"][number] {
  const { marker } = card;
  return {
    ...card,
    marker: marker === null ? null : { ...marker, moves: marker.moves.map(move) },
    marker_text: marker?.text ?? "",
    marker_at: marker?.at ?? 0,
  };
}

function move(one: MoveData): { marker: MoveData["marker"]; by: string; conditional: boolean } {
  const sign = one.by < 0 ? "-" : "+";
  return {
    marker: one.marker,
    by: sign + (one.times_x ? "X" : String(Math.abs(one.by))),
    conditional: one.conditional,
  };
}
