import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speak } from "$kit/words";
import Connection from "./Connection.svelte";

const told = (): string => screen.getByRole("status").textContent.trim();

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("says that an answer waits while the line is broken", async () => {
  const { rerender } = render(Connection, { status: "lost", sending: true });
  expect(told()).toBe("Connection lost. Your answer will be sent as soon as it is back …");
  await rerender({ sending: false });
  expect(told()).toBe("Connection lost. Trying again …");
});

it("says that an answer is on its way once that takes long", async () => {
  const { rerender } = render(Connection, { status: "open", sending: true });
  expect(told()).toBe("");
  await vi.advanceTimersByTimeAsync(1100);
  expect(told()).toBe("Sending …");
  await rerender({ sending: false });
  expect(told()).toBe("");
});
