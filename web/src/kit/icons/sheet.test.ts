import { expect, it } from "vitest";

const TABLES = import.meta.glob<Record<string, string>>("../../**/icons/*.json", { eager: true, import: "default" });
const SHEETS = import.meta.glob<string>("../../**/icons/sheet.svg", { eager: true, query: "?raw", import: "default" });

it.each(Object.entries(SHEETS))("%s holds every icon that is named beside it, and no other", (path, sheet) => {
  const folder = path.replace("sheet.svg", "");
  const named = Object.entries(TABLES).filter(([table]) => table.startsWith(folder));
  const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((one) => one[1]);
  expect(drawn.length).toBeGreaterThan(0);
  expect(new Set(drawn)).toEqual(new Set(named.flatMap(([, table]) => Object.values(table))));
});
