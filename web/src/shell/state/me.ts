import { keep, kept } from "$kit/kept";

/** How this person was called last time, if they were here before. */
export const keptName = (): string | null => kept("name");

export const keepName = (name: string): void => keep("name", name);
