/** Which questions are asked with cards laid on the table. */
import type { Offer } from "$kit/offers";
import type { HeroesView } from "$protocol";

const WITH_CARDS: ReadonlySet<string> = new Set([
  "faction",
  "start-hero",
  "deck",
  "keep",
  "part",
  "deposit",
  "reward",
  "income",
  "one-hero",
  "spend",
  "dismiss",
  "turn-elite",
]);

/** Whether the one who looks is asked to choose among cards; in battle its stage shows what can be used. */
export function hasCards(view: HeroesView): boolean {
  if (view.viewer === null || view.asked !== view.viewer) return false;
  return WITH_CARDS.has(view.ask ?? "") || (view.ask === "window" && view.battle === null);
}

/** An answer that is no card: to stop, to refuse. */
export const isAside = ({ verb }: Offer): boolean => verb === "done" || verb === "no";
