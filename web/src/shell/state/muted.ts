import { keep, kept } from "$kit/kept";

const place = (table: string): string => `muted.${table}`;

/** The seats of a table that are not heard in this browser; nobody else learns of them. */
export function keptMuted(table: string): number[] {
  const seats = kept(place(table))?.split(",").map(Number) ?? [];
  return seats.filter((seat) => Number.isInteger(seat) && seat >= 0);
}

export function keepMuted(table: string, seats: readonly number[]): void {
  keep(place(table), seats.length > 0 ? seats.join() : null);
}
