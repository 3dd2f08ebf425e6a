import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Frame, HeroesView, Reason } from "$protocol";
import HeroesBoard from "../board/HeroesBoard.svelte";
import { Book } from "../book";
import { books, scenes } from "../gallery/samples";
import { speakHere } from "../speaking";

const FRAME = scenes.en["recruit"] as Frame;
const SCHOOL: Reason = { why: "no-elites", rule: "MMH-RECR-08", facts: {}, text: "No Training Grounds." };
const isElite = (choice: string): boolean => /^upgrade | elite /.test(choice);

beforeEach(async () => {
  await speakHere("en");
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("says why a unit is not upgraded, together with what its elites lack", async () => {
  const choices = FRAME.question?.choices.filter(({ choice }) => !isElite(choice)) ?? [];
  const question = FRAME.question === null ? null : { ...FRAME.question, choices };
  const onexplain = vi.fn((asked: readonly string[]) =>
    Promise.resolve({ near: {}, reasons: Object.fromEntries(asked.map((one) => [one, isElite(one) ? [SCHOOL] : []])) }),
  );
  const view = FRAME.view as HeroesView;
  const props = { frame: { ...FRAME, question }, view, book: new Book(books.en), log: [], chat: [], onexplain };
  render(HeroesBoard, { ...props, onchoose: () => undefined });
  await vi.advanceTimersByTimeAsync(2000);

  const told = [...document.querySelectorAll(".recruit .reasons li")].map((one) => one.textContent);
  const asked = onexplain.mock.calls.flatMap(([row]) => row).filter((one) => one.startsWith("upgrade "));
  expect(asked.length).toBeGreaterThan(0);
  expect(told.filter((one) => /^\s*Elite, Upgrade:\s+No Training Grounds\./.test(one))).toHaveLength(asked.length);
});
