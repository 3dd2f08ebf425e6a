import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Segments from "./Segments.svelte";

const WORDS = ["one", "two"] as const;

const marked = (): boolean[] => screen.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked);

it("marks what holds, and what was pressed only once it holds", async () => {
  const pressed: string[] = [];
  const { rerender } = render(Segments, {
    label: "Which",
    words: WORDS,
    nameOf: (word: string) => word,
    chosen: "one",
    onchoose: (word: string) => pressed.push(word),
  });
  await fireEvent.click(screen.getByRole("radio", { name: "two" }));
  await expect.poll(marked).toEqual([true, false]);
  expect(pressed).toEqual(["two"]);
  await rerender({ chosen: "two" });
  expect(marked()).toEqual([false, true]);
});
