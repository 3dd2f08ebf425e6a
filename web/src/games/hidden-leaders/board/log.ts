import type { GameEvent, LogLine } from "$kit/news";
import { partsOf, type Voice } from "$kit/table/story";
import { say } from "$kit/words";
import type { CardMoved } from "$protocol";
import type { Book } from "../cards/book";

export type Sign =
  "bury" | "discard" | "draw" | "end" | "exchange" | "look" | "markers" | "other" | "play" | "refill" | "turn" | "undo";

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

/** The cards that a line speaks of. */
export function cardsIn(line: LogLine): string[] {
  return partsOf(line).flatMap(({ news }) => (news.news === "event" ? cardsOf(news.event) : []));
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

const SIGNS: Partial<Record<GameEvent["event"], Sign>> = {
  "markers-moved": "markers",
  "game-ended": "end",
  exchanged: "exchange",
  looked: "look",
  revealed: "look",
  searched: "look",
};

const MOVES: Partial<Record<CardMoved["how"], Sign>> = {
  played: "play",
  placed: "play",
  "turned-over": "turn",
  saved: "turn",
  buried: "bury",
  discarded: "discard",
  refilled: "refill",
};

/** The sign beside a line. */
export function signOf({ news }: LogLine): Sign {
  if (news.news !== "event") return "undo";
  const { event } = news;
  if (event.event !== "card-moved") return SIGNS[event.event] ?? "other";
  return MOVES[event.how] ?? (event.to.zone === "hand" ? "draw" : "other");
}

/** A line that is the heading of those below it. */
export function turnBegins({ event }: GameEvent): boolean {
  return event === "turn-began";
}

const CHIEF: ReadonlySet<GameEvent["event"]> = new Set(["exchanged", "markers-moved", "passed", "game-ended"]);
const CHIEF_MOVES: ReadonlySet<CardMoved["how"]> = new Set(["played", "buried", "taken", "turned-over", "saved"]);

export function isChief(event: GameEvent): boolean {
  return event.event === "card-moved" ? CHIEF_MOVES.has(event.how) : CHIEF.has(event.event);
}

/** What can be told together: draws in a row, cards that are discarded from a hand, what comes to the Tavern. */
function kindOf({ how, seat, from, to }: CardMoved): string | null {
  if (how === "refilled") return "refilled";
  if (how === "drawn" && to.zone === "hand" && to.seat === seat && ["tavern", "harbor"].includes(from.zone))
    return `drawn ${seat ?? ""}`;
  return how === "discarded" && from.zone === "hand" && from.seat === seat ? `discarded ${seat ?? ""}` : null;
}

function movesOf(lines: readonly LogLine[]): CardMoved[] {
  return lines.flatMap(({ news }) => (news.news === "event" && news.event.event === "card-moved" ? [news.event] : []));
}

/** How this game tells of what happened. */
export function voiceOf(nameOf: (seat: number) => string, book: Book): Voice {
  const joined = (lines: readonly LogLine[]): string | null => {
    const moves = movesOf(lines);
    const [first] = moves;
    const kind = first === undefined ? null : kindOf(first);
    if (first === undefined || kind === null || moves.length < lines.length) return null;
    if (moves.some((move) => kindOf(move) !== kind)) return null;
    const known = moves.flatMap(({ card }) => (card === null ? [] : [book.name(card)]));
    const hidden = moves.length - known.length;
    return say(`hidden-leaders-web-log-${first.how}`, {
      player: nameOf(first.seat ?? 0),
      n: moves.length,
      hidden,
      what: hidden === 0 ? "known" : known.length === 0 ? "hidden" : "both",
      cards: known.map((card) => say("hidden-leaders-web-log-card", { card })).join(", "),
    });
  };
  return { turnBegins, isChief, joined };
}
