import { beforeEach, describe, expect, it } from "vitest";
import { logOf, type GameEvent, type LogLine, type News } from "../news";
import { speak } from "../words";
import { essenceOf, seatOf, since, toldTogether, turnsOf, type Voice } from "./story";

const NAMES = ["Ann", "Bob"];
const turn = (seq: number, seat: number): News => ({
  news: "event",
  seq,
  event: { event: "turn-began", seat, number: seq },
  text: `Turn of ${NAMES[seat] ?? ""}`,
});
const pass = (seq: number, text = `line ${seq}`, seat = 0): News => ({
  news: "event",
  seq,
  event: { event: "passed", seat },
  text,
});
const undone = (seq: number, by: number, first: number): News => ({
  news: "undone",
  seq,
  by,
  first,
  to: 0,
  agreed: true,
});
const voice: Voice = {
  turnBegins: ({ event }: GameEvent) => event === "turn-began",
  isChief: (event) => event.event === "passed" && event.seat === 1,
};

const lines = (...news: News[]): LogLine[] => logOf(news, NAMES);
/** Each turn by its heading, with its rows in words. */
const told = (...news: News[]): unknown[] =>
  turnsOf(lines(...news), voice).map(({ head, rows }) => [
    head?.text ?? null,
    rows.map((row) => row.lines.map(({ text }) => text).join(" ")),
  ]);

beforeEach(() => speak("en"));

describe("the story", () => {
  it("has a row for each answer, whatever it led to", () => {
    expect(told(pass(1, "a"), pass(1, "b"), turn(1, 0), pass(2, "c"), pass(3, "d"), pass(3, "e"))).toEqual([
      [null, ["a b"]],
      ["Turn of Ann", ["c", "d e"]],
    ]);
  });

  it("counts what happened several times in a row", () => {
    expect(told(turn(1, 0), pass(2, "Ann draws."), pass(3, "Ann draws."), pass(4, "Ann draws."), pass(4, "x"))).toEqual(
      [["Turn of Ann", ["Ann draws. ×3 x"]]],
    );
  });

  it("puts what the game says belongs together into one line, and keeps what it is made of", () => {
    const joined = (parts: readonly LogLine[]): string => parts.map(({ text }) => text).join("+");
    const [found] = turnsOf(lines(pass(1), pass(2), pass(3)), { joined });
    expect(found?.rows.map((row) => row.lines.map(({ text, of }) => [text, of?.length]))).toEqual([
      [["line 1+line 2+line 3", 3]],
    ]);
  });

  it("never mixes what stands with what was taken back", () => {
    expect(told(turn(1, 0), pass(2, "x"), undone(3, 0, 2), pass(4, "x"))).toEqual([
      ["Turn of Ann", ["x", "Ann undid a move.", "x"]],
    ]);
  });

  it("goes on in the turn before when the beginning of a turn was taken back", () => {
    expect(told(turn(1, 0), pass(2, "a"), turn(2, 1), undone(3, 0, 2), pass(4, "b"), turn(4, 1))).toEqual([
      ["Turn of Ann", ["a"]],
      ["Turn of Bob", []],
      ["Turn of Ann", ["Ann undid a move.", "b"]],
      ["Turn of Bob", []],
    ]);
  });

  it("gives each turn a name that stays when more of the log is had", () => {
    const all = [turn(1, 0), pass(2), turn(3, 1), pass(4)];
    const ids = (news: News[]): string[] => turnsOf(lines(...news), voice).map(({ id }) => id);
    expect(ids(all).slice(-1)).toEqual(ids(all.slice(2)));
  });
});

describe("the essence of a turn", () => {
  const essence = (...news: News[]): string[][] =>
    turnsOf(lines(...news), voice).map((one) => essenceOf(one, voice).map(({ text }) => text));

  it("is what the game holds for chief, and the first line where there is nothing of the kind", () => {
    expect(essence(turn(1, 0), pass(2), pass(3, "b", 1), turn(4, 1), pass(5), pass(6))).toEqual([["b"], ["line 5"]]);
  });

  it("tells nothing that was taken back", () => {
    expect(essence(turn(1, 0), pass(2, "b", 1), undone(3, 0, 2), pass(4))).toEqual([["line 4"]]);
  });
});

describe("lines that are told together", () => {
  const together = (...news: News[]): string => toldTogether(lines(...news), voice);

  it("name once who did several things", () => {
    expect(together(pass(1, "Ann plays Koi."), pass(2, "Ann moves red: 3 → 4."), pass(3, "Ann buries Eel."))).toBe(
      "Ann plays Koi, moves red: 3 → 4, buries Eel.",
    );
  });

  it("stay sentences of their own where others act, or another name stands first", () => {
    expect(together(pass(1, "Ann plays Koi."), pass(2, "Anton pays.", 1), pass(3, "Koi flees.", 1))).toBe(
      "Ann plays Koi. Anton pays. Koi flees.",
    );
  });
});

it("tells what happened since an answer, with the turn that began by it", () => {
  const all = lines(turn(1, 0), pass(2), pass(3, "mine"), turn(3, 1), pass(4), undone(5, 1, 4), pass(6));
  expect(since(all, 3, voice).map(({ text }) => text)).toEqual(["Turn of Bob", "line 6"]);
});

it("knows whose deed a line tells of", () => {
  const found = lines(pass(1, "a", 1), undone(2, 0, 1));
  expect(found.map((line) => seatOf(line, {}))).toEqual([1, 0]);
  expect(found.map((line) => seatOf(line, { seatOf: () => null }))).toEqual([null, 0]);
});
