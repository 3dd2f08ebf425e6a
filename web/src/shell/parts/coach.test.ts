/** Whoever learns is told one thing at a time, is shown what to press, and is never stuck. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { addWords, say, speak } from "$kit/words";
import type { Frame, Offer, Taught, Told } from "$protocol";
import { gone, guided, messageOf, namesOf, taughtAnswer, toldNow } from "../state/lesson.svelte";
import Coach from "./Coach.svelte";
import { found, mark, selectorOf } from "./pointing";

const offer = (choice: string, at: string[] = []): Offer => ({
  choice,
  at,
  group: "g",
  verb: "v",
  text: `Do ${choice}`,
});
const GO = offer("go c5", ["field/c5"]);
const TAUGHT: Taught = {
  lesson: "first-game",
  beat: 2,
  beats: 5,
  topic: "flag",
  choice: "go c5",
  left: null,
  before: [],
};
const TOLD: Told = { beat: 1, topic: "town", press: ["town/0"], figure: null };

function frame(taught: Taught, status = "playing"): Frame {
  const question = { ask: "move", source: null, choices: [offer("done"), GO, offer("go c6", ["field/c6"])] };
  return {
    taught,
    question,
    table: { game: "chess", status, seats: [{ name: "Ann" }, { name: "Ada" }] },
  } as unknown as Frame;
}

beforeAll(async () => {
  await speak("en");
  addWords([
    "chess-lesson-flag = A flag\n    .text = Raise it.\nchess-lesson-end = Won\n    .text = Well done.",
    "chess-lesson-town = Before { $b }\n    .text = Your town, { $a }.",
  ]);
});

beforeEach(() => {
  document.body.innerHTML = "";
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList; // nothing is laid out here
});

afterEach(() => vi.restoreAllMocks());

it("lends the board the taught answer alone, unless all are wanted or none is taught", () => {
  const choices = (one: Frame): string[] => one.question?.choices.map(({ choice }) => choice) ?? [];
  expect(choices(guided(frame(TAUGHT), false))).toEqual(["go c5"]);
  expect(choices(guided(frame(TAUGHT), true))).toEqual(["done", "go c5", "go c6"]);
  expect(choices(guided(frame({ ...TAUGHT, choice: null, left: 3 }), false))).toHaveLength(3);
  expect(choices(guided(frame({ ...TAUGHT, choice: "fly" }), false))).toHaveLength(3); // nobody is ever without an answer
});

it("names the message of the beat, of the end, and of one's own way", () => {
  expect(messageOf(frame(TAUGHT), TAUGHT)).toBe("chess-lesson-flag");
  expect(messageOf(frame(TAUGHT, "over"), TAUGHT)).toBe("chess-lesson-end");
  expect(messageOf(frame(TAUGHT), { ...TAUGHT, left: 4 })).toBe("web-lesson-left");
  expect(messageOf(frame(TAUGHT, "over"), { ...TAUGHT, left: 4 })).toBe("web-lesson-over");
  expect(taughtAnswer(frame(TAUGHT))).toBe("Do go c5");
});

it("goes through what asks for no answer first, once", () => {
  const taught = { ...TAUGHT, before: [TOLD, { ...TOLD, beat: 2 }] };
  expect(toldNow(frame(taught), 0)).toEqual(TOLD);
  expect(toldNow(frame(taught), 1)?.beat).toBe(2);
  expect(toldNow(frame(taught), 2)).toBeNull();
  expect(toldNow({ ...frame(taught), question: null }, 0)).toBeNull(); // the others still play
  expect(guided(frame(taught), false, TOLD).question).toBeNull();
  expect(messageOf(frame(taught), taught, TOLD)).toBe("chess-lesson-town");
  expect(namesOf(frame(taught))).toEqual({ a: "Ann", b: "Ada" });
  gone.past("t1", 2);
  expect([gone.at("t1"), gone.at("t2")]).toEqual([2, 0]);
});

it("finds what gives the answer before what leads to it, and nothing that is covered", () => {
  document.body.innerHTML = `<div inert><b data-answer="go c5"></b></div><i data-place="field/c5"></i>
    <u data-toward="go c5"></u><s data-answer="go c5"></s>`;
  expect(found(GO).map(({ tagName }) => tagName)).toEqual(["U", "S", "I"]);
  expect(found(offer("pass"))).toEqual([]);
  expect(selectorOf(offer('say "hm"'))).toContain(String.raw`[data-answer="say \"hm\""]`);
});

it("marks it by a style of the document as long as it is taught", () => {
  const replaceSync = vi.fn();
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync = replaceSync;
    },
  );
  Object.defineProperty(document, "adoptedStyleSheets", { value: [], writable: true, configurable: true });
  const end = mark(GO);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(replaceSync.mock.calls[0]?.[0]).toContain('[data-place="field/c5"]');
  end();
  expect(document.adoptedStyleSheets).toEqual([]);
  Reflect.deleteProperty(document, "adoptedStyleSheets");
  vi.unstubAllGlobals();
});

it("tells what happened, what to press and how far one is, and shows where", async () => {
  document.body.innerHTML = `<button data-answer="go c5">there</button>`;
  const onfreely = vi.fn();
  render(Coach, { frame: frame(TAUGHT), taught: TAUGHT, freely: false, onfreely, onback: vi.fn() });
  expect(screen.getByRole("heading").textContent).toBe("A flag");
  for (const text of ["Raise it.", "Do go c5", say("web-lesson-beat", { n: 2, of: 5 })])
    expect(screen.getByRole("region").textContent).toContain(text);
  await fireEvent.click(screen.getByRole("button", { name: say("web-lesson-show") }));
  expect(document.activeElement?.textContent).toBe("there");
  await fireEvent.click(screen.getByRole("button", { name: say("web-lesson-freely") }));
  expect(onfreely).toHaveBeenCalledWith(true);
});

it("goes on when the place is pressed, or when one has read", async () => {
  const onpast = vi.fn();
  const props = { freely: false, onfreely: vi.fn(), onback: vi.fn(), onpast };
  const { rerender } = render(Coach, { frame: frame(TAUGHT), taught: TAUGHT, told: TOLD, ...props });
  document.body.insertAdjacentHTML("beforeend", `<b data-place="town/0"><i>there</i></b><b data-place="town/1">no</b>`);
  expect(screen.getByRole("heading").textContent).toBe("Before Ada");
  await fireEvent.click(screen.getByText("no"));
  expect(onpast).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByText("there"));
  expect(onpast).toHaveBeenCalledWith(1);
  await rerender({ frame: frame(TAUGHT), taught: TAUGHT, told: { ...TOLD, beat: 2, press: [] }, ...props });
  await fireEvent.click(screen.getByRole("button", { name: say("web-lesson-on") }));
  expect(onpast).toHaveBeenLastCalledWith(2);
});

it("waits while others play, and shows the way back to whoever left", async () => {
  const waiting = { ...TAUGHT, choice: null };
  const onback = vi.fn();
  const props = { freely: false, onfreely: vi.fn(), onback };
  const { rerender } = render(Coach, { frame: { ...frame(waiting), question: null }, taught: waiting, ...props });
  expect(screen.getByRole("region").textContent).toContain(say("web-lesson-wait"));
  await rerender({ frame: frame(waiting), taught: { ...waiting, left: 7 }, ...props });
  await fireEvent.click(screen.getByRole("button", { name: say("web-lesson-back") }));
  expect(onback).toHaveBeenCalledWith(7);
});
