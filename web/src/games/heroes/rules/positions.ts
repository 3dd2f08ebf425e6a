/** The positions of real games that the rules show, each seen through a small window. */
import type { BattleData, FighterData, HeroesView, MapData } from "$protocol";
import found from "./positions.json";

interface Seen {
  map: MapData;
  heroes: Readonly<Record<string, { at: string }>>;
  players: readonly { faction: string; level: number; town: string | null }[];
  encounters: Readonly<Record<string, string>>;
  owners: Readonly<Record<string, number>>;
  explored: readonly string[];
  steps: Readonly<Record<string, number>>;
  zones: Readonly<Record<string, readonly string[]>>;
  tokens: Readonly<Record<string, number>>;
}

interface Fought {
  battle: Partial<BattleData>;
  heroes: Readonly<Record<string, { army: readonly number[] }>>;
  fighters: Readonly<Record<string, FighterData>>;
}

const MAPS = found.maps as unknown as Readonly<Record<string, Seen>>;
const FIGHTS = found.fights as unknown as Readonly<Record<string, Fought>>;

/** What of a position is drawn: with how far a hero comes, with zones, or neither. */
export type Layer = "steps" | "zones" | null;

/** As much of a view as the map draws. */
export function viewOf(section: string, layer: Layer): (HeroesView & { sight: { map: MapData } }) | null {
  const seen = MAPS[section];
  if (seen === undefined) return null;
  const { map, steps, zones, tokens, ...rest } = seen;
  const heroes = Object.fromEntries(Object.entries(tokens).map(([hero, n]) => [hero, { tokens: n }]));
  const sight = { map, heroes, steps: layer === "steps" ? steps : {}, zones: layer === "zones" ? zones : {} };
  return { ...rest, sight } as unknown as HeroesView & { sight: { map: MapData } };
}

/** As much of a view as the track of a battle needs. */
export function fightOf(section: string): (HeroesView & { battle: BattleData }) | null {
  const fought = FIGHTS[section];
  if (fought === undefined) return null;
  const { battle, heroes, fighters } = fought;
  return { battle, heroes, sight: { fighters } } as unknown as HeroesView & { battle: BattleData };
}
