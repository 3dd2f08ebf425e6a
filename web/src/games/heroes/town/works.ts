/** What a town has and could have: each building with its price and what it gives. */
import type { HeroesView, PlayerData, PriceData, ThingData } from "$protocol";
import type { Book } from "../book";
import { siteOf } from "./sites";

export interface Work {
  id: string;
  name: string;
  rules: readonly string[];
  stands: boolean;
  prices: readonly PriceData[]; // the ways to pay
}

/** The buildings of a seat's faction, those in the back of the picture first. */
export function worksOf(view: HeroesView, book: Book, seat: number): Work[] {
  const player = view.players[seat];
  if (player === undefined || player.faction === null) return [];
  return book
    .buildingsOf(player.faction)
    .sort((one, other) => siteOf(one.id).y - siteOf(other.id).y)
    .map((thing) => workOf(thing, player, view.sight?.towns[seat]?.buildings[thing.id] ?? []));
}

function workOf({ id, name, rules }: ThingData, player: PlayerData, prices: readonly PriceData[]): Work {
  return { id, name, rules, stands: player.buildings.includes(id), prices };
}

/** The answers that would raise a building, one for each way to pay. */
export function raising({ id, stands, prices }: Work): string[] {
  if (stands) return [];
  return prices.map((_, way) => (way === 0 ? `build ${id}` : `build ${id} for gold`));
}
