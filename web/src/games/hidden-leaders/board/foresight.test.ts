import { describe, expect, it, vi } from "vitest";
import { Offers } from "$kit/offers";
import type { Prospect } from "$protocol";
import { foresight } from "./foresight.svelte";

const offer = (choice: string, at: string[]) => ({ choice, verb: "play", at, group: "play", text: `Do ${choice}` });
const QUESTION = {
  ask: "act",
  source: null,
  choices: [offer("play koi", ["hand/0/koi"]), offer("discard koi", ["hand/0/koi"]), offer("pass", [])],
};
const certain = (red: number, leading: string): Prospect => ({
  ways: [{ at: { red, green: 4 }, leading }],
  by: [],
  over: false,
  text: "Red goes.",
});
const unknown: Prospect = { ways: [], by: [], over: false, text: "Who knows." };

let number = 1; // of answers: each question is another one

function begun(previews = {}) {
  const ask = vi.fn(() => Promise.resolve(previews));
  foresight.begin({ answers: number++, question: QUESTION }, new Offers(QUESTION), ["undead"], ask);
  return ask;
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done)); // whatever was asked is answered

function pressed(data: Record<string, string>): FocusEvent {
  const button = document.createElement("button");
  Object.assign(button.dataset, data);
  const inside = document.createElement("span");
  button.append(inside);
  return { target: inside } as unknown as FocusEvent;
}

const pointer = ({ target }: Event, clientX: number, pointerType = "mouse"): PointerEvent =>
  ({ target, clientX, clientY: 9, pointerType }) as unknown as PointerEvent;

describe("what an answer would bring", () => {
  it("is asked for when somebody points at an answer, once, for all answers of the question", async () => {
    const ask = begun({ "play koi": certain(6, "imperial-army"), pass: certain(4, "water-folk") });
    expect(ask).not.toHaveBeenCalled();

    foresight.point(pressed({ place: "hand/0/koi" }));
    foresight.point(pressed({ answer: "pass" }));
    await settled();

    expect(ask).toHaveBeenCalledExactlyOnceWith(["play koi", "discard koi", "pass"]);
    expect(foresight.leading).toBe("water-folk");
    foresight.point(pressed({ place: "hand/0/koi" }));
    expect(foresight.offer?.choice).toBe("play koi");
    expect(foresight.leading).toBe("imperial-army");
    expect(foresight.ghosts).toEqual([
      { marker: "red", space: 6 },
      { marker: "green", space: 4 },
    ]);
  });

  it("is told of no longer when a mouse is away, and stays for a finger", async () => {
    begun({ pass: certain(4, "water-folk") });
    const pass = pressed({ answer: "pass" });
    foresight.point(pass);
    await settled();

    foresight.leave(pointer(pass, 1, "touch"));
    expect(foresight.preview).not.toBeNull();
    foresight.leave(pointer(pass, 2));
    expect(foresight.preview).toBeNull();
  });

  it("stays when the table moves under a mouse that rests", () => {
    begun();
    const pass = pressed({ answer: "pass" });
    foresight.point(pointer(pass, 5));

    foresight.leave(pointer(pass, 5));
    foresight.point(pointer(pressed({ place: "hand/0/koi" }), 5));
    expect(foresight.offer?.choice).toBe("pass");
    foresight.leave(pointer(pass, 6));
    expect(foresight.offer).toBeNull();
  });

  it("says which answer it is about where there are several at a place", () => {
    begun();
    foresight.point(pressed({ answer: "pass" }));
    expect(foresight.several).toBe(false);
    foresight.point(pressed({ answer: "discard koi" }));
    expect(foresight.several).toBe(true);
  });

  it("is not guessed where cards decide that nobody knows, and is forgotten with its question", async () => {
    begun({ pass: unknown });
    foresight.point(pressed({ answer: "pass" }));
    await settled();
    expect(foresight.preview).toEqual(unknown);
    expect(foresight.leading).toBeNull();
    expect(foresight.ghosts).toEqual([]);

    begun();
    expect(foresight.offer).toBeNull();
    expect(foresight.preview).toBeNull();
  });

  it("has a line in words that stays off once it is switched off", () => {
    expect(foresight.coach).toBe(true);
    foresight.turnCoach(false);
    expect(localStorage.getItem("interregnum.hidden-leaders.coach")).toBe("off");
    foresight.turnCoach(true);
    expect(foresight.coach).toBe(true);
  });
});
