import type { FactionData } from "$protocol";

export type Faction = FactionData["id"];

/** All of them, in the order in which the board shows them. */
export const FACTIONS = ["undead", "water-folk", "imperial-army", "hill-tribes"] as const satisfies readonly Faction[];
