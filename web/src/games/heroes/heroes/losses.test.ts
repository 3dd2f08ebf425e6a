import { expect, it } from "vitest";
import type { GameEvent, LogLine } from "$kit/news";
import { lossesOf } from "./losses";

const line = (event: object, undone: string | null = null): LogLine => ({
  news: { news: "event", seq: 1, event: event as GameEvent, text: "" },
  text: "",
  undone,
});
const blow = (event: string, fighter: string, more = {}): LogLine => line({ event, fighter, ...more });

const DUEL = [
  line({ event: "heroes-duel-began", hero: "anton", enemy: "ciele", field: "a1" }),
  blow("heroes-turned-basic", "attacker-1:sentinels"),
  blow("heroes-eliminated", "attacker-1:sentinels"),
  blow("heroes-eliminated", "attacker-2:crossbowmen"),
  blow("heroes-eliminated", "attacker-2:crossbowmen"),
  blow("heroes-healed", "attacker-2:crossbowmen", { how: "returned" }),
  blow("heroes-healed", "attacker-2:crossbowmen", { how: "unmarked" }),
  blow("heroes-eliminated", "attacker-fire:fire-elemental"),
  blow("heroes-turned-basic", "defender-1:goblins"),
  line({ event: "heroes-given-up", hero: "ciele", unit: "goblins", side: "elite" }),
  line({ event: "heroes-duel-won", hero: "anton", enemy: "ciele" }),
];

it("tells what the last battle did to the army of each hero, healing counted", () => {
  expect(lossesOf(DUEL, "anton")).toEqual({ sentinels: [0, -1], crossbowmen: [-1, 0] });
  expect(lossesOf(DUEL, "ciele")).toEqual({ goblins: [1, -2] });
});

it("looks at the last battle of a hero, whoever fought since, and at nothing after its end", () => {
  const later = [
    ...DUEL,
    line({ event: "heroes-battle-began", hero: "uriel", token: "ghouls", field: "b1", doubled: 0 }),
    blow("heroes-eliminated", "attacker-1:sentinels"),
    line({ event: "heroes-battle-won", hero: "uriel", token: "ghouls" }),
    blow("heroes-eliminated", "attacker-2:crossbowmen"),
  ];
  expect(lossesOf(later, "anton")).toEqual({ sentinels: [0, -1], crossbowmen: [-1, 0] });
  expect(lossesOf(later, "uriel")).toEqual({ sentinels: [-1, 0] });
});

it("says nothing of battles that were taken back, or that nobody tells of", () => {
  expect(lossesOf([line({ event: "heroes-battle-began", hero: "anton" }, "Bruno")], "anton")).toEqual({});
  expect(lossesOf([], "anton")).toEqual({});
});
