import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addWords, speak } from "$kit/words";
import words from "$words/en/end.ftl?raw";
import Scene from "./Scene.svelte";

const beats = [
  { lasts: 100, text: "one" },
  { lasts: 100, text: "two" },
  { lasts: 200, text: "three" },
];
const children = createRawSnippet<[number]>((beat) => ({ render: () => `<p>shown ${beat()}</p>` }));
const done = vi.fn();
let again: (props: { beats: typeof beats }) => Promise<void>;

/** The page of the test has no dialogs of its own. */
beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  await speak("en");
  addWords([words]);
  vi.useFakeTimers();
  done.mockClear();
  again = render(Scene, { title: "Ann wins", beats, children, ondone: done }).rerender;
  await tick();
});

afterEach(() => vi.useRealTimers());

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await tick();
}

it("goes from beat to beat by itself, tells the winner last, and ends", async () => {
  expect(screen.queryByText("Ann wins")).toBeNull();
  expect(screen.getByText("one")).toBeTruthy();
  await pass(100);
  expect(screen.getByText("two")).toBeTruthy();
  expect(screen.queryByText("Ann wins")).toBeNull();
  await pass(100);
  expect(screen.getByText("three")).toBeTruthy();
  expect(screen.getByText("Ann wins")).toBeTruthy();
  expect(done).not.toHaveBeenCalled();
  await pass(200);
  expect(done).toHaveBeenCalledOnce();
});

it("goes on in its time, whatever frames come meanwhile", async () => {
  await pass(60);
  await again({ beats: beats.map((one) => ({ ...one })) });
  await pass(40);
  expect(screen.getByText("two")).toBeTruthy();
});

it("waits while nobody looks", async () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await tick();
  await pass(5000);
  expect(screen.getByText("one")).toBeTruthy();
  vi.restoreAllMocks();
  document.dispatchEvent(new Event("visibilitychange"));
  await tick();
  await pass(100);
  expect(screen.getByText("two")).toBeTruthy();
});

it.each([
  ["Enter", 1],
  ["x", 1],
  ["Escape", 1],
  ["Tab", 0],
  ["Shift", 0],
])("the key %s ends it %d times", (key, times) => {
  screen.getByText("one").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  expect(done).toHaveBeenCalledTimes(times);
});

it("any press ends it", () => {
  screen.getByText("one").click();
  expect(done).toHaveBeenCalledOnce();
});
