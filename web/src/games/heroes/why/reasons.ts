/** Reasons of several answers, put together so that none is told twice. */
import type { Reason } from "$protocol";
import { isOfTheMoment, type Reasons } from "./whynot.svelte";

const key = ({ why, text }: Reason): string => `${why} ${text ?? ""}`;

/** Each once, in the order in which they come first. */
export function once(...rows: readonly Reasons[]): Reason[] {
  return [...new Map(rows.flat().map((one) => [key(one), one])).values()];
}

/** Those that hold for every one of them. */
export function shared(rows: readonly Reasons[]): Reason[] {
  const [first = [], ...others] = rows;
  return first.filter((one) => others.every((row) => row.some((other) => key(other) === key(one))));
}

/** Those that are not told elsewhere already. */
export function without(reasons: Reasons, told: Reasons): Reason[] {
  return reasons.filter((one) => !told.some((other) => key(other) === key(one)));
}

/** What is told of things that have names: the same reasons once, with all whom they concern. */
export function together(
  rows: readonly { name: string; reasons: Reasons }[],
): { names: string[]; reasons: Reason[] }[] {
  const found = new Map<string, { names: string[]; reasons: Reason[] }>();
  for (const reason of once(...rows.map(({ reasons }) => reasons))) {
    const names = rows.filter(({ reasons }) => reasons.some((one) => key(one) === key(reason))).map(({ name }) => name);
    const row = found.get(names.join()) ?? { names, reasons: [] };
    row.reasons.push(reason);
    found.set(names.join(), row);
  }
  return [...found.values()];
}

/** Those that speak of the thing itself. */
export const ofTheThing = (reasons: Reasons): Reason[] => reasons.filter((one) => !isOfTheMoment(one));
