/** Who fights: the stacks and heroes of a battle with all that is known of them. */
import type { BattleData, FighterData, HeroesView, StackData, ThingData } from "$protocol";
import type { Book } from "../book";
import { creatureOf, figureOf } from "../icons/pictures";
import { pictureOf } from "./pictures";

export const SIDES = ["attacker", "defender"] as const;
export type Side = (typeof SIDES)[number];

export interface Fighter {
  id: string; // `attacker-hero`, `defender-2`, `defender-creature`
  side: Side;
  hero: boolean;
  thing: ThingData | undefined;
  picture: string;
  faction: string | null; // null for creatures
  values: FighterData | null; // null before the track is laid, and once nothing is left
  basic: number; // unit tokens by their side
  elite: number;
  stack: StackData; // what it has suffered
  gone: boolean; // nothing of it is left
}

export const sideOf = (fighter: string): Side => (fighter.startsWith("attacker") ? "attacker" : "defender");

export function heroOf(battle: BattleData, side: Side): string | null {
  return battle.heroes[SIDES.indexOf(side)] ?? null;
}

/** What the name of a fighter stands for; events tell it after a colon (`attacker-2:centaurs`). */
export function thingOf(fighter: string, battle: BattleData, book: Book): ThingData | undefined {
  const [id = "", told] = fighter.split(":");
  const side = sideOf(id);
  const what = id.slice(side.length + 1);
  const hero = heroOf(battle, side);
  if (what === "hero") return book.find("hero", hero);
  if (told !== undefined) return named(told, book);
  const level = Number(what);
  if (Number.isNaN(level)) return named(battle.stacks[id]?.creature ?? battle.token ?? what, book);
  const faction = hero === null ? null : book.factionOf(hero);
  return book.all("unit").find(({ facts }) => facts.faction === faction && facts.town_level === level);
}

function named(id: string, book: Book): ThingData | undefined {
  return book.find("unit", id) ?? book.find("encounter", id) ?? book.find("elemental", id);
}

/** Everybody of one side, each in a place of its own: the hero, units by their level, whoever was called or came. */
export function fightersOf(view: HeroesView, book: Book, side: Side): Fighter[] {
  const { battle } = view;
  if (battle === null) return [];
  const leader = heroOf(battle, side);
  const army = leader === null ? [] : (view.heroes[leader]?.army ?? []);
  const units = [1, 2, 3, 4].filter((level) => tokensOf(army, level).some((n) => n > 0)).map((level) => String(level));
  const known = [...Object.keys(view.sight?.fighters ?? {}), ...Object.keys(battle.stacks)];
  const others = known.filter((one) => sideOf(one) === side).map((one) => one.slice(side.length + 1));
  const all = new Set([leader === null ? "creature" : "hero", ...units, ...others]);
  return [...all].toSorted(byPlace).map((what) => fighterOf(`${side}-${what}`, view, battle, book));
}

const byPlace = (one: string, other: string): number => placeOf(one) - placeOf(other) || one.localeCompare(other);
const placeOf = (what: string): number => (what === "hero" ? 0 : Number.isNaN(Number(what)) ? 9 : Number(what));

/** The basic and elite tokens of a level. */
function tokensOf(army: readonly number[], level: number): readonly [number, number] {
  return [army[2 * level - 2] ?? 0, army[2 * level - 1] ?? 0];
}

function fighterOf(id: string, view: HeroesView, battle: BattleData, book: Book): Fighter {
  const side = sideOf(id);
  const leader = heroOf(battle, side);
  const thing = thingOf(id, battle, book);
  const faction = leader === null ? null : book.factionOf(leader);
  const army = leader === null ? [] : (view.heroes[leader]?.army ?? []);
  const hero = id.endsWith("-hero");
  const [basic, elite] = tokensOf(army, Number(id.slice(side.length + 1)));
  const stack = battle.stacks[id] ?? {};
  return {
    id,
    side,
    hero,
    thing,
    picture: hero ? figureOf(faction) : pictureOfThing(thing),
    faction,
    values: view.sight?.fighters[id] ?? null,
    basic,
    elite,
    stack,
    gone: !hero && basic + elite + (stack.number ?? 0) === 0,
  };
}

export function pictureOfThing(thing: ThingData | undefined): string {
  const kind = thing?.facts.kind;
  return kind == null ? pictureOf(thing?.id ?? "") : creatureOf(kind);
}

/** The side for which a seat answers: its hero's, or the creatures that somebody has to lead. */
export function sideOfSeat(view: HeroesView, book: Book, seat: number | null): Side {
  const hero = view.battle === null ? null : heroOf(view.battle, "attacker");
  const faction = seat === null ? null : (view.players[seat]?.faction ?? null);
  return hero !== null && faction !== null && book.factionOf(hero) === faction ? "attacker" : "defender";
}
