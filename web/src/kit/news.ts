import type { Frame, Happened, Said, Undone } from "$protocol";
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

/** A line of the log: something that happened in the game, or that somebody took such things back. */
export interface LogLine {
  news: Happened | Undone;
  text: string;
  undone: string | null; // who took it back
}

/** What happened in the game; what stands no more is marked as such. */
export function logOf(news: readonly News[], names: readonly string[]): LogLine[] {
  const lines: LogLine[] = [];
  const standing: LogLine[] = [];
  for (const one of news) {
    if (one.news !== "event" && one.news !== "undone") continue;
    const line: LogLine = { news: one, text: newsLine(one, names), undone: null };
    lines.push(line);
    if (one.news === "event") standing.push(line);
    else for (const back of after(standing, one.first)) back.undone = names[one.by] ?? "";
  }
  return lines;
}

/** Takes away the lines from this entry on, and returns them. */
function after(lines: LogLine[], first: number): LogLine[] {
  const stays = lines.findLastIndex((line) => line.news.seq < first);
  return lines.splice(stays + 1);
}

export const said = (news: readonly News[]): Said[] => news.filter((one) => one.news === "said");

/** What happened to the table itself, until its game goes on. */
export function aside(news: readonly News[], names: readonly string[]): string {
  const last = news.findLast((one) => one.news !== "said");
  return last === undefined || last.news === "event" ? "" : newsLine(last, names);
}
