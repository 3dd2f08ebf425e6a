import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { Talk } from "../news";
import { speak } from "../words";
import Chat from "./Chat.svelte";

const MOST = 10;

let told: string[];
let settle: (refusal: string | null) => void;

const onsay: Talk = (text) => {
  told.push(text);
  return new Promise((done) => (settle = done));
};

const field = (): HTMLInputElement => screen.getByLabelText("Say something");
const problem = (): string => screen.getByRole("alert").textContent;

async function say(text: string): Promise<void> {
  await fireEvent.input(field(), { target: { value: text } });
  await fireEvent.click(screen.getByRole("button", { name: "Send" }));
}

beforeEach(async () => {
  await speak("en");
  told = [];
  render(Chat, { lines: [], most: MOST, onsay });
});

it("keeps a line in its field until it is taken", async () => {
  await say(" hello ");
  expect([told, field().value, field().readOnly]).toEqual([["hello"], " hello ", true]);
  await fireEvent.submit(field());
  expect(told).toEqual(["hello"]);
  settle(null);
  await vi.waitFor(() => expect(field().value).toBe(""));
  expect([field().readOnly, problem()]).toEqual([false, ""]);
});

it("keeps a line that is refused, and says why until it is changed", async () => {
  await say("hello");
  settle("Not so fast.");
  await vi.waitFor(() => expect(problem()).toBe("Not so fast."));
  expect([field().value, field().readOnly]).toEqual(["hello", false]);
  await fireEvent.input(field(), { target: { value: "hello?" } });
  expect(problem()).toBe("");
});

it("takes as much as the server, counts like it, and sends nothing that is longer", async () => {
  await say("🂡".repeat(MOST + 1));
  expect([told, problem()]).toEqual([[], "11 of 10 characters: too long."]);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  await say("🂡".repeat(MOST));
  expect([told, problem()]).toEqual([["🂡".repeat(MOST)], ""]);
});
