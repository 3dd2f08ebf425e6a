import { afterEach, describe, expect, it } from "vitest";
import { inGroups } from "$kit/offers";
import type { GameEvent } from "$kit/news";
import type { Frame, HeroesView } from "$protocol";
import { Book } from "../book";
import { books } from "../gallery/samples";
import asked from "../gallery/samples/asks.json";
import { inOrder } from "./destinations";
import { isHeard, setLevel, type Level } from "./hearing.svelte";
import { isFree } from "$kit/keys";
import { nextOn } from "./next";

const FRAME = (asked.frames as Record<string, unknown>)["move 1"] as Frame;
const BOOK = new Book(books.en);

afterEach(() => {
  setLevel("blows");
  document.body.replaceChildren();
});

describe("the ways of a hero", () => {
  const offers = inOrder(FRAME.question, FRAME.view as HeroesView, BOOK);

  it("are grouped by what they bring, and nothing is left out", () => {
    const groups = inGroups(offers.all).map((group) => group[0]?.group ?? "");
    const ways = ["control", "explore", "battles", "routs", "fields"].filter((one) => groups.includes(one));
    expect(groups.slice(0, ways.length)).toEqual(ways);
    const listed = FRAME.question?.choices.map(({ choice }) => choice) ?? [];
    expect(offers.all.map(({ choice }) => choice).toSorted()).toEqual(listed.toSorted());
  });

  it("begin with the place that gives the most Power, else with the nearest", () => {
    const steps = new Map(FRAME.question?.choices.map((one) => [one.choice, one.steps ?? 0]));
    const fields = offers.all.filter(({ group }) => group === "fields").map(({ choice }) => steps.get(choice) ?? 0);
    expect(fields).toEqual(fields.toSorted((one, other) => one - other));
    const powerOf = (label: string): number =>
      BOOK.all("place").find(({ name }) => label.includes(`“${name}”`))?.facts.power ?? 0;
    const powers = offers.all.filter(({ group }) => group === "control").map(({ label }) => powerOf(label));
    expect(powers.length).toBeGreaterThan(1);
    expect(powers).toEqual(powers.toSorted((one, other) => other - one));
  });
});

it.each<[Level, string[]]>([
  ["blows", ["heroes-rolled", "heroes-battle-won", "heroes-moved"]],
  ["results", ["heroes-battle-won", "heroes-moved"]],
  ["silent", ["heroes-moved"]],
])("of a battle is heard what was chosen: %s", (level, heard) => {
  setLevel(level);
  const events = ["heroes-rolled", "heroes-battle-won", "heroes-moved"].map((event) => ({ event }) as GameEvent);
  expect(events.filter(isHeard).map(({ event }) => event)).toEqual(heard);
});

describe("one key", () => {
  it("leads from one thing that can be done to the next, and past the list of words", () => {
    document.body.innerHTML = `<div><button data-answer="a"></button><button disabled data-answer="b"></button>
      <div class="choices"><button data-answer="c"></button></div>
      <div inert><button data-answer="d"></button></div><p class="offered"><button></button></p></div>`;
    for (const one of document.querySelectorAll("button")) one.checkVisibility = () => true;
    const [first, , , , last] = document.querySelectorAll("button");
    const board = document.body;
    expect(nextOn(board, null)).toBe(first);
    expect(nextOn(board, first ?? null)).toBe(last);
    expect(nextOn(board, last ?? null)).toBe(first);
  });

  it("is left to whoever writes", () => {
    document.body.innerHTML = "<input /><p></p>";
    const free: boolean[] = [];
    document.body.addEventListener("keydown", (event) => free.push(isFree(event)));
    for (const one of document.querySelectorAll("input, p"))
      one.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
    expect(free).toEqual([false, true]);
  });
});
