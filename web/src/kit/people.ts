import type { Frame, Petition, SeatInfo, Turnover } from "$protocol";
import { isolated } from "./bidi";
import { speech } from "./language.svelte";
import { knows, say, type Facts } from "./words";

type News = Frame["news"][number];

/** Somebody else at the table who can say something. */
export interface Person {
  seat: number;
  name: string;
  muted: boolean;
}

export function othersAt({ table, you }: Frame, muted: readonly number[]): Person[] {
  return table.seats.flatMap(({ kind, name }, seat) =>
    kind === "person" && seat !== you ? [{ seat, name: name ?? "", muted: muted.includes(seat) }] : [],
  );
}

/** Words about people come with the first table that has some; until then nothing is said. */
const told = (message: string, facts: Facts = {}): string =>
  knows(`ui-people-${message}`) ? say(`ui-people-${message}`, facts) : "";

const listed = (names: readonly string[]): string => names.map(isolated).join(", ");

/** What happened to the people of a table, as a line. */
export function peopleLine(news: News, names: readonly string[]): string {
  const name = (seat: number | null): string => (seat === null ? "" : (names[seat] ?? ""));
  const all = (seats: readonly number[]): string => listed(seats.map(name));
  switch (news.news) {
    case "petitioned":
      return askedLine({ ...news, kind: news.what }, names);
    case "settled":
      return told("settled", { why: news.why, player: name(news.by), about: name(news.about) });
    case "stood-in":
      return told("stood-in", { player: name(news.seat), players: all(news.agreed) });
    case "offered":
      return told("offered", { player: name(news.seat), players: all(news.agreed) });
    case "taken-over":
      return told("taken-over", { player: news.name, before: news.before, players: listed(news.agreed) });
    case "ended":
      return told(news.agreed.length > 0 ? "ended" : "ended-by-host", { players: all(news.agreed) });
    case "handed-on":
      return news.by === null
        ? told("host-agreed", { player: name(news.seat), players: all(news.agreed) })
        : told("host-by", { player: name(news.seat), by: name(news.by) });
    case "arranged":
      return told("arranged", { player: name(news.by), seconds: news.patience ?? 0, pace: paceWord(news.pace) });
    case "got-up":
      return told("taken-off", { player: news.name, by: name(news.by) });
    default:
      return "";
  }
}

/** What is suggested, what somebody from outside asks for, or what the table itself asks. */
export function askedLine(
  { kind, by, about, name: outsider }: Pick<Petition, "kind" | "by" | "about" | "name">,
  names: readonly string[],
): string {
  const name = (seat: number | null): string => (seat === null ? "" : (names[seat] ?? ""));
  if (outsider !== "") return told(`asked-${kind}`, { name: outsider, about: name(about) });
  return by === null
    ? told("asked-table", { about: name(about) })
    : told("asked", { what: kind, player: name(by), about: name(about) });
}

/** Seconds that bots take, by the word for it. */
export const PACES = { quick: 0.3, usual: null, slow: 2 } as const;

export function paceWord(pace: number | null): keyof typeof PACES {
  return pace === null ? "usual" : pace < 0.5 ? "quick" : pace > 1.5 ? "slow" : "usual";
}

/** Since when somebody is here, away or played by a bot, by the clock of this device. */
export function sinceLine({ here, away, since }: Pick<SeatInfo, "here" | "away" | "since">): string {
  if (since == null) return "";
  const time = new Intl.DateTimeFormat(speech.language, { hour: "2-digit", minute: "2-digit" }).format(since * 1000);
  return told(`${away ? "bot" : here ? "here" : "away"}-since`, { time });
}

/** Who played a seat in place of whoever held it. */
export function storyLine({ what, name, agreed }: Turnover): string {
  const facts = { what, name, players: listed(agreed) };
  return told(agreed.length > 0 ? "story-agreed" : "story", facts);
}

/** Whether the words about people are needed: somebody else is a person, or something happened to people. */
export function isCompany({ table, you }: Frame, news: readonly News[]): boolean {
  const others = table.seats.some(({ kind, story }, seat) => (kind === "person" && seat !== you) || story?.length);
  return others || news.some((one) => ["arranged", "settled", "petitioned", "ended"].includes(one.news));
}
