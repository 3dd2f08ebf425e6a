/** Which drawing of the sheet stands for what is on the map, in a town and on a card; what nobody drew for yet is a question left open. */
import buildings from "./buildings.json";
import creatures from "./creatures.json";
import emblems from "./emblems.json";
import factions from "./factions.json";
import figures from "./figures.json";
import places from "./places.json";
import units from "./units.json";

type Table = Readonly<Record<string, string>>;

const BUILDINGS: Table = buildings;
const CREATURES: Table = creatures;
const EMBLEMS: Table = emblems;
const SIGNS: Table = factions;
const FIGURES: Table = figures;
const PLACES: Table = places;
const UNITS: Table = units;
const UNKNOWN = "spyglass";

export const creatureOf = (kind: string): string => CREATURES[kind] ?? UNKNOWN;
export const signOf = (faction: string | null): string => SIGNS[faction ?? ""] ?? UNKNOWN;
export const figureOf = (faction: string | null): string => FIGURES[faction ?? ""] ?? "mounted-knight";
export const placeOf = (place: string): string => PLACES[place] ?? UNKNOWN;
export const unitOf = (unit: string): string => UNITS[unit] ?? UNKNOWN;
export const buildingOf = (building: string): string => BUILDINGS[building] ?? UNKNOWN;
/** Of a school of skills and scrolls, a type of artifacts, an action. */
export const emblemOf = (id: string): string => EMBLEMS[id] ?? UNKNOWN;
