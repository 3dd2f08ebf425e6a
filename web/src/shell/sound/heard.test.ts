import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News } from "$kit/news";
import { END, sounds, tone, TURN, type Sound } from "$kit/sounds.svelte";
import type { Frame } from "$protocol";
import { heard } from "./heard";

const frame = (status: string, asked: boolean): Frame =>
  ({ table: { status }, question: asked ? { ask: "act" } : null }) as Frame;
const KNOCK: Sound = [tone(100, 100, 0, 0.1, 0.1, "sine")];
const RING: Sound = [tone(900, 900, 0, 0.1, 0.1, "sine")];
const soundOf = ({ event }: { event: string }): Sound | null =>
  ({ knocked: KNOCK, rang: RING })[event as string] ?? null;
const event = (facts: object): News => ({ news: "event", seq: 1, event: facts }) as News;

describe("what is heard of a frame", () => {
  it("is each kind once, in order", () => {
    const news = ["rang", "knocked", "said nothing", "rang"].map((one) => event({ event: one }));
    const [before, now] = [frame("playing", true), frame("playing", false)];
    expect(heard(news, before, now, soundOf)).toEqual([RING, KNOCK]);
    expect(heard(news, before, now)).toEqual([]);
  });

  it("says at last that it is your turn, once", () => {
    expect(heard([], frame("playing", false), frame("playing", true))).toEqual([TURN]);
    expect(heard([], frame("playing", true), frame("playing", true))).toEqual([]);
  });

  it("ends with the game, and is nothing when a page is opened", () => {
    expect(heard([], frame("playing", true), frame("over", false))).toEqual([END]);
    expect(heard([], null, frame("over", false))).toEqual([]);
  });
});

describe("the sound", () => {
  const made = vi.fn();

  beforeEach(() => vi.stubGlobal("AudioContext", made));
  afterEach(() => vi.unstubAllGlobals());

  it("is off until somebody wants it, and then makes nothing at all", () => {
    expect(sounds.on).toBe(false);
    sounds.play([TURN, END]);
    expect(made).not.toHaveBeenCalled();
  });

  it("is as loud as somebody wants it, which is kept", async () => {
    sounds.turn(35);
    vi.resetModules();
    const again = (await import("$kit/sounds.svelte")).sounds;
    expect([sounds.volume, again.volume]).toEqual([35, 35]);
    localStorage.setItem("interregnum.volume", "1000");
    vi.resetModules();
    expect((await import("$kit/sounds.svelte")).sounds.volume).toBe(70);
  });
});
