import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { Frame } from "$protocol";
import { logOf, type LogLine, type News } from "../news";
import { speak } from "../words";
import Lately from "./Lately.svelte";
import type { Voice } from "./story";

const turn = (seq: number, seat: number): News => ({
  news: "event",
  seq,
  event: { event: "turn-began", seat, number: seq },
  text: "",
});
const pass = (seq: number, seat: number, text: string): News => ({
  news: "event",
  seq,
  event: { event: "passed", seat },
  text,
});
const voice: Voice = { turnBegins: ({ event }) => event === "turn-began" };
const log = logOf(
  [
    pass(2, 1, "Long ago."),
    pass(3, 0, "Mine."),
    turn(3, 1),
    pass(4, 1, "Bob passes."),
    turn(4, 2),
    pass(5, 2, "Cyd too."),
  ],
  ["Ann", "Bob", "Cyd"],
);
const frame = (more: Partial<Frame>): Frame =>
  ({ you: 0, question: { ask: "act", source: null, choices: [] }, table: { status: "playing" }, ...more }) as Frame;

beforeEach(() => speak("en"));

it("says to whoever is asked what happened since they answered, a turn each, and shows it again", async () => {
  const onshow = vi.fn<(lines: readonly LogLine[]) => void>();
  render(Lately, { frame: frame({ answered: 3 }), log, voice, onshow });
  const told = await screen.findAllByRole("listitem");
  expect(told.map((one) => /\w+ \w+\./.exec(one.textContent)?.[0])).toEqual(["Bob passes.", "Cyd too."]);
  await fireEvent.click(screen.getByRole("button", { name: /Bob passes/ }));
  expect(onshow.mock.calls[0]?.[0].map(({ news }) => news.seq)).toEqual([3, 4]);
});

it("says the last lines to those who wait, and to whoever has not answered yet", async () => {
  const { rerender } = render(Lately, { frame: frame({ question: null, answered: 3 }), log, voice, most: 1 });
  expect(screen.getByRole("listitem").textContent).toBe("Cyd too.");
  await rerender({ frame: frame({ answered: 0 }) });
  expect(screen.getByRole("listitem").textContent).toBe("Cyd too.");
  expect(screen.queryByRole("button")).toBeNull();
});

it("holds nothing of one's own for news, as what a setting answered", () => {
  render(Lately, { frame: frame({ answered: 1 }), log: logOf([pass(2, 0, "Mine.")], []), voice });
  expect(screen.queryByRole("region")).toBeNull();
});

it("says nothing more when the game is over", () => {
  render(Lately, { frame: frame({ table: { status: "over" } as Frame["table"], answered: 3 }), log, voice });
  expect(screen.queryByRole("listitem")).toBeNull();
});
