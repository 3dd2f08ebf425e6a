import { api, type Finished } from "../api";
import type { GameInfo, Seated, SeatInfo } from "$protocol";
import { knows, say } from "$kit/words";
import { speech } from "$kit/language.svelte";
import { PACES } from "$kit/people";
import { settings } from "$kit/settings.svelte";
import { keepName, keepOpponent } from "./me";

export const ANY_BOT = "*"; // a surprise
export const PATIENCE = [null, 60, 300, 86400]; // seconds

/** How fast bots are to play, as whoever sets up a table wants it. */
export const paceWished = (): number | null => PACES[settings.pace];

/** A table against bots that begins at once; the id of the table. */
export async function playNow(
  game: Pick<GameInfo, "id" | "bots" | "usual">,
  name: string,
  opponents: number,
  opponent: string,
  options: Readonly<Record<string, boolean | string>>,
): Promise<string> {
  keepName(name);
  keepOpponent(game.id, opponent);
  const seats = Array.from({ length: opponents }, (_, number) => String(number + 1));
  const bots = Object.fromEntries(seats.map((seat) => [seat, drawn(game, opponent)]));
  const wish = { game: game.id, seats: opponents + 1, name, options, bots, lang: speech.language, pace: paceWished() };
  const { table } = await api.newTable(wish);
  await api.start(table.id);
  return table.id;
}

/** What if: a finished game goes on from where it stood after so many answers, at a new table; the id of that table. */
export async function playOn(
  from: Finished,
  game: Pick<GameInfo, "id" | "bots" | "usual">,
  name: string,
  seats: number,
  wish: { readonly answers: number; readonly seat: number; readonly opponent: string },
): Promise<string> {
  keepName(name);
  keepOpponent(game.id, wish.opponent);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== wish.seat);
  const bots = Object.fromEntries(others.map((seat) => [String(seat), drawn(game, wish.opponent)]));
  const { answers, seat } = wish;
  const { table } = await api.playOn(from, { answers, seat, name, bots, lang: speech.language, pace: paceWished() });
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

/** The bot that sits down: the one that was chosen, or any of them. */
export function drawn(game: Pick<GameInfo, "bots" | "usual">, opponent: string): string {
  if (opponent !== ANY_BOT) return game.bots.includes(opponent) ? opponent : game.usual;
  return game.bots[Math.floor(Math.random() * game.bots.length)] ?? game.usual;
}

/** What a bot is called: by its game, else by the house. */
export function levelName(game: string, bot: string): string {
  if (bot === ANY_BOT) return say("web-level-any");
  return firstSaid(`${game}-bot-${bot}`, `web-level-${bot}`) ?? bot;
}

/** How it plays, in a sentence. */
export function aboutLevel(game: string, bot: string): string {
  if (bot === ANY_BOT) return say("web-about-level-any");
  return firstSaid(`${game}-bot-${bot}-about`, `web-about-level-${bot}`) ?? "";
}

function firstSaid(...messages: readonly string[]): string | undefined {
  const found = messages.find(knows);
  return found === undefined ? undefined : say(found);
}

/** Who sits here, in a word. */
export function seatName(seat: SeatInfo): string {
  return seat.kind === "free" ? say("web-seat-free") : (seat.name ?? "");
}
