/** Where things lie on the table, as keys: the addresses at which answers point. */
import type { PartyData, Place } from "$protocol";

export const LETTERS = "ABCDEF";

export const at = {
  up: (seat: number, index: number) => `party/${seat}/up/${index}`,
  down: (seat: number, index: number) => `party/${seat}/down/${index}`,
  hand: (seat: number, card: string) => `hand/${seat}/${card}`,
  tavern: (slot: number) => `tavern/${slot}`,
  pile: (pile: string) => `pile/${pile}`,
  inPile: (pile: string, card: string) => `pile/${pile}/${card}`,
  aside: (card: string) => `aside/${card}`,
  seat: (seat: number) => `seat/${seat}`,
  leader: (seat: number) => `leader/${seat}`,
  faction: (faction: string) => `faction/${faction}`,
  track: (marker: string, space: number) => `track/${marker}/${space}`,
};

/** The key of a place in an event; a card in a hand is found by its id, if it is known. */
export function keyOf(place: Place, card: string | null): string {
  const seat = place.seat ?? 0;
  const index = place.index ?? 0;
  switch (place.zone) {
    case "party-up":
      return at.up(seat, index);
    case "party-down":
      return at.down(seat, index);
    case "hand":
      return card === null ? `hand/${seat}` : at.hand(seat, card);
    case "tavern":
      return at.tavern(index);
    case "aside":
      return card === null ? "aside" : at.aside(card);
    default:
      return at.pile(place.zone);
  }
}

/** How many cards wide a party is: those that nobody sees lie on each other. */
export function lengthOf({ up, down }: PartyData): number {
  const stacked = down.every((card) => card === null);
  return up.length + (stacked ? Math.min(down.length, 0.7 + 0.3 * down.length) : down.length);
}
