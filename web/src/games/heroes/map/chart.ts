/** The map as it is laid: which fields there are, what is printed on each, and how they are called (`c7`). */
import type { MapData } from "$protocol";

export interface Spot {
  column: number;
  row: number;
}

export type Terrain = "open" | "water" | "mountain" | "port";

const COLUMNS = "abcdefghijklmnopqrstuvwxyz";
const TERRAINS: Readonly<Record<string, Terrain>> = { "~": "water", "^": "mountain", H: "port" };
const NO_FIELD = " ";

export const nameOf = ({ column, row }: Spot): string => `${COLUMNS[column] ?? ""}${row + 1}`;

export const letterOf = (column: number): string => COLUMNS[column] ?? "";

export function spotOf(field: string): Spot {
  return { column: COLUMNS.indexOf(field[0] ?? ""), row: Number(field.slice(1)) - 1 };
}

/** The fields beside a field, as the hand of a clock finds them. */
export function besides({ column, row }: Spot): Spot[] {
  return [
    { column, row: row - 1 },
    { column: column + 1, row },
    { column, row: row + 1 },
    { column: column - 1, row },
  ];
}

export class Chart {
  readonly columns: number;
  readonly rows: number;
  readonly fields: readonly string[];
  private readonly guarded: ReadonlyMap<string, string>;

  /** `tiers` are the kinds of encounters by their signs. */
  constructor(
    private readonly map: MapData,
    private readonly tiers: ReadonlyMap<string, string>,
  ) {
    this.rows = map.rows.length;
    this.columns = Math.max(...map.rows.map((row) => row.length));
    this.fields = map.rows.flatMap((signs, row) =>
      [...signs].flatMap((sign, column) => (sign === NO_FIELD ? [] : [nameOf({ column, row })])),
    );
    this.guarded = new Map(Object.entries(map.guards).map(([place, guard]) => [guard, place]));
  }

  has(spot: Spot): boolean {
    return this.signAt(spot) !== NO_FIELD;
  }

  /** What lies under whatever stands there; null where there is no field. */
  terrain(field: string): Terrain | null {
    const sign = this.signAt(spotOf(field));
    return sign === NO_FIELD ? null : (TERRAINS[sign] ?? "open");
  }

  place(field: string): string | null {
    return this.map.places[this.signAt(spotOf(field))] ?? null;
  }

  /** The tier of the creatures that come here. */
  tier(field: string): string | null {
    return this.tiers.get(this.signAt(spotOf(field))) ?? null;
  }

  /** Where the guards of a place stand. */
  guardOf(place: string): string | null {
    return this.map.guards[place] ?? null;
  }

  /** The place that the creatures of a field guard. */
  guardedFrom(field: string): string | null {
    return this.guarded.get(field) ?? null;
  }

  private signAt({ column, row }: Spot): string {
    return this.map.rows[row]?.[column] ?? NO_FIELD;
  }
}
