/** Where things lie on the table, as keys; and where on the table an answer points. Addresses only, no rules. */
import type { HiddenLeadersView, PartyData, Place } from "$protocol";
import { isFaction } from "../icons/factions";

export const LETTERS = "ABCDEF";
const PILES = ["harbor", "wilderness", "graveyard"];

export const at = {
  up: (seat: number, index: number) => `party/${seat}/up/${index}`,
  down: (seat: number, index: number) => `party/${seat}/down/${index}`,
  hand: (seat: number, card: string) => `hand/${seat}/${card}`,
  tavern: (slot: number) => `tavern/${slot}`,
  pile: (pile: string) => `pile/${pile}`,
  inPile: (pile: string, card: string) => `pile/${pile}/${card}`,
  aside: (card: string) => `aside/${card}`,
  seat: (seat: number) => `seat/${seat}`,
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

/** What an answer names (`B+1`, `tavern-3`, `keen-koi`), as a key of the table; null if it lies nowhere. */
function placeOf(target: string, view: HiddenLeadersView): string | null {
  const spot = /^([A-F])([+-])(\d+)$/.exec(target);
  if (spot !== null) {
    const seat = LETTERS.indexOf(spot[1] ?? "");
    const index = Number(spot[3]) - 1;
    return spot[2] === "+" ? at.up(seat, index) : at.down(seat, index);
  }
  const slot = /^tavern-(\d)$/.exec(target);
  if (slot !== null) return at.tavern(Number(slot[1]) - 1);
  if (/^[A-F]$/.test(target)) return at.seat(LETTERS.indexOf(target));
  if (PILES.includes(target)) return at.pile(target);
  if (isFaction(target)) return at.faction(target);
  return cardPlace(target, view);
}

/** Where a card that can be seen lies: your hand first, then whatever was set aside or is looked through. */
function cardPlace(card: string, view: HiddenLeadersView): string | null {
  const mine = view.viewer === null ? [] : (view.hands[view.viewer] ?? []);
  if (view.viewer !== null && mine.includes(card)) return at.hand(view.viewer, card);
  if (view.aside.includes(card)) return at.aside(card);
  if (view.graveyard.includes(card)) return at.inPile("graveyard", card);
  if (view.wilderness.includes(card)) return at.inPile("wilderness", card);
  return view.tavern.includes(card) ? at.tavern(view.tavern.indexOf(card)) : null;
}

/** The places an answer points at, none for those that are words only. */
export function placesOf(choice: string, view: HiddenLeadersView): string[] {
  const [verb = "", ...targets] = choice.split(" ");
  if (verb === "move") return targets.map((one) => markerPlace(one, view));
  if (verb === "option" || targets[0] === undefined) return [];
  const place = placeOf(targets[0], view); // of `hide X discard Y` it is X; what goes with it is in the words
  return place === null ? [] : [place];
}

/** `red+2` is the space on which red would stand. */
function markerPlace(move: string, view: HiddenLeadersView): string {
  const [, marker = "red", by = "0"] = /^(red|green)([+-]\d+)$/.exec(move) ?? [];
  return at.track(marker, (marker === "red" ? view.red : view.green) + Number(by));
}

/** How many cards wide a party is: those that nobody sees lie on each other. */
export function lengthOf({ up, down }: PartyData): number {
  const stacked = down.every((card) => card === null);
  return up.length + (stacked ? Math.min(down.length, 0.7 + 0.3 * down.length) : down.length);
}
