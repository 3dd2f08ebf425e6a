/** The cards in words, as the server tells them: GET /api/games/hidden-leaders/cards?lang=... */

export type Faction = "undead" | "water-folk" | "imperial-army" | "hill-tribes";
export const FACTIONS: readonly Faction[] = ["undead", "water-folk", "imperial-army", "hill-tribes"];

export type Marker = "red" | "green" | "leading" | "trailing";

export interface MarkerMove {
  marker: Marker;
  by: string; // "+1", "-2", "+X"
  conditional: boolean;
}

export interface MarkerLine {
  mode: "none" | "all" | "one-of" | "any-of";
  moves: MarkerMove[];
  conditional: boolean; // the whole line has a condition, or somebody else decides
}

export interface HeroFacts {
  id: string;
  name: string;
  factions: Faction[];
  set: "base" | "extras" | "queens";
  advanced: boolean;
  marker: MarkerLine | null;
  marker_text: string; // the marker line in words; empty if there is none
  marker_at: number; // it stands before this text line
  lines: string[];
}

export interface LeaderFacts {
  id: string;
  name: string;
  epithet: string;
  number: number;
  factions: Faction[];
}

export interface CardBook {
  lang: string;
  heroes: HeroFacts[];
  leaders: LeaderFacts[];
  factions: Record<Faction, string>;
}

/** The same book, opened at any card by its id. */
export class Book {
  readonly lang: string;
  readonly factions: Record<Faction, string>;
  readonly heroes: ReadonlyMap<string, HeroFacts>;
  readonly leaders: ReadonlyMap<string, LeaderFacts>;

  constructor(book: CardBook) {
    this.lang = book.lang;
    this.factions = book.factions;
    this.heroes = new Map(book.heroes.map((one) => [one.id, one]));
    this.leaders = new Map(book.leaders.map((one) => [one.id, one]));
  }

  /** The name of a hero or leader. */
  name(id: string): string {
    return this.heroes.get(id)?.name ?? this.leaders.get(id)?.name ?? id;
  }

  /** The factions of a card, in words. */
  factionsOf(id: string): string {
    const found = this.heroes.get(id) ?? this.leaders.get(id);
    return (found?.factions ?? []).map((one) => this.factions[one]).join(", ");
  }

  /** What a hero does, all lines in order. */
  text(id: string): string {
    const hero = this.heroes.get(id);
    return hero === undefined ? (this.leaders.get(id)?.epithet ?? "") : inOrder(hero).join(" ");
  }
}

/** The lines of a card in the order in which they happen. */
export function inOrder(hero: HeroFacts): string[] {
  const marker = hero.marker_text === "" ? [] : [hero.marker_text];
  return [...hero.lines.slice(0, hero.marker_at), ...marker, ...hero.lines.slice(hero.marker_at)];
}
