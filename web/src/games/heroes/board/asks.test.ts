/**
 * Everything that Heroes can ask, answered by pressing the table: the list of words is never touched. The positions are
 * written by gallery/asks.py, which also tells what the engine can ask; what no position shows is a failure here.
 */
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { logOf } from "$kit/news";
import type { Frame, HeroesView } from "$protocol";
import { Book } from "../book";
import asked from "../gallery/samples/asks.json";
import { books } from "../gallery/samples";
import { speakHere } from "../speaking";
import { amountOf } from "../town/basket";
import HeroesBoard from "./HeroesBoard.svelte";

type Listed = NonNullable<Frame["question"]>["choices"][number];

const FRAMES = Object.entries(asked.frames as Record<string, unknown>).map(
  ([kind, frame]) => [kind, frame as Frame] as const,
);
/** Windows in which no card of the box has to be asked for, or which are asked as a reroll. */
const SILENT = [
  ...["always", "game-start", "enter-play", "round-start", "gather", "explore", "take-control", "take-part"],
  ...["own-roll", "after-battle"],
];
const BOOK = new Book(books.en);
const PATIENCE = 60_000; // milliseconds for a map full of answers, on a machine that does much else
const WORDS = ".choices"; // the second way
const ASIDE = ".choices > ul button"; // what stands beside it, as there is nothing else to press
const TRADES = new Set(["for-gold", "for-resources"]);
const ROWS = ".works .row"; // of the town, of which one is open

let chosen: string[];

async function table(frame: Frame): Promise<void> {
  const onchoose = (choice: string): unknown => chosen.push(choice);
  const view = frame.view as HeroesView;
  render(HeroesBoard, { frame, view, book: BOOK, log: logOf(frame.news, []), chat: [], onchoose });
  await expect.poll(() => document.querySelector("[data-field]")).not.toBeNull();
  if (view.battle !== null) await expect.poll(() => document.querySelector(".battle > footer")).not.toBeNull();
}

const all = (where: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(where)].filter((one) => one.closest(WORDS) === null);
const groupOf = (choice = ""): string => choice.replace(/^trade (for) \d+ /, "$1-");
const reached = (one: HTMLElement): boolean => one.closest("[inert]") === null && !(one as HTMLButtonElement).disabled;

async function press(one: HTMLElement): Promise<void> {
  await fireEvent(one, new PointerEvent("click", { pointerType: "mouse", bubbles: true }));
}

/** Press a place, and then what it says can be done there. */
async function pressedAt(place: HTMLElement, { choice, text }: Listed): Promise<boolean> {
  await press(place);
  const said = (one: HTMLElement): boolean =>
    one.textContent.trim() === text || one.getAttribute("aria-label") === text;
  const found = all("button").find((one) => one.dataset["answer"] === choice || said(one));
  if (found === undefined || !reached(found)) return false;
  await press(found);
  return chosen.length > 0;
}

/** Put it into the basket, goods as often as they are traded, and give the basket. */
async function bought(offer: Listed): Promise<boolean> {
  const { choice, group } = offer;
  const more = (): HTMLElement | undefined =>
    all("[data-more]").find(
      ({ dataset }) => dataset["more"] === choice || (TRADES.has(group) && groupOf(dataset["more"]) === group),
    );
  for (let n = 0; n < (TRADES.has(group) ? amountOf(offer) : 1); n++) {
    const found = more();
    if (found === undefined || !reached(found)) return false;
    await press(found);
  }
  const give = all("[data-basket='do']")[0];
  if (give !== undefined) await press(give);
  return chosen.length > 0;
}

/** Every way to an answer but the words, the nearest first. */
async function given(listed: Listed): Promise<boolean> {
  const direct = all(`[data-answer="${listed.choice}"]`).find(reached);
  if (direct !== undefined) {
    await press(direct);
    return chosen.length > 0;
  }
  if (await bought(listed)) return true;
  const places = listed.at.map((address) =>
    address.startsWith("field/") ? `[data-field="${address.slice(6)}"]` : `[data-place="${address}"]`,
  );
  if (await pressedAtOne(places, listed)) return true;
  const nowhere = listed.at.length === 0 ? [...document.querySelectorAll<HTMLElement>(ASIDE)] : []; // it points at nothing
  const said = [...all("button"), ...nowhere].find((one) => reached(one) && one.textContent.trim() === listed.text);
  if (said === undefined) return pressedAtOne(["[data-place]", ROWS, ".offered[data-field]"], listed);
  await press(said);
  return chosen.length > 0;
}

async function pressedAtOne(places: string[], listed: Listed): Promise<boolean> {
  for (const where of places)
    for (const place of all(where).filter(reached)) if (await pressedAt(place, listed)) return true;
  return false;
}

beforeAll(() => speakHere("en"));
beforeEach(() => {
  chosen = [];
});

describe("everything that can be asked", () => {
  it("has a position for every ask of the engine", () => {
    expect([...new Set(FRAMES.map(([, { question }]) => question?.ask ?? ""))].toSorted()).toEqual(
      asked.asks.toSorted(),
    );
  });

  it("has a position for every window in which somebody is asked", () => {
    const windows = FRAMES.flatMap(([, { question }]) => (question?.ask === "window" ? [question.source ?? ""] : []));
    expect([...new Set([...windows, ...SILENT])].toSorted()).toEqual(asked.windows.toSorted());
  });

  it.each(FRAMES)(
    "is answered at '%s' by pressing the table alone",
    async (_, frame) => {
      await table(frame);
      const missed: string[] = [];
      for (const listed of frame.question?.choices ?? []) {
        chosen = [];
        if (!(await given(listed)) || chosen.join() !== listed.choice)
          missed.push(`${listed.choice} -> ${chosen.join()}`);
        await tick();
      }
      expect(missed).toEqual([]);
    },
    PATIENCE,
  );
});
