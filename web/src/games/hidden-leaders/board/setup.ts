/** The set-up as two small steps: first the card to hide, then the one to discard; both are sent as the one answer they are. */
import { say } from "$kit/words";
import type { Offer, Question } from "$protocol";

export const AGAIN = "again"; // no answer of the game: another card is hidden

/** A set-up answer points at the card that is hidden and at the one that is discarded, in this order. */
const hidden = ({ at }: Offer): string => at[0] ?? "";
const discarded = ({ at }: Offer): string => at[1] ?? "";

const answer = (choice: string, text: string, places: string[]): Offer => ({
  choice,
  text,
  at: places,
  group: "setup",
  verb: "setup",
});

function first(offers: readonly Offer[], nameOf: (place: string) => string): Offer[] {
  const places = [...new Set(offers.map(hidden))];
  return places.map((place) => answer(place, say("hidden-leaders-web-setup-hide", { card: nameOf(place) }), [place]));
}

function second(offers: readonly Offer[], nameOf: (place: string) => string): Offer[] {
  const words = (offer: Offer) => say("hidden-leaders-web-setup-discard", { card: nameOf(discarded(offer)) });
  const found = offers.map((offer) => answer(offer.choice, words(offer), [discarded(offer)]));
  return [...found, answer(AGAIN, say("hidden-leaders-web-setup-again"), [])];
}

/** Whether the first of two steps is taken: a card of this place is to be hidden. */
export function isHalf(question: Question | null, place: string | null): boolean {
  return question?.ask === "setup" && question.choices.some((offer) => hidden(offer) === place);
}

/** The question as it is asked step by step; any other stays as it is. */
export function inSteps(
  question: Question | null,
  place: string | null,
  nameOf: (place: string) => string,
): Question | null {
  if (question?.ask !== "setup") return question;
  if (!isHalf(question, place) || place === null)
    return { ...question, choices: first(question.choices, nameOf), text: say("hidden-leaders-web-setup-first") };
  const rest = question.choices.filter((offer) => hidden(offer) === place);
  const text = say("hidden-leaders-web-setup-second", { card: nameOf(place) });
  return { ...question, choices: second(rest, nameOf), text };
}
