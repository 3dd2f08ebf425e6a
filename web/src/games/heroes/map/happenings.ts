/** What happened on the map: who walked, what was taken; for those who were not looking. */
import type { GameEvent, LogLine, News } from "$kit/news";
import type { HeroesView } from "$protocol";
import type { Book } from "../book";
import { wayTo } from "./ways";

export interface Walk {
  hero: string;
  way: readonly string[];
}

/** The walks among the news after `seq`; the view before tells the way, if it was the one who walked that was asked. */
export function walksOf(news: readonly News[], seq: number, before: HeroesView | null): Walk[] {
  return news.flatMap((one) => {
    if (one.news !== "event" || one.seq <= seq || one.event.event !== "heroes-moved") return [];
    const { hero, from, to } = one.event;
    if (hero === null || from === null || to === null) return [];
    const asked = before?.sight?.heroes[hero]?.movement != null;
    const way = asked ? wayTo(to, before?.sight?.came_from ?? {}) : [];
    return [{ hero, way: way[0] === from ? way : [from, to] }];
  });
}

/** The fields among the news after `seq` on which something changed hands, was found or was beaten. */
export function changesOf(news: readonly News[], seq: number): string[] {
  return news.flatMap((one) => (one.news === "event" && one.seq > seq ? changed(one.event) : []));
}

function changed(event: GameEvent): string[] {
  const places = ["heroes-taken", "heroes-explored", "heroes-battle-began", "heroes-duel-began", "heroes-town-founded"];
  return places.includes(event.event) && "field" in event && typeof event.field === "string" ? [event.field] : [];
}

/** Whose deed an event was; null for what nobody did. */
export function doer(event: GameEvent, view: HeroesView, book: Book): number | null {
  if ("seat" in event && typeof event.seat === "number") return event.seat;
  const hero = "hero" in event && typeof event.hero === "string" ? event.hero : null;
  const seat = hero === null ? -1 : view.players.findIndex(({ faction }) => faction === book.factionOf(hero));
  return seat < 0 ? null : seat;
}

/** What others did since the viewer did something, as far as the log tells it. */
export function sinceMine(log: readonly LogLine[], view: HeroesView, book: Book): News[] {
  const found: News[] = [];
  for (const { news, undone } of log.toReversed()) {
    if (news.news !== "event" || undone !== null) continue;
    if (doer(news.event, view, book) === view.viewer) break;
    found.unshift(news);
  }
  return view.viewer === null ? found.slice(-12) : found;
}
