/** What a table sounds like: made from its news, as far as you may know them. */
import type { News } from "$kit/news";
import { END, TURN, type Sound } from "$kit/sounds.svelte";
import type { Frame } from "$protocol";
import type { SoundOf } from "../contract";

/** The sounds of a frame, each once, in the order of what happened; at last that you are asked, or the end. */
export function heard(
  news: readonly News[],
  before: Frame | null,
  now: Frame,
  soundOf: SoundOf = () => null,
): readonly Sound[] {
  const events = news.flatMap((one) => (one.news === "event" ? [soundOf(one.event)] : []));
  const found = new Set(events.filter((sound) => sound !== null));
  if (before !== null && before.table.status !== "over" && now.table.status === "over") found.add(END);
  else if (before !== null && before.question === null && now.question !== null) found.add(TURN);
  return [...found];
}
