import type { Frame } from "$protocol";

/** Somebody else at the table who can say something. */
export interface Person {
  seat: number;
  name: string;
  muted: boolean;
}

export function othersAt({ table, you }: Frame, muted: readonly number[]): Person[] {
  return table.seats.flatMap(({ kind, name }, seat) =>
    kind === "person" && seat !== you ? [{ seat, name: name ?? "", muted: muted.includes(seat) }] : [],
  );
}
