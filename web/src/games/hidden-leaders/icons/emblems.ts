import table from "./emblems/table.json";
import icons from "./icons.json";
import sheet from "./sheet.svg?no-inline";

const EMBLEMS: Readonly<Record<string, string>> = table;
const DRAWN = import.meta.glob<string>("./emblems/*.svg", { eager: true, query: "?no-inline", import: "default" });

/** Where the icon of a hero or leader is drawn, each in a file of its own; a card without one shows the empty throne. */
export function emblemOf(card: string): string {
  const icon = EMBLEMS[card];
  const drawn = DRAWN[`./emblems/${icon}.svg`];
  return icon === undefined || drawn === undefined ? `${sheet}#${icons.throne}` : `${drawn}#i`;
}
