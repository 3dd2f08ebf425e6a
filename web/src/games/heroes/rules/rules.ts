/** The numbers of the rules that each section of the rules page tells. */

/** The numbers of the rules, and of our rulings, that a section tells; tests are tagged with the same. */
const NUMBERS: Readonly<Partial<Record<string, string>>> = {
  goal: "GOAL-01..08 GOAL-11 ROUND-15 SETUP-27",
  setup: "SETUP-05..08 SETUP-14 SETUP-18..22 SETUP-32 SETUP-35..40 RUL-08",
  round: "ROUND-01..17 RUL-11 RUL-12 RUL-14",
  moving: "HACT-01..07 MOVE-01..09 RUL-16 RUL-17",
  terrain: "TERR-01..08 PORTAL-01..10 HAB-04 HAB-09 RUL-19 RUL-20",
  zones: "ZOC-01..08 RUL-34..36",
  flags: "CTRL-01..11 PLACE-01..05 PLACE-16 RUL-26",
  places: "EXP-01..11 PLACE-06..14 RUL-28..32",
  gathering: "GATH-01..07 ELEM-05 ELEM-21",
  building: "BUILD-01..10 BLD-01..20 RUL-70 RUL-71",
  recruiting: "RECR-01..20 RUL-73",
  trade: "TRADE-01..03 RUL-72",
  hero: "HCARD-01..10 HAB-01..19 RUL-78",
  experience: "XP-01..14 RUL-82..84",
  skills: "SKILL-01..06 SCHOOL-01 SCHOOL-02 CARD-01 RUL-86",
  scrolls: "SCROLL-01..06 INFO-02 RUL-87 RUL-116",
  artifacts: "ART-01..07 TREAS-01..05 RUL-88 RUL-113 RUL-120",
  battle: "BAT-01..10 BTURN-01..05 TIME-01..08 RUL-62",
  track: "INIT-01..06 HVH-02 HVH-03 RUL-43 RUL-64",
  attack: "ATK-01..12 STACK-01 REROLL-01..03 RUL-40",
  "elite-die": "ELITE-01..11 RUL-37..39 RUL-41",
  wounds: "WND-01..10 RES-01..04 STACK-02 BEND-10 BEND-11 RUL-45 RUL-53 RUL-55",
  abilities: "CAB-01..15 RUL-46..52",
  luck: "LUCK-01..04 RUL-59",
  rout: "ROUT-01..14 RUL-18",
  flight: "FLEE-01..05 BTURN-03 BTURN-04 HVH-04 RUL-54",
  after: "BEND-01..09 ELEM-19 ELEM-20",
  duel: "HVH-01..16 RUL-36 RUL-65..68",
  weeks: "ROUND-12..14 ELEM-07 SETUP-26..29 RUL-92",
  "dark-days": "DARK-01..08 RUL-90",
  power: "GOAL-12 GOAL-13 INV-01",
  end: "GOAL-03..10 RUL-01..03",
};

export function numbersOf(section: string): string[] {
  return (NUMBERS[section] ?? "").split(" ").map((number) => `MMH-${number}`);
}
