/** Which drawing an icon is: one of every table, or one that a game brings in a sheet of its own. */
import icons from "./icons.json";
import sheet from "./sheet.svg?no-inline";

type Table = Readonly<Record<string, string>>;

export interface Shape {
  sheet: string; // where it is drawn
  symbol: string;
}

export type IconName = keyof typeof icons;

const COMMON: Table = icons;

export const drawingOf = (name: IconName): Shape => ({ sheet, symbol: icons[name] });

/** The icons of a game beside those of every table; its own come first. */
export function withOwn<Own extends Table>(own: Own, sheetOfGame: string): (name: IconName | keyof Own) => Shape {
  const table: Table = own;
  return (name) => {
    const id = String(name);
    return id in table ? { sheet: sheetOfGame, symbol: table[id] ?? "" } : { sheet, symbol: COMMON[id] ?? "" };
  };
}
