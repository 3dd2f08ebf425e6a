import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News } from "../game.svelte";
import type { Frame } from "$protocol";
import { heard } from "./heard";
import { sounds } from "$kit/sounds.svelte";

const frame = (status: string, asked: boolean): Frame =>
  ({ table: { status }, question: asked ? { ask: "act" } : null }) as Frame;
const event = (facts: object): News => ({ news: "event", seq: 1, event: facts }) as News;

describe("what is heard of a frame", () => {
  it("is each kind once, in order", () => {
    const news = [
      event({ event: "card-moved", how: "played" }),
      event({ event: "markers-moved" }),
      event({ event: "card-moved", how: "buried" }),
      event({ event: "card-moved", how: "drawn" }),
    ];
    expect(heard(news, frame("playing", true), frame("playing", false))).toEqual(["card", "step", "buried"]);
  });

  it("says at last that it is your turn, once", () => {
    expect(heard([], frame("playing", false), frame("playing", true))).toEqual(["turn"]);
    expect(heard([], frame("playing", true), frame("playing", true))).toEqual([]);
  });

  it("ends with the game, and is nothing when a page is opened", () => {
    expect(heard([], frame("playing", true), frame("over", false))).toEqual(["end"]);
    expect(heard([], null, frame("over", false))).toEqual([]);
  });
});

describe("the sound", () => {
  const made = vi.fn();

  beforeEach(() => vi.stubGlobal("AudioContext", made));
  afterEach(() => vi.unstubAllGlobals());

  it("is off until somebody wants it, and then makes nothing at all", () => {
    expect(sounds.on).toBe(false);
    sounds.play(["card", "end"]);
    expect(made).not.toHaveBeenCalled();
  });
});
