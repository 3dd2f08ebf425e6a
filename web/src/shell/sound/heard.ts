/** What a table sounds like: made from its news, as far as you may know them. */
import type { News } from "../game.svelte";
import type { Frame } from "$protocol";

export type Sound = "card" | "buried" | "step" | "turn" | "end";

function soundOf(news: News): Sound | null {
  if (news.news !== "event") return null;
  const { event } = news;
  if (event.event === "markers-moved") return "step";
  if (event.event !== "card-moved") return null;
  return event.how === "buried" ? "buried" : "card";
}

/** The sounds of a frame, each once, in the order of what happened; at last that you are asked, or the end. */
export function heard(news: readonly News[], before: Frame | null, now: Frame): Sound[] {
  const found = new Set(news.map(soundOf).filter((sound) => sound !== null));
  if (before !== null && before.table.status !== "over" && now.table.status === "over") found.add("end");
  else if (before !== null && before.question === null && now.question !== null) found.add("turn");
  return [...found];
}
