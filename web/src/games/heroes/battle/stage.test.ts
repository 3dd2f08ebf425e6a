import { fireEvent, render, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { logOf } from "$kit/news";
import { Offers } from "$kit/offers";
import type { Frame, HeroesView } from "$protocol";
import { Pressing } from "../board/pressing.svelte";
import { Book } from "../book";
import { battles, books } from "../gallery/samples";
import { speakHere } from "../speaking";
import BattleStage from "./BattleStage.svelte";

const BOOK = new Book(books.en);
const FRAMES = Object.entries(battles).map(([kind, frame]) => [kind, frame as Frame] as const);
const BATTLE_ASKS = [
  "announce",
  "face",
  "flee",
  "give-up",
  "heal",
  "laurels",
  "luck",
  "order",
  "reroll",
  "window",
  "wounded",
];

let chosen: string[];

async function stage(frame: Frame): Promise<void> {
  const offers = new Offers(frame.question);
  const pressing = new Pressing(
    () => offers,
    (choice) => chosen.push(choice),
  );
  const onweigh = (): Promise<Record<string, number>> => Promise.resolve({});
  const view = frame.view as HeroesView;
  render(BattleStage, { frame, view, book: BOOK, pressing, offers, log: logOf(frame.news, []), onweigh });
  await waitFor(() => expect(document.querySelector(".battle > footer")).not.toBeNull()); // it is drawn in turn
}

const buttons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".battle button.chief")];
const named = (label: string): HTMLElement | undefined => buttons().find((one) => one.textContent.trim() === label);

/** The first way to give an answer by pressing what stands there; the middle of the stage is looked at last. */
async function give(label: string): Promise<boolean> {
  for (const place of document.querySelectorAll<HTMLElement>(".battle [data-place]")) {
    await fireEvent.click(place);
    const about = place.closest("li");
    const found = buttons().find((one) => about?.contains(one) === true && one.textContent.trim() === label);
    if (found !== undefined) {
      await fireEvent.click(found);
      return true;
    }
  }
  const middle = named(label);
  if (middle !== undefined) await fireEvent.click(middle);
  return middle !== undefined;
}

beforeEach(async () => {
  await speakHere("en");
  chosen = [];
});

describe("the stage of a battle", () => {
  it("has a sample of every question that battles of bots ask", () => {
    expect([...new Set(FRAMES.map(([, { question }]) => question?.ask ?? ""))].toSorted()).toEqual(BATTLE_ASKS);
  });

  it.each(FRAMES)("takes every answer to '%s' by pressing what stands there", async (_, frame) => {
    await stage(frame);
    for (const { choice, text } of frame.question?.choices ?? []) {
      chosen = [];
      expect(await give(text ?? choice), choice).toBe(true);
      expect(chosen).toEqual([choice]);
    }
  });

  it("does the one thing that can be done with a stack when it is pressed again", async () => {
    await stage(battles["laurels"] as Frame);
    const place = document.querySelector<HTMLElement>('[data-place="stack/attacker-1"]');
    if (place === null) throw new Error("nobody stands there");

    await fireEvent.click(place);
    expect(chosen).toEqual([]);
    await fireEvent.click(place);

    expect(chosen).toEqual(["return attacker-1"]);
  });

  it("tells hits and misses apart in words, and what the elite die means", async () => {
    await stage(battles["window before-wounds"] as Frame);
    const dice = [...document.querySelectorAll(".die")].map((die) => die.getAttribute("aria-label"));

    expect(dice).toEqual(["8: a miss", "2: a hit", "4: a hit", "4: a hit", "2: a hit"]);
    expect(document.querySelector(".attack")?.textContent).toContain(
      "Laurel: One basic token of the stack turns elite",
    );
  });

  it("says who has acted, who acts and who is still to come", async () => {
    await stage(battles["window before-wounds"] as Frame);
    const track = [...document.querySelectorAll(".track .sr")].map((one) => one.textContent.split(", ").at(-1));

    expect(track).toEqual(["has acted", "has acted", "acts now", "still to come", "still to come"]);
  });
});
