import { untrack } from "svelte";

/**
 * What may come into sight one picture after the rest: what matters more is drawn first, and no task is long.
 * It is there from the beginning, and follows what it is made of ever after.
 */
export function later<T>(source: () => T): { readonly current: T } {
  let shown = $state.raw(untrack(source));
  let due: (() => void) | null = null;
  $effect(() => {
    if (source() === untrack(() => shown) || due !== null) return;
    due = afterPicture(() => {
      due = null;
      shown = untrack(source);
    });
  });
  $effect(() => () => due?.());
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
    return drawn === parts ? undefined : afterPicture(() => (drawn += 1));
  });
  return {
    get drawn() {
      return drawn;
    },
  };
}

/** Once what is drawn now has been drawn, unless what this gives back is called before. */
export function afterPicture(then: () => void): () => void {
  let due = 0;
  const picture = requestAnimationFrame(() => (due = window.setTimeout(then)));
  return () => {
    cancelAnimationFrame(picture);
    window.clearTimeout(due);
  };
}
