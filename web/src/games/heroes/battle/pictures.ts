/** Which drawing of the sheet stands for what takes part in a battle. */
import battle from "../icons/battle.json";
import combat from "../icons/combat.json";
import elementals from "../icons/elementals.json";
import faces from "../icons/faces.json";
import units from "../icons/units.json";

type Table = Readonly<Record<string, string>>;

const PICTURES: Table = { ...units, ...elementals, ...combat, ...faces, ...battle };

export const pictureOf = (id: string): string => PICTURES[id] ?? "spyglass";
