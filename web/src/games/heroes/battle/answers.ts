/** Where on the stage an answer is given: at what it points at, or where the battle has come to. */
import type { Offer, Offers } from "$kit/offers";
import type { Side } from "./fighters";

/** Kinds of places that stand on the stage themselves; whatever else is pointed at is a card in a hand. */
const STANDING = ["stack", "hero", "field"];

export interface Card {
  address: string;
  kind: string;
  id: string;
  offers: readonly Offer[];
}

/** The cards that can be used now. */
export function cardsOf(offers: Offers): Card[] {
  const places = new Set(offers.all.flatMap(({ at }) => at));
  return [...places].flatMap((address) => {
    const [kind = "", id = ""] = address.split("/");
    return STANDING.includes(kind) ? [] : [{ address, kind, id, offers: offers.at(address) }];
  });
}

/** Whose question it is, and who acts. */
export interface Moment {
  asked: Side;
  acting: string | null;
}

/**
 * Answers at a fighter: those that point at it, an attack of his that names nobody, the flight of a hero, and tokens that
 * can be given up.
 */
export function atFighter(offers: Offers, fighter: string, { asked, acting }: Moment): Offer[] {
  const own = offers.wordsOnly.filter(({ about, verb }) => {
    if (verb === "attack") return fighter === acting;
    if (verb === "flee" || verb === "fight-on") return fighter === `${asked}-hero`;
    return verb === "token" && fighter === `${asked}-${about?.["level"] ?? ""}`;
  });
  return [...offers.at(`stack/${fighter}`), ...own];
}

/** Answers that point at nothing: they are given in the middle, too, but for tokens, which stand with their stacks. */
export function inTheMiddle(offers: Offers): Offer[] {
  return offers.wordsOnly.filter(({ verb }) => verb !== "token");
}
