/** The cards that a question is about, so that they can lie beside it. */
import type { Offers } from "$kit/offers";
import type { HiddenLeadersView } from "$protocol";
import { at } from "./places";

export interface Asked {
  place: string;
  card: string | null; // null: hidden from you
  down: boolean;
  seat: number | null; // in whose party it lies
  number: number; // among the hidden heroes of that party
}

type Place = (view: HiddenLeadersView, key: string, rest: readonly string[]) => Asked | null;

const alone = (place: string, card: string | null, down = false): Asked => ({
  place,
  card,
  down,
  seat: null,
  number: 0,
});

/** What lies at a place, by the first word of its key; seats, factions and the track are no cards. */
const FOUND: Readonly<Record<string, Place>> = {
  hand: (_, key, [, card]) => alone(key, card ?? null),
  aside: (_, key, [card]) => alone(key, card ?? null),
  tavern: (view, key, [slot]) => alone(key, view.tavern[Number(slot)] ?? null),
  pile: (view, key, [pile = "", card]) => {
    const top = pile === "graveyard" ? view.graveyard : pile === "wilderness" ? view.wilderness : [];
    return alone(key, card ?? top.at(-1) ?? null, pile !== "graveyard");
  },
  party: (view, place, [who, side, index]) => {
    const [seat, spot] = [Number(who), Number(index)];
    const party = view.parties[seat];
    if (party === undefined) return null;
    const down = side === "down";
    return { place, card: (down ? party.down : party.up)[spot] ?? null, down, seat, number: spot + 1 };
  },
};

export function askedCards(view: HiddenLeadersView, offers: Offers): Asked[] {
  return offers.places.flatMap((key) => {
    const [zone = "", ...rest] = key.split("/");
    return FOUND[zone]?.(view, key, rest) ?? [];
  });
}

/** Whether only your hand is asked about: then all of it lies there, also what cannot be chosen. */
export function isOfHand(asked: readonly Asked[], seat: number): boolean {
  return asked.every(({ place }) => place.startsWith(at.hand(seat, "")));
}
