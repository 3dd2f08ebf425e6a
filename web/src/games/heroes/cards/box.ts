/** Everything in the box as cards: what each shows, and by what it can be found. */
import type { ThingData } from "$protocol";
import { say } from "$kit/words";
import { pictureOf } from "../battle/pictures";
import type { Book } from "../book";
import { buildingOf, creatureOf, emblemOf, placeOf, unitOf } from "../icons/pictures";
import { cardOf, type Face, type Rule, type Stat } from "./faces";

/** In the order in which the page shows them. */
export const KINDS = [
  "hero",
  "unit",
  "encounter",
  "building",
  "skill",
  "scroll",
  "artifact",
  "set",
  "treasure",
  "week",
  "place",
  "elemental",
] as const;

const MOON = "moon";
const DARK = "evil-moon";

/** By what a card is looked for; each may be nothing. */
export interface Traits {
  factions: readonly string[];
  schools: readonly string[]; // of skills and scrolls, or the type of an artifact
  level: string; // of a town or a scroll (`1`), a tier, a phase of the moon
}

const told = (texts: readonly string[]): Rule[] => texts.map((text) => ({ text }));

/** The card of a thing, whoever may have it; in the box artifacts belong to their sets. */
export function faceIn(kind: string, thing: ThingData, book: Book): Face {
  switch (kind) {
    case "unit":
      return { ...fighter(kind, thing, book), symbol: unitOf(thing.id), faction: thing.facts.faction ?? null };
    case "encounter":
      return {
        ...fighter(thing.facts.tier ?? kind, thing, book),
        symbol: creatureOf(thing.facts.kind ?? thing.id),
      };
    case "elemental":
      return { ...fighter(kind, thing, book), symbol: pictureOf(thing.id) };
    case "building":
      return { ...printed(kind, thing), symbol: buildingOf(thing.id), faction: thing.facts.faction ?? null };
    case "place":
      return { ...printed(kind, thing), symbol: placeOf(thing.id) };
    case "week":
      return { ...printed(kind, thing), symbol: thing.facts.dark_days ? DARK : MOON };
    case "treasure":
      return { ...printed(kind, thing), symbol: "open-treasure-chest" };
    case "set":
      return { ...printed(kind, thing), symbol: emblemOf("treasure") };
    case "card":
      return {
        ...printed(kind, thing),
        symbol: emblemOf(thing.facts.actions?.[1] ?? ""),
        head: "",
        tags: actions(thing, book),
      };
    default:
      return cardOf(kind, thing, book, true, null);
  }
}

/** With all that is printed at its head. */
const printed = (kind: string, { name, head, rules }: ThingData): Face => ({
  kind,
  symbol: "",
  title: name,
  head: head.join(" "),
  rules: told(rules),
});

/** Whoever fights has figures; their sides and abilities stand where rules would. */
function fighter(kind: string, { name, head, facts }: ThingData, book: Book): Face {
  const stats: readonly (readonly [Stat, number])[] = [
    ["strength", facts.strength ?? 0],
    ["initiative", facts.initiative ?? 0],
  ];
  const number = facts.number == null ? [] : [say("heroes-web-cards-number", { n: facts.number })];
  const lines = kind === "unit" ? head.slice(2) : [];
  const abilities = (facts.abilities ?? []).map((one) => book.find("combat", one));
  return {
    kind,
    symbol: "",
    title: name,
    head: [...(kind === "elemental" ? [] : head.slice(0, 1)), ...number].join(" "),
    stats,
    rules: [...told(lines), ...abilities.map((one) => ({ text: `${one?.name}: ${one?.rules.join(" ")}` }))],
  };
}

const actions = ({ facts }: ThingData, book: Book): NonNullable<Face["tags"]> =>
  (facts.actions ?? []).map((action) => ({ symbol: emblemOf(action), name: book.name("action", action) }));

export function traitsOf(kind: string, { facts }: ThingData, book: Book): Traits {
  const every = kind === "building" && facts.faction == null ? book.all("faction").map(({ id }) => id) : [];
  return {
    factions: facts.faction != null ? [facts.faction] : (facts.factions ?? every),
    schools: [facts.school, facts.type, ...(kind === "hero" ? (facts.schools ?? []) : [])].filter((one) => one != null),
    level: String(facts.tier ?? facts.phase ?? facts.level ?? facts.town_level ?? ""),
  };
}

/** The name of what `level` of traits says. */
export function levelName(level: string, book: Book): string {
  const found = book.find("tier", level) ?? book.find("phase", level);
  return found?.name ?? say("heroes-web-cards-level-of", { n: level });
}
