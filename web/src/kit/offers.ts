/** The answers to a question, as they are offered on the table and in words. */
import type { Question } from "$protocol";

export interface Offer {
  choice: string; // sent back as it is
  label: string; // what it means
}

/** What an answer points at: places of the table by their keys (`data-place`), none if it is words only. */
export type PlacesOf = (choice: string) => readonly string[];

/** Answers that do the same kind of thing stand together, in the order in which each kind comes first. */
export function byVerb(offers: readonly Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const verb = offer.choice.split(" ", 1)[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), offer]);
  }
  return [...groups.values()];
}

/** The answers to the question, by the places they point at. */
export class Offers {
  readonly all: readonly Offer[]; // to pass or to stop comes last
  readonly wordsOnly: readonly Offer[]; // those that point nowhere
  private readonly byPlace = new Map<string, Offer[]>();

  constructor(question: Pick<Question, "choices" | "labels"> | null, placesOf: PlacesOf = () => []) {
    const { choices, labels } = question ?? { choices: [] };
    const offers = choices.map((choice, number) => ({ choice, label: labels?.[number] ?? choice }));
    const wordsOnly: Offer[] = [];
    for (const offer of offers) {
      const places = placesOf(offer.choice);
      if (places.length === 0) wordsOnly.push(offer);
      for (const place of places) this.byPlace.set(place, [...(this.byPlace.get(place) ?? []), offer]);
    }
    this.wordsOnly = wordsOnly;
    this.all = [...offers.filter((offer) => !wordsOnly.includes(offer)), ...wordsOnly];
  }

  at(place: string): readonly Offer[] {
    return this.byPlace.get(place) ?? [];
  }

  /** Whether an answer points at something inside this place. */
  within(place: string): boolean {
    return [...this.byPlace.keys()].some((key) => key.startsWith(`${place}/`));
  }
}
