import { speech } from "$kit/language.svelte";
import { say } from "$kit/words";
import type {
  Analysed,
  Behind,
  Games,
  Knocked,
  Move,
  MoveState,
  MyTables,
  NewTable,
  PlayOn,
  Problem,
  Replay,
  Room,
  Seated,
} from "$protocol";

/** What the server refused, in words for whoever asked. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  lang: string = speech.language,
): Promise<Answer> {
  const headers: Record<string, string> = { "accept-language": lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refusal("offline", say("web-offline"), 0);
  }
  if (answer.ok) return (await answer.json()) as Answer;
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  throw new Refusal(problem.reason ?? "", problem.text ?? say("web-failed"), answer.status);
}

/** A finished game: by the table of whoever looks, or by the code of a link that was sent to them. */
export type Finished = { readonly id: string } | { readonly code: string };

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<Games>("GET", "/api/games"),
  box: (game: string, lang: string) => ask<unknown>("GET", `/api/games/${encodeURIComponent(game)}/cards?lang=${lang}`),
  newTable: (wish: NewTable) => ask<Seated>("POST", "/api/tables", wish),
  myTables: () => ask<MyTables>("GET", "/api/tables"),
  openLink: (code: string) => ask<Behind>("POST", "/api/links", { code }),
  join: (code: string, name: string, seat: number | null, another = false) =>
    ask<Seated>("POST", "/api/join", { code, name, seat, another }),
  watch: (code: string) => ask<Seated>("POST", "/api/watch", { code }),
  openRoom: (code: string) => ask<Room>("POST", "/api/rooms", { code }),
  knock: (code: string, name: string) => ask<Knocked>("POST", "/api/knocks", { code, name }),
  plead: (code: string, name: string, seat: number) => ask<Knocked>("POST", "/api/pleas", { code, name, seat }),
  knocked: (id: string) => ask<Knocked>("GET", `/api/knocks/${encodeURIComponent(id)}`),
  beginMove: (id: string | null, seat: number | null) => ask<Move>("POST", "/api/moves", { table: id, seat }),
  move: (id: string) => ask<MoveState>("GET", `/api/moves/${encodeURIComponent(id)}`),
  confirmMove: (id: string, digits: string, agree: boolean) =>
    ask<MoveState>("POST", `/api/moves/${encodeURIComponent(id)}/confirm`, { digits, agree }),
  claim: (code: string) => ask<MoveState>("POST", "/api/claims", { code }),
  table: (id: string) => ask<Seated>("GET", table(id)),
  leave: (id: string, seat: number) => ask<Seated>("DELETE", `${table(id)}/seats/${seat}`),
  addBot: (id: string, seat: number, bot: string) => ask<Seated>("PUT", `${table(id)}/seats/${seat}/bot`, { bot }),
  removeBot: (id: string, seat: number) => ask<Seated>("DELETE", `${table(id)}/seats/${seat}/bot`),
  start: (id: string) => ask<Seated>("POST", `${table(id)}/start`),
  rematch: (id: string) => ask<Seated>("POST", `${table(id)}/rematch`),
  renewLink: (id: string, kind: "invite" | "watch" | "room") => ask<Seated>("POST", `${table(id)}/links/${kind}`),
  qr: (id: string, kind: "invite" | "watch") => `${table(id)}/qr?kind=${kind}`,
  replay: (id: string, viewer: Replay["viewer"], lang: string) =>
    ask<Replay>("GET", `${table(id)}/replay?viewer=${viewer}&lang=${lang}`, undefined, lang),
  sharedReplay: (code: string, viewer: Replay["viewer"], lang: string) =>
    ask<Replay>("GET", `/api/replays/${encodeURIComponent(code)}?viewer=${viewer}&lang=${lang}`, undefined, lang),
  playOn: (from: Finished, wish: PlayOn) =>
    ask<Seated>(
      "POST",
      `${"id" in from ? table(from.id) : `/api/replays/${encodeURIComponent(from.code)}`}/play-on`,
      wish,
    ),
  analysis: (id: string, lang: string) => ask<Analysed>("POST", `${table(id)}/analysis?lang=${lang}`, undefined, lang),
  share: (id: string, named: boolean) => ask<Seated>("PUT", `${table(id)}/sharing`, { named }),
  unshare: (id: string) => ask<Seated>("DELETE", `${table(id)}/sharing`),
  tally: (id: string) => ask<unknown>("GET", `${table(id)}/tally`),
  record: (id: string) => `${table(id)}/record`,
};
