/** What moved, from where to where, as far as you may see it: made from the news of a frame. */
import type { Flight } from "$kit/motion/stage";
import type { Frame, Place } from "$protocol";
import { keyOf } from "../board/places";

const OPEN = ["party-up", "tavern", "graveyard"];

/** Whether a known card lies so that its face is seen. */
function faces(place: Place, viewer: number | null): boolean {
  return OPEN.includes(place.zone) || (place.zone === "hand" && place.seat === viewer);
}

function flight(card: string | null, from: Place, to: Place, viewer: number | null): Flight {
  return {
    card,
    from: keyOf(from, card),
    to: keyOf(to, card),
    turns: card !== null && faces(from, viewer) !== faces(to, viewer),
  };
}

/** The flights of the news after `seq`, in order. */
export function flightsOf(frame: Frame, seq: number): Flight[] {
  const found: Flight[] = [];
  for (const news of frame.news) {
    if (news.news !== "event" || news.seq <= seq) continue;
    const event = news.event;
    if (event.event === "card-moved") {
      found.push(flight(event.card, event.from, event.to, frame.you));
    } else if (event.event === "exchanged") {
      found.push(flight(event.a, event.a_place, event.b_place, frame.you));
      found.push(flight(event.b, event.b_place, event.a_place, frame.you));
    } else if (event.event === "reshuffled") {
      found.push({ card: null, from: "pile/wilderness", to: "pile/harbor", turns: false });
    }
  }
  return found;
}

/** The markers that moved. */
export function marksOf(frame: Frame): string[] {
  return frame.news.flatMap((news) => {
    if (news.news !== "event" || news.event.event !== "markers-moved") return [];
    const { from, to } = news.event;
    return (["red", "green"] as const).filter((one) => from[one] !== to[one]).map((one) => `marker/${one}`);
  });
}

/** The places of the news after `seq` at which somebody looked, pointed or showed a card. */
export function glancesOf(frame: Frame, seq: number): string[] {
  const found: string[] = [];
  for (const news of frame.news) {
    if (news.news !== "event" || news.seq <= seq) continue;
    const event = news.event;
    if (event.event === "looked" || event.event === "revealed" || event.event === "picked") {
      found.push(keyOf(event.place, event.card));
    } else if (event.event === "named" && event.what === "player") {
      found.push(`seat/${event.value}`);
    }
  }
  return found;
}
