import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Frame, HeroesView } from "$protocol";
import { Book } from "../book";
import { books, scenes } from "../gallery/samples";
import { speakHere } from "../speaking";
import HeroesBoard from "./HeroesBoard.svelte";

let chosen: string[];
let again: (props: { frame: Frame; view: HeroesView }) => Promise<void>;

function table(scene: string): Frame {
  const frame = scenes.en[scene] as Frame;
  const onchoose = (choice: string): unknown => chosen.push(choice);
  const props = { frame, view: frame.view as HeroesView, book: new Book(books.en), log: [], chat: [], onchoose };
  again = render(HeroesBoard, props).rerender;
  return frame;
}

function pressed(where: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(where);
  if (found === null) throw new Error(`nothing at ${where}`);
  return found;
}

const press = (where: string, pointerType = "mouse"): Promise<boolean> =>
  fireEvent(pressed(where), new PointerEvent("click", { pointerType, bubbles: true }));

beforeEach(async () => {
  await speakHere("en");
  chosen = [];
});

describe.each(["faction", "start-hero", "skill", "part", "keep"])("at the question %s", (scene) => {
  it("every answer is given by pressing its card, or the button that ends it", async () => {
    const listed = table(scene).question?.choices.map(({ choice }) => choice) ?? [];
    for (const choice of listed) await press(`.stage [data-answer="${choice}"], .dock > [data-answer="${choice}"]`);
    expect(chosen).toEqual(listed);
  });
});

it("a finger presses a card twice", async () => {
  table("skill");
  const card = ".tableau li:first-child button";
  await press(card, "touch");
  expect(chosen).toEqual([]);
  await press(card, "touch");
  expect(chosen).toHaveLength(1);
});

it("every action of every card is pressed on the card, and the spent ones are turned", async () => {
  const listed = table("turn").question?.choices.map(({ choice }) => choice) ?? [];
  for (const choice of listed) await press(`.dock [data-answer="${choice}"]`);
  expect(chosen).toEqual(listed);
  expect(document.querySelectorAll(".turned")).toHaveLength(0);
});

it("a building is looked at, and then raised at the price it names", async () => {
  const frame = table("build");
  for (const { choice, at, verb } of frame.question?.choices ?? []) {
    if (verb !== "build") continue;
    await press(`[data-place="${at[0]}"]`);
    await press(`.works [data-answer="${choice}"]`);
    await press(`[data-place="${at[0]}"]`); // and away again
    expect(chosen.at(-1)).toBe(choice);
  }
  await press(".castle");
  await press('.works [data-answer="level-up"]');
  expect(chosen.at(-1)).toBe("level-up");
  expect(chosen).toHaveLength(3);
});

it("a basket of units is one press, whose answers follow each other as they are listed", async () => {
  const frame = table("recruit");
  const buy = frame.question?.choices.find(({ verb }) => verb === "buy")?.choice ?? "";
  await press(`[data-more="${buy}"]`);
  await press(`[data-more="${buy}"]`);
  await press('[data-basket="end"]');
  expect(chosen).toEqual([buy]);
  await again({ frame: { ...frame, answers: frame.answers + 1 }, view: frame.view as HeroesView });
  expect(chosen).toEqual([buy, buy]);
  const rest = frame.question?.choices.filter(({ verb }) => verb !== "done") ?? [];
  const question = frame.question === null ? null : { ...frame.question, choices: rest };
  await again({ frame: { ...frame, question, answers: frame.answers + 2 }, view: frame.view as HeroesView });
  expect(chosen).toEqual([buy, buy]); // the end is not listed
  expect(screen.getByText(/^Stopped before/)).toBeTruthy();
});

it("everything else of the town goes into the same basket, and an advance is pressed at once", async () => {
  const frame = table("recruit");
  const first = new Map(frame.question?.choices.map((one) => [one.group, one.choice] as const).reverse());
  const basket = ["buy", "upgrade", "hire", "dismiss", "sell", "for-gold", "for-resources"];
  expect(new Set(first.keys())).toEqual(new Set([...basket, "advance", "end"]));
  for (const group of basket) expect(document.querySelector(`[data-more="${first.get(group)}"]`), group).not.toBeNull();
  await press(`.recruit [data-answer="${first.get("advance")}"]`);
  await press(`.dock > [data-answer="${first.get("end")}"]`);
  expect(chosen).toEqual([first.get("advance"), first.get("end")]);
});
