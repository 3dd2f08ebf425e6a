/** The answers to a question, as they are offered on the table and in words. */
import type { Question } from "$protocol";

export interface Offer {
  choice: string; // sent back as it is
  label: string; // what it means
  group: string;
  verb: string;
  at: readonly string[]; // the places it points at
  about?: Readonly<Record<string, string>> | undefined; // what else it says: `side` is `elite`
  cost?: Readonly<Record<string, number>> | undefined; // what is gone afterwards
  changes?: Readonly<Record<string, readonly number[]>> | undefined; // numbers as they are, and as they would be
}

const NONE: readonly Offer[] = []; // the same every time: where nothing is offered nothing has changed

/** Answers of one group stand together, in the order in which each group comes first. */
export function inGroups(offers: readonly Offer[]): Offer[][] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.group, [...(groups.get(offer.group) ?? []), offer]);
  return [...groups.values()];
}

/** The answers to the question, by the places they point at: keys of the table (`data-place`). */
export class Offers {
  readonly all: readonly Offer[]; // to pass or to stop comes last
  readonly wordsOnly: readonly Offer[]; // those that point nowhere
  private readonly byPlace = new Map<string, Offer[]>();

  constructor(question: Pick<Question, "choices"> | null) {
    const onTheTable: Offer[] = [];
    const wordsOnly: Offer[] = [];
    for (const { choice, text, group, verb, at, about, cost, changes } of question?.choices ?? []) {
      const offer = { choice, label: text ?? choice, group, verb, at, about, cost, changes };
      (at.length === 0 ? wordsOnly : onTheTable).push(offer);
      for (const place of at) this.byPlace.set(place, [...(this.byPlace.get(place) ?? []), offer]);
    }
    this.wordsOnly = wordsOnly;
    this.all = [...onTheTable, ...wordsOnly];
  }

  at(place: string): readonly Offer[] {
    return this.byPlace.get(place) ?? NONE;
  }

  /** Everything that answers point at, in their order. */
  get places(): readonly string[] {
    return [...this.byPlace.keys()];
  }

  has(choice: string): boolean {
    return this.all.some((offer) => offer.choice === choice);
  }

  /** Whether an answer points at something inside this place. */
  within(place: string): boolean {
    return [...this.byPlace.keys()].some((key) => key.startsWith(`${place}/`));
  }
}
