/** The story of a battle, read from the log: turn by turn, attack by attack. */
import type { GameEvent, LogLine } from "$kit/news";
import type { BattleData } from "$protocol";

type Face = BattleData["face"];

/** Dice as they lay after a roll, and why they were rolled again. */
export interface Roll {
  dice: readonly number[];
  face: Face;
  why: string | null;
}

export interface Blow {
  number: number; // in this battle
  fighter: string | null; // null: no attack, but what cards and rules did in between
  target: string | null;
  rolls: Roll[];
  count: { hits: number; skulls: number; wounds: number } | null;
  hurt: Record<string, number>; // the wounds that fighters took
  lines: string[];
}

export interface Turn {
  turn: number; // 0 before the first
  blows: Blow[];
}

const BEGINNINGS: readonly GameEvent["event"][] = ["heroes-battle-began", "heroes-duel-began"];
const ENDS: readonly GameEvent["event"][] = ["heroes-battle-won", "heroes-battle-lost", "heroes-duel-won"];

/** Which fighter is meant by the name in an event. */
export const idOf = (fighter: string | null): string | null => fighter?.split(":")[0] ?? null;

interface Told {
  event: GameEvent;
  text: string;
}

/** What stands of the log since the last battle began, or the last one of its kind, up to its end. */
export function toldOf(log: readonly LogLine[], isMeant: (beginning: GameEvent) => boolean = () => true): Told[] {
  const told = log.flatMap(({ news, text, undone }) =>
    news.news === "event" && undone === null ? [{ event: news.event, text }] : [],
  );
  const first = told.findLastIndex(({ event }) => BEGINNINGS.includes(event.event) && isMeant(event));
  const since = told.slice(Math.max(0, first));
  const last = since.findIndex(({ event }) => ENDS.includes(event.event));
  return last < 0 ? since : since.slice(0, last + 1);
}

export function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [{ turn: 0, blows: [] }];
  let number = 0;
  for (const { event, text } of toldOf(log)) {
    let turn = turns.at(-1) ?? { turn: 0, blows: [] };
    if (event.event === "heroes-battle-turn") {
      turn = { turn: event.turn, blows: [] };
      turns.push(turn);
      continue;
    }
    if (event.event === "heroes-attacked" || turn.blows.length === 0) {
      turn.blows.push(begun(event, number));
      number += 1;
    }
    const blow = turn.blows.at(-1);
    if (blow !== undefined) add(blow, event, text);
  }
  return turns.filter(({ blows }) => blows.length > 0);
}

function begun(event: GameEvent, number: number): Blow {
  const attack = event.event === "heroes-attacked";
  return {
    number,
    fighter: attack ? event.fighter : null,
    target: attack && event.target !== "none" ? event.target : null,
    rolls: [],
    count: null,
    hurt: {},
    lines: [],
  };
}

function add(blow: Blow, event: GameEvent, text: string): void {
  if (text !== "") blow.lines.push(text);
  switch (event.event) {
    case "heroes-rolled":
      blow.rolls.push({ dice: event.dice, face: event.face, why: null });
      break;
    case "heroes-rerolled":
      blow.rolls.push({ dice: event.dice, face: event.face, why: event.why });
      break;
    case "heroes-hits":
      blow.count = { hits: event.hits, skulls: event.skulls, wounds: event.wounds };
      break;
    case "heroes-wounded": {
      const fighter = idOf(event.fighter) ?? "";
      blow.hurt[fighter] = (blow.hurt[fighter] ?? 0) + event.wounds;
    }
  }
}
