import type { GameEvent, LogLine } from "$kit/news";
import type { Book } from "../cards/book";
import type { IconName } from "../icons/Icon.svelte";

/** A line of the log cut where it names a card. */
export interface Piece {
  text: string;
  card: string | null;
  after?: string; // a full stop or the like, with which no line begins
}

/** The cards an event speaks of, as far as you may know them. */
export function cardsOf(event: GameEvent): string[] {
  const cards: (string | null)[] = [];
  if ("card" in event) cards.push(event.card);
  if (event.event === "exchanged") cards.push(event.a, event.b);
  if ("cards" in event) cards.push(...event.cards);
  return cards.filter((card) => card !== null);
}

/** The text in pieces; names that stand there as they are in the book can be looked at. */
export function pieces(text: string, cards: readonly string[], book: Book): Piece[] {
  let found: Piece[] = [{ text, card: null }];
  for (const card of cards)
    found = found.flatMap((piece) => (piece.card === null ? cut(piece.text, card, book.name(card)) : [piece]));
  return found.filter((piece) => piece.text !== "");
}

/** Quotation marks stay with the name, so that no line ends between them. */
function cut(text: string, card: string, name: string): Piece[] {
  const at = text.indexOf(name);
  if (at < 0) return [{ text, card: null }];
  const start = /[„«“]/.test(text[at - 1] ?? "") ? at - 1 : at;
  const after = at + name.length;
  const end = /[”»“]/.test(text[after] ?? "") ? after + 1 : after;
  const mark = /^[.,;:)]*/.exec(text.slice(end))?.[0] ?? "";
  return [
    { text: text.slice(0, start), card: null },
    { text: text.slice(start, end), card, after: mark },
    { text: text.slice(end + mark.length), card: null },
  ];
}

const ICONS: Partial<Record<GameEvent["event"], IconName>> = {
  "game-began": "island",
  "markers-moved": "crown",
  "game-ended": "throne",
  exchanged: "exchange",
  looked: "eye",
  revealed: "eye",
  searched: "eye",
  reshuffled: "anchor",
};

/** The sign beside a line. */
export function iconOf(news: LogLine["news"]): IconName {
  if (news.news !== "event") return "undo";
  const { event } = news;
  if (event.event !== "card-moved") return ICONS[event.event] ?? "scroll";
  if (event.how === "buried") return "grave";
  if (event.how === "discarded") return "wilds";
  return event.from.zone === "tavern" || event.to.zone === "tavern" ? "tavern" : "hand";
}

/** A line that is the heading of those below it. */
export function turnBegins({ event }: GameEvent): boolean {
  return event === "turn-began";
}
