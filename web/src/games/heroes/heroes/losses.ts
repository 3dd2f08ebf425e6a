/** What the last battle of a hero did to his army, as far as the log tells it. */
import type { GameEvent, LogLine } from "$kit/news";
import { toldOf } from "../battle/blows";

/** By unit how many tokens there are more or fewer: basic, elite. */
export type Losses = Readonly<Record<string, readonly [basic: number, elite: number]>>;

const NONE = [0, 0] as const;

export function lossesOf(log: readonly LogLine[], hero: string): Losses {
  const told = toldOf(log, (event) => sideIn(event, hero) !== null);
  const side = told[0] === undefined ? null : sideIn(told[0].event, hero);
  const found: Record<string, readonly [number, number]> = {};
  if (side === null) return found;
  for (const { event } of told) {
    const [unit, basic, elite] = changeOf(event, side, hero);
    const [before, eliteBefore] = found[unit] ?? NONE;
    if (basic !== 0 || elite !== 0) found[unit] = [before + basic, eliteBefore + elite];
  }
  return found;
}

/** On which side a hero fights in a battle that begins; null if he does not. */
function sideIn(event: GameEvent, hero: string): string | null {
  if ("hero" in event && event.hero === hero) return "attacker";
  return "enemy" in event && event.enemy === hero ? "defender" : null;
}

/** The unit of whom an event tells, and what it does to the tokens of each side. */
function changeOf(event: GameEvent, side: string, hero: string): readonly [unit: string, basic: number, elite: number] {
  if (event.event === "heroes-given-up" && event.hero === hero)
    return event.side === "elite" ? [event.unit ?? "", 0, -1] : [event.unit ?? "", -1, 0];
  const [stack = "", unit = ""] =
    "fighter" in event && typeof event.fighter === "string" ? event.fighter.split(":") : [];
  const [army, level = "hero"] = stack.split("-");
  if (army !== side || Number.isNaN(Number(level))) return ["", 0, 0]; // not of this army, or no unit
  if (event.event === "heroes-eliminated") return [unit, -1, 0];
  if (event.event === "heroes-turned-basic") return [unit, 1, -1];
  if (event.event === "heroes-healed" && event.how === "returned") return [unit, 1, 0];
  return event.event === "heroes-healed" && event.how === "turned-elite" ? [unit, -1, 1] : ["", 0, 0];
}
