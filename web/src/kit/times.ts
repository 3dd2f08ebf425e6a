/** Times that others set, as the page says them. */
import { speech } from "./language.svelte";

const MINUTE = 60; // seconds
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LATELY = 7 * DAY; // what is older is told by its date

/** How long ago something was, in the largest unit that tells enough: `5 minutes ago`, `yesterday`. */
export function ago(seconds: number, now: number): string {
  const past = Math.max(0, now - seconds);
  const told = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" });
  if (past < MINUTE) return told.format(0, "second"); // now
  if (past >= LATELY) return dateOf(seconds);
  const [unit, size] =
    past < HOUR ? (["minute", MINUTE] as const) : past < DAY ? (["hour", HOUR] as const) : (["day", DAY] as const);
  return told.format(-Math.floor(past / size), unit);
}

const DATE = { day: "numeric", month: "short", year: "numeric" } as const;

export function dateOf(seconds: number): string {
  return new Intl.DateTimeFormat(speech.language, DATE).format(seconds * 1000);
}

/** Day and time, for whoever wants to know exactly. */
export function momentOf(seconds: number): string {
  const exactly = { ...DATE, hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(speech.language, exactly).format(seconds * 1000);
}
