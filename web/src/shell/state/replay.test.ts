import { describe, expect, it } from "vitest";
import type { GameEvent } from "$kit/news";
import type { Happened, Replay, ReplayStep } from "$protocol";
import { frameOf, leapsOf, storyUntil } from "./replay";

const event = (name: string, seq: number): Happened => ({ news: "event", seq, event: { event: name } }) as Happened;
const step = (answers: number, ...names: string[]): ReplayStep =>
  ({ answers, by: null, view: { viewer: 1 }, waiting: "", news: names.map((name) => event(name, answers)) }) as never;
const steps = [step(0, "dealt"), step(1, "turn-began"), step(2), step(3, "card-moved", "turn-began"), step(4)];
const replay = { steps, table: { id: "t" }, viewer: "1", result: [] } as unknown as Replay;

describe("a step of a replay", () => {
  it("is a frame that asks nothing", () => {
    expect(frameOf(replay, 3)).toMatchObject({ seq: 3, you: 1, question: null, undo: null });
    expect(frameOf(replay, 5)).toBeNull();
  });

  it("comes after everything that happened before", () => {
    expect(storyUntil(replay, 1).map(({ news }) => news.news === "event" && news.event.event)).toEqual([
      "dealt",
      "turn-began",
    ]);
    expect(storyUntil(replay, 9)).toHaveLength(4);
  });

  it("may be one that somebody leaps to, with a mark above the slider", () => {
    const moved = { id: "move", name: () => "Moves", begins: ({ event }: GameEvent) => event === "card-moved" };
    const turn = {
      id: "turn",
      name: () => "Turns",
      begins: ({ event }: GameEvent) => event === "turn-began",
      mark: () => "T",
    };
    expect(leapsOf(replay, [turn, moved])).toEqual([
      {
        id: "turn",
        name: "Turns",
        steps: [0, 1, 3, 4],
        marks: [
          { step: 1, text: "T" },
          { step: 3, text: "T" },
        ],
      },
      { id: "move", name: "Moves", steps: [0, 3, 4], marks: [] },
    ]);
  });

  it("begins a turn after which somebody else answers, if the game tells no leaps", () => {
    const by = [null, 0, 0, 1, 1, 0];
    const told = { ...replay, steps: by.map((seat, number) => ({ ...step(number), by: seat })) };
    expect(leapsOf(told).map(({ id, steps }) => [id, steps])).toEqual([["turn", [0, 2, 4, 5]]]);
  });
});
