import type { Frame, Happened, Helped, Said, Undone } from "$protocol";
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
      return say("web-news-began");
    case "undone":
      return say("web-news-undone", { player: player(news.by) });
    case "proposed":
      return say("web-news-proposed", { player: player(news.by) });
    case "declined":
      return say("web-news-declined", { player: player(news.by) });
    case "helped":
      return say(`web-news-helped-${news.by}`);
    case "stood-in":
      return say("web-news-stood-in", { player: player(news.seat) });
    case "returned":
      return say("web-news-returned", { player: player(news.seat) });
    case "sat-down":
      return say("web-news-sat-down", { player: news.name });
    case "got-up":
      return say("web-news-got-up", { player: news.name });
    case "rematch":
      return say("web-news-rematch");
  }
}

/** A line of the log: something that happened in the game, that answered for you, or that somebody took back. */
export interface LogLine {
  news: Happened | Helped | Undone;
  text: string;
  helped?: string | undefined; // what answered for you, if this came of it
  undone: string | null; // who took it back
}

/** What happened in the game; what stands no more is marked as such. */
export function logOf(news: readonly News[], names: readonly string[]): LogLine[] {
  const lines: LogLine[] = [];
  const standing: LogLine[] = [];
  let helped: Helped | null = null;
  for (const [number, one] of news.entries()) {
    if (one.news === "helped") helped = one;
    if (one.news !== "event" && one.news !== "undone" && !standsAlone(one, news[number + 1])) continue;
    const line: LogLine = { news: one, text: newsLine(one, names), undone: null };
    if (one.news === "event" && helped?.seq === one.seq) line.helped = newsLine(helped, names);
    lines.push(line);
    if (one.news !== "undone") standing.push(line);
    else for (const back of after(standing, one.first)) back.undone = names[one.by] ?? "";
  }
  return lines;
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

/** What happened to the table itself, until its game goes on. */
export function aside(news: readonly News[], names: readonly string[]): string {
  const last = news.findLast((one) => one.news !== "said" && one.news !== "helped");
  return last === undefined || last.news === "event" ? "" : newsLine(last, names);
}
