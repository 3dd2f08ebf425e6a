/** Power over the rounds as bars: what stands where on the chart. */
import type { HeroesTally, PowerData } from "$protocol";

export const SOURCES = ["places", "artifacts", "for_good", "effects"] as const;
export type Source = (typeof SOURCES)[number];

export interface Piece {
  source: Source;
  from: number; // Power below it
  n: number;
}

export interface Bar {
  round: number | null; // null for the end
  total: number;
  pieces: readonly Piece[];
}

/** The bars of one seat; a source that gives nothing has no piece. */
export function barsOf({ rounds }: HeroesTally, seat: number): Bar[] {
  return rounds.map(({ round, power }, number) => {
    const pieces = piecesOf(power[seat] ?? {});
    const last = number === rounds.length - 1;
    return { round: last ? null : round, total: pieces.reduce((sum, { n }) => sum + n, 0), pieces };
  });
}

function piecesOf(power: PowerData): Piece[] {
  let from = 0;
  return SOURCES.flatMap((source) => {
    const n = power[source] ?? 0;
    if (n <= 0) return [];
    from += n;
    return [{ source, from: from - n, n }];
  });
}

/** The most Power that the chart must hold. */
export function height({ rounds }: HeroesTally, goal: number): number {
  const totals = rounds.flatMap(({ power }) =>
    power.map((row) => SOURCES.reduce((sum, source) => sum + (row[source] ?? 0), 0)),
  );
  return Math.max(goal, ...totals);
}
