import { untrack } from "svelte";

/**
 * What may come into sight one picture after the rest: what matters more is drawn first, and no task is long.
 * It is there from the beginning, and follows what it is made of ever after.
 */
export function later<T>(source: () => T): { readonly current: T } {
  let shown = $state.raw(untrack(source));
  let due = 0;
  $effect(() => {
    if (source() === untrack(() => shown) || due !== 0) return;
    due = afterPicture(() => {
      due = 0;
      shown = untrack(source);
    });
  });
  $effect(() => () => cancelAnimationFrame(due));
  return {
    get current() {
      return shown;
    },
  };
}

/** How many parts of something large are drawn, from its first picture on: one more with each that follows. */
export function inTurn(parts: number): { readonly drawn: number } {
  let drawn = $state(1);
  $effect(() => {
    if (drawn === parts) return;
    const due = afterPicture(() => (drawn += 1));
    return () => cancelAnimationFrame(due);
  });
  return {
    get drawn() {
      return drawn;
    },
  };
}

/** Once what is drawn now has been drawn. */
export function afterPicture(then: () => void): number {
  return requestAnimationFrame(() => setTimeout(then));
}
