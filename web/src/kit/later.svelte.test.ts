import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import { inTurn, later } from "./later.svelte";

/** What is read inside an effect, as a page does it. */
function watched<T>(make: () => () => T): { seen: T[]; stop: () => void } {
  const seen: T[] = [];
  const stop = $effect.root(() => {
    const read = make();
    $effect(() => void seen.push(read()));
  });
  flushSync();
  return { seen, stop };
}

it("is there at once, and follows one picture later, once for all that changed meanwhile", async () => {
  let told = $state.raw(1);
  const { seen, stop } = watched(() => {
    const shown = later(() => told);
    return () => shown.current;
  });
  expect(seen).toEqual([1]);

  flushSync(() => (told = 2));
  flushSync(() => (told = 3));
  expect(seen).toEqual([1]);

  await vi.waitFor(() => expect(seen).toEqual([1, 3]));
  stop();
});

it("goes on following after it has caught up", async () => {
  let told = $state.raw("a");
  const { seen, stop } = watched(() => {
    const shown = later(() => told);
    return () => shown.current;
  });
  for (const next of ["b", "c"]) {
    flushSync(() => (told = next));
    await vi.waitFor(() => expect(seen.at(-1)).toBe(next));
  }
  expect(seen).toEqual(["a", "b", "c"]);
  stop();
});

it("looks at nothing any more once it is gone, even between a picture and what was to follow it", async () => {
  let told = $state.raw(1);
  const source = vi.fn(() => told);
  const { stop } = watched(() => {
    const shown = later(source);
    return () => shown.current;
  });
  flushSync(() => (told = 2));
  await new Promise((drawn) => requestAnimationFrame(drawn));
  stop();
  source.mockClear();
  await new Promise((done) => setTimeout(done, 50));
  expect(source).not.toHaveBeenCalled();
});

it("draws the parts of something large one after the other, until all are there", async () => {
  const { seen, stop } = watched(() => {
    const parts = inTurn(3);
    return () => parts.drawn;
  });
  expect(seen).toEqual([1]);
  await vi.waitFor(() => expect(seen).toEqual([1, 2, 3]));
  await new Promise((done) => setTimeout(done, 50));
  expect(seen).toEqual([1, 2, 3]);
  stop();
});
