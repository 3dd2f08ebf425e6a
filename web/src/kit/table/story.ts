/** The log as it is read: turns, in each turn a row for what belongs together, and the essence of a turn in a line. */
import type { GameEvent, LogLine } from "../news";
import { say } from "../words";

/** How a game tells of what happened; whatever is missing is as for a game of which nothing is known. */
export interface Voice {
  turnBegins?: (event: GameEvent) => boolean; // its line is the heading of those below it
  isChief?: (event: GameEvent) => boolean; // it belongs to the essence of its turn
  seatOf?: (event: GameEvent) => number | null; // whose deed it is
  joined?: (lines: readonly LogLine[]) => string | null; // lines in a row as one, if they belong together
}

/** What one answer led to, or several of a kind. */
export interface Row {
  lines: LogLine[];
  seat: number | null;
  undone: string | null; // who took it back
}

export interface Turn {
  id: string;
  head: LogLine | null; // null before the first turn, and in a game that tells of none
  seat: number | null;
  rows: Row[];
}

export function turnsOf(lines: readonly LogLine[], voice: Voice = {}): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (begins(line, voice)) turns.push(turn(turns, line, line, voice));
    else if (last === undefined) turns.push(withLine(turn(turns, line, null, voice), line, voice));
    else if (line.news.news === "undone" && last.head !== null && last.head.undone !== null)
      turns.push(withLine(turn(turns, line, standing(turns), voice), line, voice)); // the turn before it goes on
    else withLine(last, line, voice);
  }
  return turns;
}

/** What a turn comes to: its chief lines, or the first that stands. */
export function essenceOf({ head, rows }: Turn, { isChief = () => false }: Voice = {}): LogLine[] {
  const told = [...(head === null ? [] : [head]), ...rows.flatMap(({ lines }) => lines)];
  const stands = told.filter(({ news, undone }) => news.news === "event" && undone === null);
  const chief = stands.filter(({ news }) => news.news === "event" && isChief(news.event));
  return chief.length > 0 ? chief : stands.filter((line) => line !== head).slice(0, 1);
}

/** Lines as one text, in which whoever does several things in a row is named once. */
export function toldTogether(lines: readonly LogLine[], voice: Voice): string {
  let [before, text]: [LogLine | null, string] = [null, ""];
  for (const line of lines) {
    const same = before === null ? 0 : beginsAlike(before, line, voice);
    text =
      same > 0 ? `${text.replace(/\.$/, "")}, ${line.text.slice(same)}` : [text, line.text].filter(Boolean).join(" ");
    before = line;
  }
  return text;
}

/** How much the beginnings of two deeds of one seat have in common, in whole words: its name, or more. */
function beginsAlike(one: LogLine, other: LogLine, voice: Voice): number {
  const seat = seatOf(one, voice);
  if (seat === null || seat !== seatOf(other, voice)) return 0;
  let end = 0;
  while (end < one.text.length && one.text[end] === other.text[end]) end += 1;
  return one.text.lastIndexOf(" ", end - 1) + 1;
}

/** What happened in the game after an entry of the log and stands, with the heading that came with that entry. */
export function since(lines: readonly LogLine[], seq: number, voice: Voice): LogLine[] {
  return lines.filter((line) => {
    const { news, undone } = line;
    if (news.news !== "event" || undone !== null) return false;
    return news.seq > seq || (news.seq === seq && begins(line, voice));
  });
}

/** Whose deed a line tells of. */
export function seatOf({ news }: LogLine, voice: Voice): number | null {
  if (news.news !== "event") return news.news === "undone" ? news.by : null;
  if (voice.seatOf !== undefined) return voice.seatOf(news.event);
  return "seat" in news.event && typeof news.event.seat === "number" ? news.event.seat : null;
}

/** All lines that a line is made of. */
export const partsOf = (line: LogLine): readonly LogLine[] => line.of ?? [line];

const begins = ({ news }: LogLine, { turnBegins }: Voice): boolean =>
  news.news === "event" && turnBegins?.(news.event) === true;

const standing = (turns: readonly Turn[]): LogLine | null =>
  turns.findLast(({ head }) => head !== null && head.undone === null)?.head ?? null;

/** A turn is known by the entry with which it begins; of several in one entry each by its number. */
function turn(before: readonly Turn[], { news }: LogLine, head: LogLine | null, voice: Voice): Turn {
  const entry = `${news.seq}/`;
  const number = before.filter(({ id }) => id.startsWith(entry)).length;
  return { id: `${entry}${number}`, head, seat: head && seatOf(head, voice), rows: [] };
}

function withLine(turn: Turn, line: LogLine, voice: Voice): Turn {
  const row = turn.rows.at(-1);
  if (row === undefined || !fits(row, line, voice))
    turn.rows.push({ lines: [line], seat: seatOf(line, voice), undone: line.undone });
  return turn;
}

/** Puts a line to those of a row, if it belongs there. */
function fits(row: Row, line: LogLine, voice: Voice): boolean {
  const last = row.lines.at(-1);
  if (last === undefined || row.undone !== line.undone || line.news.news !== "event") return false;
  const parts = [...partsOf(last), line];
  const text = voice.joined?.(parts) ?? alike(parts);
  if (text !== null) row.lines[row.lines.length - 1] = { ...last, text, helped: last.helped ?? line.helped, of: parts };
  else if (partsOf(last).at(-1)?.news.seq === line.news.seq) row.lines.push(line);
  else return false;
  return true;
}

/** The same thing several times. */
function alike(lines: readonly LogLine[]): string | null {
  const [text = ""] = lines.map((line) => line.text);
  const same = lines.every((line) => line.text === text && line.news.news === "event");
  return same ? say("web-log-times", { text, n: lines.length }) : null;
}
