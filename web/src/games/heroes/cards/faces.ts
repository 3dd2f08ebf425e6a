/** What stands on a card: of the box, of a part of it, or of an answer that is about no card. */
import type { Offer } from "$kit/offers";
import type { HeroesView, ThingData } from "$protocol";
import type { Book } from "../book";
import { emblemOf, figureOf, signOf, unitOf } from "../icons/pictures";

export interface Rule {
  text: string;
  school?: string | undefined; // that would open it: it is closed to the hero
}

export interface Face {
  kind: string; // the colour of its band
  symbol: string;
  title: string;
  head: string; // school, type, level
  rules: readonly Rule[];
  faction?: string | null;
  stats?: readonly (readonly [stat: Stat, n: number])[];
  buildings?: readonly string[]; // of a faction
  tags?: readonly { symbol: string; name: string }[]; // schools of a hero, units of a faction
}

export type Stat = "strength" | "magic" | "initiative" | "command";

const STATS: readonly Stat[] = ["strength", "magic", "initiative", "command"];
const PLAIN: Readonly<Record<string, string>> = {
  resources: "wood-pile",
  gold: "two-coins",
  might: "sword-array",
  magic: "magic-swirl",
  skill: "sword-array",
  part: "open-treasure-chest",
  advance: "star-medal",
  yes: "star-medal",
};

/** The hero whom the question is about: the nearest one on the stack of what goes on. */
export function heroAsked(view: HeroesView): string | null {
  for (const { slots } of view.stack.toReversed()) {
    const found = slots.find((slot) => typeof slot === "string" && slot in view.heroes);
    if (typeof found === "string") return found;
  }
  return null;
}

/** The card at an address (`skill/ambush`), as the hero would have it; nothing if no card has it. */
export function faceAt(address: string, book: Book, view: HeroesView, hero: string | null): Face | null {
  const [kind = "", id = ""] = address.split("/");
  const thing = book.find(kind, id);
  return thing === undefined ? null : cardOf(kind, thing, book, Boolean(view.options["artifact-sets"]), hero);
}

/** The card of a thing as the hero would have it, or as it is for nobody; `sets` says whether artifacts have their sets. */
export function cardOf(kind: string, thing: ThingData, book: Book, sets: boolean, hero: string | null): Face {
  switch (kind) {
    case "skill":
    case "scroll":
      return schooled(thing, kind, book, hero);
    case "artifact":
      return artifact(thing, book, sets);
    case "hero":
      return heroFace(thing, book);
    case "faction":
      return faction(thing, book);
    case "building":
      return { kind, symbol: signOf(thing.facts.faction ?? null), title: thing.name, head: "", rules: told(thing) };
    default:
      return { kind, symbol: emblemOf(thing.id), title: thing.name, head: thing.head[0] ?? "", rules: told(thing) };
  }
}

const told = (thing: ThingData): Rule[] => thing.rules.map((text) => ({ text }));

/** The first rule is for everybody, the second for heroes of the school. */
function schooled(thing: ThingData, kind: string, book: Book, hero: string | null): Face {
  const { school = "", deck, level } = thing.facts;
  const own = book.find("hero", hero)?.facts.schools;
  const closed = own != null && !own.includes(school ?? "");
  return {
    kind: kind === "skill" ? (deck ?? kind) : kind,
    symbol: emblemOf(school ?? ""),
    title: thing.name,
    head: level == null ? book.name("school", school) : (thing.head[0] ?? ""),
    rules: thing.rules.map((text, n) => (n === 1 && closed ? { text, school: book.name("school", school) } : { text })),
  };
}

/** With its set, where the table plays with sets. */
function artifact(thing: ThingData, book: Book, sets: boolean): Face {
  const set = sets ? book.find("set", thing.facts.set) : undefined;
  return {
    kind: "artifact",
    symbol: emblemOf(thing.facts.type ?? ""),
    title: thing.name,
    head: [book.name("type", thing.facts.type), ...(set === undefined ? [] : [set.name])].join(" · "),
    rules: [...told(thing), ...(set === undefined ? [] : told(set))],
  };
}

function heroFace(thing: ThingData, book: Book): Face {
  const { facts } = thing;
  const abilities = (facts.abilities ?? []).map((one) => book.find("ability", one));
  return {
    kind: "hero",
    symbol: figureOf(facts.faction ?? null),
    title: thing.name,
    head: thing.head[0] ?? "",
    faction: facts.faction ?? null,
    stats: STATS.map((stat) => [stat, facts[stat] ?? 0] as const),
    tags: (facts.schools ?? []).map((school) => ({ symbol: emblemOf(school), name: book.name("school", school) })),
    rules: abilities.map((one) => ({ text: `${one?.name}: ${one?.rules.join(" ")}` })),
  };
}

function faction(thing: ThingData, book: Book): Face {
  const building = book.find("building", thing.facts.building);
  return {
    kind: "faction",
    symbol: signOf(thing.id),
    title: thing.name,
    head: "",
    faction: thing.id,
    buildings: book.buildingsOf(thing.id).map(({ id }) => id),
    tags: book.unitsOf(thing.id).map((unit) => ({ symbol: unitOf(unit.id), name: unit.name })),
    rules: building === undefined ? [] : [{ text: `${building.name}: ${building.rules.join(" ")}` }],
  };
}

/** The card of an answer: of what it points at, or with its own words. */
export function faceOf(offer: Offer, book: Book, view: HeroesView): Face {
  const hero = heroAsked(view);
  const [address] = offer.at;
  const found = address === undefined ? null : faceAt(address, book, view, hero);
  return found ?? token(offer, book, hero) ?? plain(offer);
}

const plain = ({ verb, label }: Offer): Face => ({
  kind: verb,
  symbol: PLAIN[verb] ?? "scroll-unfurled",
  title: label,
  head: "",
  rules: [],
});

/** A token of an army by town level and side shows its unit. */
function token({ about, verb, label }: Offer, book: Book, hero: string | null): Face | null {
  if (verb !== "token" || hero === null) return null;
  const unit = book.unitsOf(book.factionOf(hero))[Number(about?.["level"]) - 1];
  if (unit === undefined) return null;
  return { kind: "unit", symbol: unitOf(unit.id), title: unit.name, head: label, rules: [] };
}
