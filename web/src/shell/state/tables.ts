import { api } from "../api";
import type { GameInfo, Seated, SeatInfo } from "$protocol";
import { knows, say } from "$kit/words";
import { speech } from "$kit/language.svelte";
import { PACES } from "$kit/people";
import { settings } from "$kit/settings.svelte";
import { keepName } from "./me";

export const QUICK_BOT = "greedy";
export const PATIENCE = [null, 60, 300, 86400]; // seconds

/** How fast bots are to play, as whoever sets up a table wants it. */
export const paceWished = (): number | null => PACES[settings.pace];

/** A table against bots that begins at once; the id of the table. */
export async function playNow(
  game: Pick<GameInfo, "id" | "bots">,
  name: string,
  opponents: number,
  options: Readonly<Record<string, boolean | string>>,
): Promise<string> {
  keepName(name);
  const bot = game.bots.includes(QUICK_BOT) ? QUICK_BOT : (game.bots[0] ?? QUICK_BOT);
  const bots = Object.fromEntries(Array.from({ length: opponents }, (_, number) => [String(number + 1), bot]));
  const wish = { game: game.id, seats: opponents + 1, name, options, bots, lang: speech.language, pace: paceWished() };
  const { table } = await api.newTable(wish);
  await api.start(table.id);
  return table.id;
}

/** A table of a guided game, which brings its opponents with it; the id of the table. */
export async function learn(game: string, name: string, lesson: string, seats: number): Promise<string> {
  keepName(name);
  const { table } = await api.newTable({ game, seats, name, lesson, lang: speech.language, pace: paceWished() });
  await api.start(table.id);
  return table.id;
}

/** Somebody more sits down at this device. */
export function joinHere({ links }: Pick<Seated, "links">, name: string): Promise<Seated> {
  return api.join(links?.invite?.split("/").at(-1) ?? "", name, null, true);
}

/** Give seats of a new table to people who share this device; whoever has no name leaves theirs free. */
export async function shareDevice(made: Seated, names: readonly string[]): Promise<void> {
  const { table } = made;
  try {
    for (const name of names.map((one) => one.trim()).filter((one) => one !== "")) await joinHere(made, name);
  } catch (error) {
    for (const seat of (await api.table(table.id)).seats ?? []) await api.leave(table.id, seat); // nobody waits there
    throw error;
  }
}

/** How well a bot plays. */
export function levelName(bot: string): string {
  return knows(`web-level-${bot}`) ? say(`web-level-${bot}`) : bot;
}

export function aboutLevel(bot: string): string {
  return knows(`web-about-level-${bot}`) ? say(`web-about-level-${bot}`) : "";
}

/** Who sits here, in a word. */
export function seatName(seat: SeatInfo): string {
  return seat.kind === "free" ? say("web-seat-free") : (seat.name ?? "");
}
