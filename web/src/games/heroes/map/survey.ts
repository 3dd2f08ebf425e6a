/** Everything that a view says about a field, found by its name. */
import type { HeroesView, ThingData } from "$protocol";
import type { Book } from "../book";
import type { Chart, Terrain } from "./chart";

export interface Creatures {
  field: string;
  token: ThingData;
  tier: ThingData | undefined;
}

export interface About {
  field: string;
  terrain: Terrain;
  place: ThingData | undefined;
  explored: boolean;
  owner: number | null;
  town: number | null; // whose
  heroes: readonly string[];
  creatures: Creatures | null; // that stand here
  guards: Creatures | null; // of the place, elsewhere
  guarded: ThingData | undefined; // the place that the creatures here guard
  steps: number | null; // of the hero who is asked where to go
}

export class Survey {
  private readonly heroes = new Map<string, string[]>();
  private readonly towns = new Map<string, number>();
  private readonly explored: ReadonlySet<string>;

  constructor(
    readonly view: HeroesView,
    readonly book: Book,
    readonly chart: Chart,
  ) {
    this.explored = new Set(view.explored);
    for (const [hero, { at }] of Object.entries(view.heroes))
      if (at !== null) this.heroes.set(at, [...(this.heroes.get(at) ?? []), hero]);
    view.players.forEach(({ town }, seat) => town !== null && this.towns.set(town, seat));
  }

  about(field: string): About {
    const { view, book, chart } = this;
    const guard = chart.guardOf(field);
    const guarded = chart.guardedFrom(field);
    return {
      field,
      terrain: chart.terrain(field) ?? "open",
      place: book.find("place", chart.place(field)),
      explored: this.explored.has(field),
      owner: view.owners[field] ?? null,
      town: this.towns.get(field) ?? null,
      heroes: this.heroes.get(field) ?? [],
      creatures: this.creaturesOn(field),
      guards: guard === null ? null : this.creaturesOn(guard),
      guarded: guarded === null ? undefined : book.find("place", chart.place(guarded)),
      steps: view.sight?.steps[field] ?? null,
    };
  }

  creaturesOn(field: string): Creatures | null {
    const token = this.book.find("encounter", this.view.encounters[field]);
    return token === undefined ? null : { field, token, tier: this.book.find("tier", token.facts.tier) };
  }

  /** Whose hero it is. */
  seatOf(hero: string): number {
    const faction = this.book.factionOf(hero);
    return this.view.players.findIndex((player) => player.faction === faction);
  }

  factionOf(seat: number | null): string | null {
    return seat === null ? null : (this.view.players[seat]?.faction ?? null);
  }

  /** The heroes of a seat, in town or on the map. */
  heroesOf(seat: number): string[] {
    return Object.keys(this.view.heroes).filter((hero) => this.seatOf(hero) === seat);
  }

  /** What can be pressed on a field: itself, and the heroes who are there, in the town or before it. */
  addressesOn(field: string): string[] {
    const seat = this.towns.get(field);
    const indoors = seat === undefined ? [] : this.heroesOf(seat).filter((hero) => this.view.heroes[hero]?.at === null);
    return [`field/${field}`, ...[...(this.heroes.get(field) ?? []), ...indoors].map((hero) => `hero/${hero}`)];
  }

  /** Where a hero is; one in town stands where it lies. */
  fieldOf(hero: string): string | null {
    return this.view.heroes[hero]?.at ?? this.view.players[this.seatOf(hero)]?.town ?? null;
  }
}
