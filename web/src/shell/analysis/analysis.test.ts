import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addWords, speak } from "$kit/words";
import type { Analysed, Analysis, Moment } from "$protocol";
import words from "$words/en/analysis.ftl?raw";
import last from "$words/en/end.ftl?raw";
import { found, lineOf, placeOf, seenBy } from "./analysis";
import Explain from "./Explain.svelte";
import Explained from "./Explained.svelte";

const moment: Moment = {
  answers: 4,
  seat: 1,
  before: [0.4, 0.6],
  after: [0.7, 0.3],
  given: { choice: "pass", chance: 0.41, text: "Pass" },
  better: { choice: "play x", chance: 0.58, text: "Play X" },
  judged: true,
  reasons: {},
  why: "The Undead become likelier to win.",
};
const analysis: Analysis = {
  game: "some-game",
  seats: 2,
  answers: 8,
  playouts: 20,
  points: [
    { answers: 0, open: [0.5, 0.5], known: [[0.6, 0.4], [0.2, 0.8]] },
    { answers: 8, open: [1, 0], known: [[1, 0], [1, 0]] },
  ],
  moments: [moment, { ...moment, answers: 6, seat: 0, better: null }, { ...moment, answers: 7, better: null, judged: false }],
}; // prettier-ignore
const names = ["Ann", "Bob"];
const replayAt = (answers: number): string => `/replay/t#${answers}`;
const plain = (text: string | null): string => (text ?? "").replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ");

beforeEach(async () => {
  await speak("en");
  addWords([words, last]);
});
afterEach(() => vi.useRealTimers());

it("draws a line from the first point to the last, the higher the better", () => {
  expect(lineOf(analysis, "open", 0, 100, 50)).toBe("0,25 100,0");
  expect(lineOf(analysis, 1, 1, 100, 50)).toBe("0,10 100,50");
  expect(placeOf(analysis, 4, 100)).toBe(50);
  expect(analysis.points.map((point) => seenBy(point, 0))).toEqual([[0.6, 0.4], [1, 0]]); // prettier-ignore
});

it("tells each moment with what was done, what would have been better and the way to its position", () => {
  const { container } = render(Explained, { analysis, names, replayAt });
  const told = [...container.querySelectorAll(".moments > li")].map((one) => plain(one.textContent));

  expect(told).toHaveLength(3);
  expect(told[0]).toContain("Bob: Pass");
  expect(told[0]).toContain("Ann: 40% → 70%");
  expect(told[0]).toContain("A good player would rather have answered: Play X.");
  expect(told[0]).toContain("58% instead of 41%");
  expect(told[0]).toContain("The Undead become likelier to win.");
  expect(told[1]).toContain("With what Ann could see, there was nothing clearly better");
  expect(told[2]).not.toContain("clearly better");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/replay/t#4",
    "/replay/t#6",
    "/replay/t#7",
  ]);
});

it("shows the chances as a seat could know them", async () => {
  render(Explained, { analysis, names, replayAt });
  expect(plain(screen.getByRole("img").getAttribute("aria-label"))).toContain("Ann: 50% at the start");

  await fireEvent.change(screen.getByRole("combobox"), { target: { value: "1" } });

  expect(plain(screen.getByRole("img").getAttribute("aria-label"))).toContain("Ann: 20% at the start");
});

it("has a place for what else can be done at a moment", () => {
  const onward = createRawSnippet<[Moment]>((at) => ({ render: () => `<button>from ${at().answers}</button>` }));
  render(Explained, { analysis, names, replayAt, onward });

  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["from 4", "from 6", "from 7"]);
});

it("asks again until the analysis is found, and tells how far it is", async () => {
  vi.useFakeTimers();
  const answers: Analysed[] = [{ done: 0.25 }, { done: 0.5 }, { done: 1, analysis }];
  const heard: number[] = [];
  const wait = found(() => Promise.resolve(answers.shift() ?? { done: 1 }), () => "en", (done) => heard.push(done), () => false); // prettier-ignore
  await vi.runAllTimersAsync();

  expect(await wait).toBe(analysis);
  expect(heard).toEqual([0.25, 0.5]);
});

it("asks no more when nobody waits", async () => {
  const ask = vi.fn(() => Promise.resolve({ done: 0 }));

  expect(await found(ask, () => "en", () => undefined, () => true)).toBeNull(); // prettier-ignore
  expect(ask).not.toHaveBeenCalled();
});

it("explains when somebody wants it, and tells why it cannot", async () => {
  const ask = vi.fn<() => Promise<Analysed>>();
  ask.mockRejectedValueOnce(new Error("Too many games are waiting.")).mockResolvedValue({ done: 1, analysis });
  render(Explain, { ask, names, replayAt });

  await fireEvent.click(screen.getByRole("button", { name: "Explain the game" }));
  await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Too many games"));
  await fireEvent.click(screen.getByRole("button", { name: "Explain the game" }));
  await vi.waitFor(() => expect(screen.getByText("What turned the game")).toBeTruthy());
});
