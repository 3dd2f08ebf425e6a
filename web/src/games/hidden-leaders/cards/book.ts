import type { CardData, HiddenLeadersBook, LeaderData } from "$protocol";
import type { Faction } from "../icons/factions";

/** The cards in the words of one language, opened at any card by its id. */
export class Book {
  readonly factions: Readonly<Record<Faction, string>>;
  readonly heroes: ReadonlyMap<string, CardData>;
  readonly leaders: ReadonlyMap<string, LeaderData>;
  readonly sets: HiddenLeadersBook["sets"];
  readonly track: HiddenLeadersBook["track"];

  constructor({ factions, cards, leaders, sets, track }: HiddenLeadersBook) {
    const names = Object.fromEntries(factions.map(({ id, name }) => [id, name]));
    this.factions = names as Record<Faction, string>;
    this.heroes = new Map(cards.map((one) => [one.id, one]));
    this.leaders = new Map(leaders.map((one) => [one.id, one]));
    this.sets = sets;
    this.track = track;
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
export function inOrder({ lines, marker }: CardData): string[] {
  return marker === null ? lines : [...lines.slice(0, marker.at), marker.text, ...lines.slice(marker.at)];
}
