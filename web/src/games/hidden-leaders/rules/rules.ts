/** What cards do, each told by a section of the rules page of the same name, and which section explains a question. */

export const VERBS = [
  "markers",
  "bury",
  "discard",
  "exchange",
  "place",
  "draw",
  "take",
  "look",
  "reveal",
  "turn-over",
  "perform",
  "play",
] as const;

export type Section = (typeof VERBS)[number] | "setup" | "turn" | "heroes";

const ASKED: Readonly<Record<string, Section>> = {
  setup: "setup",
  act: "turn",
  more: "turn",
  draw: "turn",
  keep: "turn",
  move: "markers",
  "exchange-with": "exchange",
};

/** The section that explains a question. */
export function sectionOf(ask: string): Section {
  return ASKED[ask] ?? VERBS.find((verb) => verb === ask) ?? "heroes";
}
