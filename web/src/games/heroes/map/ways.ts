/** The way to a field as it would be walked, and how it is drawn. */
import { besides, nameOf, spotOf } from "./chart";
import { middleOf, written } from "./outline";

/** From where the hero stands to the field, both ends included; empty where there is no way. */
export function wayTo(field: string, cameFrom: Readonly<Record<string, string>>): string[] {
  const way = [field];
  for (let before = cameFrom[field]; before !== undefined && !way.includes(before); before = cameFrom[before])
    way.unshift(before);
  return way.length > 1 ? way : [];
}

export const isStep = (from: string, to: string): boolean => besides(spotOf(from)).map(nameOf).includes(to);

/** Lines from field to field; a leap through portals is a bow, drawn apart. */
export function drawn(way: readonly string[]): { walked: string; leapt: string } {
  let [walked, leapt] = ["", ""];
  way.slice(1).forEach((to, number) => {
    const from = way[number] ?? to;
    const [start, end] = [middleOf(spotOf(from)), middleOf(spotOf(to))];
    if (isStep(from, to)) walked += `M${written(start)}L${written(end)}`;
    else {
      const bow = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - Math.abs(start.x - end.x) / 4 - 24 };
      leapt += `M${written(start)}Q${written(bow)} ${written(end)}`;
    }
  });
  return { walked, leapt };
}
