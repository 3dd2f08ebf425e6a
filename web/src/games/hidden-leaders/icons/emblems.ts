import table from "./emblems.json";

const EMBLEMS: Readonly<Record<string, string>> = table;

/** The icon of a hero or leader; a card that nobody drew for yet shows the empty throne. */
export function emblemOf(card: string): string {
  return EMBLEMS[card] ?? "stone-throne";
}
