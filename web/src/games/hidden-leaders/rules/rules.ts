/** The sections of the rules page; each is an anchor of it, and has words of its name. */

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

export const PARTS = [
  { id: "game", sections: ["goal", "setup", "turn", "hidden"] },
  { id: "verbs", sections: ["heroes", ...VERBS] },
  { id: "winning", sections: ["track", "end", "ties", "emperor"] },
] as const;

export type Section = (typeof PARTS)[number]["sections"][number];

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
