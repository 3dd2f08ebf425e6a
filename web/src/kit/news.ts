import type { Frame, Happened, Helped, Said, Undone } from "$protocol";
import { peopleLine } from "./people";
import { say } from "./words";

export type News = Frame["news"][number];

/** What happened in the game itself. */
export type GameEvent = Happened["event"];

/** Say something to everybody: null once it is kept, else why it is not. */
export type Talk = (text: string) => Promise<string | null>;

/** Something that happened, as a line; empty for what nobody needs to hear. */
export function newsLine(news: News, names: readonly string[]): string {
  const player = (seat: number): string => names[seat] ?? "";
  switch (news.news) {
    case "event":
      return news.text ?? "";
    case "said":
      return say("web-news-said", { player: news.name, text: news.text });
    case "began":
      return news.after == null ? say("web-news-began") : say("ui-what-if", { n: news.after });
    case "undone":
      return say("web-news-undone", { player: player(news.by) });
    case "proposed":
      return say("web-news-proposed", { player: player(news.by) });
    case "declined":
      return say("web-news-declined", { player: player(news.by) });
    case "helped":
      return say(`web-news-helped-${news.by}`);
    case "hinted":
      return say("web-news-hinted", { player: player(news.seat) });
    case "replaced":
      return say("web-news-replaced", { player: player(news.seat) });
    case "stood-in":
      return news.agreed.length > 0 ? peopleLine(news, names) : say("web-news-stood-in", { player: player(news.seat) });
    case "returned":
      return say("web-news-returned", { player: player(news.seat) });
    case "sat-down":
      return say("web-news-sat-down", { player: news.name });
    case "got-up":
      return news.by === null ? say("web-news-got-up", { player: news.name }) : peopleLine(news, names);
    case "let-in":
      return say("web-news-let-in", { player: player(news.by), guest: news.name, way: news.way });
    case "rematch":
      return say("web-news-rematch");
    default:
      return peopleLine(news, names);
  }
}

/** What is told in the log of a game though it happened to its people: who plays a seat, and who decided that. */
const OF_PEOPLE = [
  "stood-in",
  "returned",
  "offered",
  "taken-over",
  "got-up",
  "sat-down",
  "handed-on",
  "ended",
] as const;
export type OfPeople = Extract<News, { news: (typeof OF_PEOPLE)[number] }>;

/** A line of the log: something that happened in the game, that answered for you, or that somebody took back. */
export interface LogLine {
  news: Happened | Helped | Undone | OfPeople;
  text: string;
  helped?: string | undefined; // what answered for you, if this came of it
  undone: string | null; // who took it back
  of?: readonly LogLine[]; // the lines of which it is made, if there are several
}

/** What happened in the game; what stands no more is marked as such. */
export function logOf(news: readonly News[], names: readonly string[]): LogLine[] {
  const lines: LogLine[] = [];
  const standing: LogLine[] = [];
  let helped: Helped | null = null;
  let begun = false; // who sat down before the game is no part of it
  for (const [number, one] of news.entries()) {
    begun ||= one.news === "began" || one.news === "event";
    if (one.news === "helped") helped = one;
    if (begun && isOfPeople(one)) lines.push({ news: one, text: newsLine(one, names), undone: null });
    if (one.news !== "event" && one.news !== "undone" && !standsAlone(one, news[number + 1])) continue;
    const line: LogLine = { news: one, text: newsLine(one, names), undone: null };
    if (one.news === "event" && helped?.seq === one.seq) line.helped = newsLine(helped, names);
    lines.push(line);
    if (one.news !== "undone") standing.push(line);
    else for (const back of after(standing, one.first)) back.undone = names[one.by] ?? "";
  }
  return lines;
}

function isOfPeople(one: News): one is OfPeople {
  return (OF_PEOPLE as readonly string[]).includes(one.news);
}

/** Whether nothing that happened shows what was answered for you; what a bot does in a battle shows well enough. */
function standsAlone(one: News, next: News | undefined): one is Helped {
  return one.news === "helped" && one.by !== "deputy" && next?.seq !== one.seq;
}

/** Takes away the lines from this entry on, and returns them. */
function after(lines: LogLine[], first: number): LogLine[] {
  const stays = lines.findLastIndex((line) => line.news.seq < first);
  return lines.splice(stays + 1);
}

export const said = (news: readonly News[]): Said[] => news.filter((one) => one.news === "said");

const ELSEWHERE: readonly string[] = ["event", "proposed", "petitioned"];

/** What happened to the table itself, until its game goes on; what it asks for stands elsewhere. */
export function aside(news: readonly News[], names: readonly string[]): string {
  const last = news.findLast((one) => one.news !== "said" && one.news !== "helped");
  return last === undefined || ELSEWHERE.includes(last.news) ? "" : newsLine(last, names);
}
