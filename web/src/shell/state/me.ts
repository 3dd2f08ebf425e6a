import { keep, kept } from "$kit/kept";

/** How this person was called last time, if they were here before. */
export const keptName = (): string | null => kept("name");

export const keepName = (name: string): void => keep("name", name);

/** Whom this person chose to play against last time, in each game. */
export const keptOpponent = (game: string): string | null => kept(`opponent.${game}`);

export const keepOpponent = (game: string, bot: string): void => keep(`opponent.${game}`, bot);
