import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fitted } from "./fitting";

const PARTS = 3;
const ROOM = 500; // pixels
const SMALLER = 200; // no card can be smaller than this leaves them

let words = 0; // pixels that they take more than usual
let pictures: (() => void)[] = [];
let resized: () => void = () => undefined;
let stop: () => void;

const table = document.createElement("div");
const lacks = (): number[] =>
  [...table.children, table.nextElementSibling].map((one) =>
    parseFloat((one as HTMLElement).style.getPropertyValue("--lack")),
  );
const given = (): number => lacks().reduce((sum, one) => sum + (one || 0) / PARTS, 0);
const high = (): number => ROOM + words - Math.min(SMALLER, given());

/** Pictures follow each other, and whatever changes its size is noticed. */
function draw(number: number): void {
  for (let drawn = 0; drawn < number; drawn += 1) {
    const before = high();
    for (const then of pictures.splice(0)) then();
    if (high() !== before) resized();
  }
}

function say(more: number): void {
  words = more;
  resized();
}

beforeEach(() => {
  words = 0;
  pictures = [];
  document.body.replaceChildren(table, document.createElement("div"));
  table.replaceChildren(document.createElement("div"), document.createElement("div"));
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => pictures.push(then));
  vi.stubGlobal("cancelAnimationFrame", () => (pictures = []));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(then: () => void) {
        resized = then;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  Object.defineProperties(table, {
    scrollHeight: { configurable: true, get: () => Math.max(ROOM, high()) },
    clientHeight: { configurable: true, get: () => ROOM },
  });
  table.getBoundingClientRect = () => new DOMRect(0, 0, 0, ROOM);
  const last = table.lastElementChild as HTMLElement;
  last.getBoundingClientRect = () => new DOMRect(0, 0, 0, high());
  stop = fitted(table);
  resized();
  draw(5);
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it("makes the room that words need, in every part", () => {
  say(40);
  draw(40);
  expect(lacks()).toEqual([40, 40, 40]);
});

it("finds all of it out in the first picture of another window", () => {
  words = 40;
  vi.stubGlobal("innerWidth", 1);
  resized();
  draw(1);
  expect(lacks()).toEqual([40, 40, 40]);
});

it("goes on where more words came before it was seen whether the first step helped", () => {
  say(40);
  draw(5); // the step is made, and not all of it is drawn
  say(140);
  draw(80);
  expect(high()).toBeLessThan(ROOM + 1);
});

it("tries again after words for which there was no room", () => {
  say(300);
  draw(80);
  say(60);
  draw(80);
  expect(high()).toBeLessThanOrEqual(ROOM);
});
