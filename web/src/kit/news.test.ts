import { beforeEach, describe, expect, it } from "vitest";
import type { News } from "./news";
import { logOf } from "./news";
import { speak } from "./words";

const event = (seq: number): News => ({ news: "event", seq, event: { event: "passed", seat: 0 }, text: `line ${seq}` });
const undone = (seq: number, by: number, first: number): News => ({
  news: "undone",
  seq,
  by,
  first,
  to: 0,
  agreed: true,
});
const NAMES = ["Ann", "Bob"];

/** The lines with whoever took them back. */
const told = (...news: News[]): unknown[] => logOf(news, NAMES).map(({ text, undone }) => [text, undone]);

describe("the log", () => {
  beforeEach(() => speak("en"));

  it("says what was taken back, and by whom, and leaves it where it was", () => {
    expect(told(event(1), event(2), event(2), event(3), undone(5, 0, 2), event(6))).toEqual([
      ["line 1", null],
      ["line 2", "Ann"],
      ["line 2", "Ann"],
      ["line 3", "Ann"],
      ["Ann undid a move.", null],
      ["line 6", null],
    ]);
  });

  it("marks what was answered for you, in a line of its own where nothing else shows it", () => {
    const helped = (seq: number, by: "setting" | "unasked" | "deputy"): News => ({ news: "helped", seq, by });
    const lines = logOf([helped(1, "setting"), event(1), helped(2, "unasked"), helped(3, "deputy"), event(4)], NAMES);
    expect(lines.map(({ text, helped: by }) => [text, by])).toEqual([
      ["line 1", "Your settings in this browser answered for you."],
      ["The game went on: you chose not to be asked here.", undefined],
      ["line 4", undefined],
    ]);
  });

  it("knows who was first where something was taken back after something that was taken back", () => {
    expect(told(event(1), event(2), undone(3, 0, 2), event(4), undone(5, 1, 1), event(6))).toEqual([
      ["line 1", "Bob"],
      ["line 2", "Ann"],
      ["Ann undid a move.", null],
      ["line 4", "Bob"],
      ["Bob undid a move.", null],
      ["line 6", null],
    ]);
  });

  it("has no line for what is no part of the game", () => {
    expect(told({ news: "returned", seq: 1, seat: 0 }, { news: "began", seq: 2, commitment: "00" })).toEqual([]);
  });
});
