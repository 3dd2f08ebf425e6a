/** A finished game as lines: which figure stands where on the charts. */
import type { HiddenLeadersTally } from "$protocol";
import type { Faction } from "../icons/factions";

export const WIDE = 300;
export const LEFT = 20; // of the lines: the numbers of the scale stand there

/** The places of the turns from left to right. */
export const across = (count: number, number: number): number =>
  count < 2 ? LEFT : LEFT + ((WIDE - LEFT - 6) * number) / (count - 1);

/** The points of a line, highest at the top. */
export function line(values: readonly number[], high: number, top: number, most: number): string {
  const y = (value: number): number => top + high * (1 - value / most);
  return values.map((value, number) => `${round(across(values.length, number))},${round(y(value))}`).join(" ");
}

export interface Reign {
  faction: Faction;
  from: number;
  to: number; // both are places of turns
}

/** Which faction would have won from when to when. */
export function reigns({ turns }: HiddenLeadersTally): Reign[] {
  const found: Reign[] = [];
  turns.forEach(({ leading }, number) => {
    const last = found.at(-1);
    const x = across(turns.length, number);
    if (last?.faction === leading) last.to = x;
    else {
      if (last) last.to = x;
      found.push({ faction: leading, from: x, to: x });
    }
  });
  return found;
}

/** The most that any party counted at any time. */
export const mostCounted = ({ turns }: HiddenLeadersTally): number =>
  Math.max(1, ...turns.flatMap(({ counted }) => counted));

const round = (value: number): number => Math.round(value * 10) / 10;
