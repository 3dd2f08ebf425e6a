/** Where each building of a town stands in its picture, and in what form; the picture is 420 wide and 236 high. */

export const WIDTH = 420;
export const HEIGHT = 236;

export type Form = "hall" | "stalls" | "columns" | "ground" | "tower" | "portal" | "council" | "temple" | "shrine";

export interface Site {
  x: number;
  y: number; // of the ground it stands on
  form: Form;
}

const SITES: Readonly<Record<string, Site>> = {
  "hall-of-fame": { x: 44, y: 150, form: "columns" },
  "war-council": { x: 112, y: 146, form: "council" },
  "town-hall": { x: 308, y: 146, form: "hall" },
  "training-grounds": { x: 376, y: 150, form: "ground" },
  marketplace: { x: 56, y: 216, form: "stalls" },
  garrison: { x: 136, y: 214, form: "tower" },
  "town-portal": { x: 288, y: 214, form: "portal" },
  "temple-of-asha": { x: 366, y: 216, form: "temple" },
};
const OF_THE_FACTION: Site = { x: 212, y: 216, form: "shrine" };

export const siteOf = (building: string): Site => SITES[building] ?? OF_THE_FACTION;

type Roof = (x: number, y: number, width: number, height: number) => string;

const ROOFS: Readonly<Record<string, Roof>> = {
  necropolis: (x, y, w, h) =>
    `M${x - w / 2 - 2} ${y}L${x - w / 2} ${y - h * 0.8}L${x - w * 0.2} ${y - h * 0.4}L${x} ${y - h * 1.5}` +
    `L${x + w * 0.2} ${y - h * 0.4}L${x + w / 2} ${y - h * 0.8}L${x + w / 2 + 2} ${y}Z`,
  sanctuary: (x, y, w, h) =>
    `M${x - w / 2 - 7} ${y - 4}Q${x - w / 4} ${y - 2} ${x - w / 6} ${y - h}H${x + w / 6}` +
    `Q${x + w / 4} ${y - 2} ${x + w / 2 + 7} ${y - 4}L${x + w / 2} ${y}H${x - w / 2}Z`,
  stronghold: (x, y, w, h) =>
    `M${x - w / 2 - 4} ${y}Q${x - w / 6} ${y - h * 0.4} ${x - 2} ${y - h}L${x - 6} ${y - h - 7}M${x + 6} ${y - h - 7}` +
    `L${x + 2} ${y - h}Q${x + w / 6} ${y - h * 0.4} ${x + w / 2 + 4} ${y}ZM${x - 2} ${y - h}H${x + 2}L${x + w / 2 + 4} ${y}H${x - w / 2 - 4}Z`,
};
const GABLE: Roof = (x, y, w, h) => `M${x - w / 2 - 4} ${y}L${x} ${y - h * 1.1}L${x + w / 2 + 4} ${y}Z`;

/** A roof as the faction builds it: gables, thorns, curved eaves, tents. */
export const roofOf = (faction: string | null): Roof => ROOFS[faction ?? ""] ?? GABLE;
