/** A finished game explained: asked for until it is found, and its curves as they are drawn. */
import type { Language } from "$kit/language.svelte";
import type { Analysed, Analysis, ChancesAt } from "$protocol";

export type Ask = (language: Language) => Promise<Analysed>;

/** Through whose eyes the chances are seen: those of a seat, or of all together. */
export type Eyes = number | "open";

/** How the line of each seat is drawn: colour is never the only sign. */
const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3", "1 6"];
export const dashesOf = (seat: number): string => DASHES[seat % DASHES.length] ?? "";

const PAUSE = 1000; // milliseconds between two questions how far it is

/** Ask again and again how far it is, until it is found or nobody waits any more. */
export async function found(
  ask: Ask,
  language: () => Language,
  told: (done: number) => void,
  gone: () => boolean,
): Promise<Analysis | null> {
  while (!gone()) {
    const { done, analysis } = await ask(language());
    if (analysis) return analysis;
    told(done);
    await new Promise((go) => setTimeout(go, PAUSE));
  }
  return null;
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** Everybody's chances at a point of the curves. */
export const seenBy = (point: ChancesAt, eyes: Eyes): readonly number[] =>
  eyes === "open" ? point.open : (point.known[eyes] ?? point.open);

/** The chance of a seat as the points of a line: from left to right as the game went on, the higher the better. */
export function lineOf(analysis: Analysis, eyes: Eyes, seat: number, width: number, height: number): string {
  const at = (point: ChancesAt): string =>
    `${placeOf(analysis, point.answers, width)},${rounded(height * (1 - (seenBy(point, eyes)[seat] ?? 0)))}`;
  return analysis.points.map(at).join(" ");
}

/** Where an answer stands along the line. */
export const placeOf = (analysis: Analysis, answers: number, width: number): number =>
  rounded((width * answers) / Math.max(analysis.answers, 1));

const rounded = (length: number): number => Math.round(10 * length) / 10;
