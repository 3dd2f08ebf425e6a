import type { FactionData } from "$protocol";

export type Faction = FactionData["id"];

/** A skull, a trident, a shield, two peaks: drawn on 24 by 24, bold enough for 14 pixels. */
export const SHAPES: Readonly<Record<Faction, string>> = {
  undead:
    "M12 2c-5.200 0-9 3.600-9 8.600 0 2.900 1.300 5.200 3.400 6.700V21a1 1 0 0 0 1 1h2.200v-2.600h1.600V22h1.600v-2.600h1.600V22h2.200a1 1 0 0 0 1-1v-3.700c2.100-1.500 3.400-3.800 3.400-6.700C21 5.600 17.200 2 12 2zM8.400 8.400a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800zm7.200 0a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800zM12 13.400l1.500 2.800h-3z",
  "water-folk":
    "M12 1.500 14.800 6h-1.500v5.800h1.500c1.600 0 2.700-1.200 2.700-2.800V6.800H16L18.800 3l2.800 3.800H20V9c0 3-2.100 5.300-5.200 5.300h-1.500V22.500h-2.600v-8.200H9.200C6.100 14.300 4 12 4 9V6.800H2.400L5.200 3 8 6.800H6.500V9c0 1.600 1.100 2.800 2.700 2.800h1.500V6H9.200z",
  "imperial-army":
    "M12 1.500 21 4v7.500c0 5.300-3.700 9.200-9 11-5.300-1.800-9-5.700-9-11V4zm0 4.700-4.200 5.800L12 17.800l4.200-5.800z",
  "hill-tribes": "M8.600 3.500 1 20.500h22L16.300 8l-3 4.600zm0 4.700 2.300 4.600-2.300 1.300-2.300-1.300z",
};

/** All of them, in the order in which the board shows them. */
export const FACTIONS = Object.keys(SHAPES) as readonly Faction[];
