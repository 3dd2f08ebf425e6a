import { settings } from "$kit/settings.svelte";

const TRIES = 6; // until the cards are as small as they can be, or all of it fits
const EMPTY = 56; // pixels below the table: cards made room for something that is gone
const PATIENCE = 3; // pictures until cards make room: what has changed comes first
const FINER = 3; // times the last step back is halved: words in fewer lines may need less of it

/**
 * Keeps the middle of the table in its place: where words take more room than usual, cards make it, and they stay as
 * they are while there is no more than a little room to spare, so that nothing jumps with a question.
 */
export function fitted(table: HTMLElement): () => void {
  let [lack, at, due, spare, most] = [0, "", 0, EMPTY, Infinity];
  let waiting: HTMLElement[] = []; // whose cards have the size of before
  let judge: (() => boolean) | null = null; // of the last step, once all of it is drawn: whether it helped

  const parts = (): HTMLElement[] =>
    [...table.children, table.nextElementSibling].filter((one) => one instanceof HTMLElement);
  function make(room: number): void {
    lack = room;
    waiting = parts();
  }
  function lay(number = waiting.length): void {
    for (const part of waiting.splice(0, number)) part.style.setProperty("--lack", `${lack}px`);
  }
  const here = (): string => [innerWidth, innerHeight, document.documentElement.lang, settings.cards].join();
  const over = (): number => table.scrollHeight - table.clientHeight;
  const below = (): number =>
    table.getBoundingClientRect().bottom - (table.lastElementChild?.getBoundingClientRect().bottom ?? 0);

  /** In a new window all is found out before it is seen. */
  function search(): void {
    const attempt = (room: number): void => {
      make(room);
      lay();
    };
    attempt(0);
    [most, judge] = [Infinity, null];
    let little = lack;
    for (let tries = 0; tries < TRIES && over() > 1; tries += 1) {
      little = lack;
      attempt(lack + over());
    }
    for (let enough = lack, tries = 0; tries < FINER && enough - little > 2; tries += 1) {
      attempt((little + enough) / 2);
      if (over() > 1) little = lack;
      else enough = lack;
      attempt(enough);
    }
  }

  /** While people play a step follows from the one before, when that is drawn. */
  function step(): void {
    const helped = judge?.() ?? true;
    judge = null;
    if (!helped) return;
    const [missing, empty, before] = [over(), below(), lack];
    if (missing > 1 && lack < most) {
      make(lack + missing);
      judge = () => {
        if (over() < missing) return true;
        make((most = before)); // cards are as small as they can be
        return false;
      };
    } else if (lack > 0 && empty > spare) {
      make(Math.max(0, lack - empty));
      judge = () => {
        if (below() !== empty) return true;
        make(0); // they were smaller than that
        return false;
      };
    }
    spare = Math.max(EMPTY, empty); // what was given back in vain is not given again
  }

  /** One part a frame: all at once they would be more than one frame has time for. */
  function look(): void {
    if (here() !== at) search();
    else if (waiting.length === 0) step();
    at = here();
    lay(1);
    if (waiting.length > 0 || judge !== null) due = requestAnimationFrame(look);
  }

  /** Some pictures later, as those have enough to draw; in a new window at once. */
  function wait(pictures: number): void {
    due = requestAnimationFrame(() => (pictures > 0 && at === here() ? wait(pictures - 1) : look()));
  }
  const watch = new ResizeObserver(() => {
    cancelAnimationFrame(due);
    most = Infinity; // what did not help may have been words that came meanwhile
    wait(PATIENCE);
  });
  for (const part of [table, ...table.children]) watch.observe(part);
  return () => {
    cancelAnimationFrame(due);
    watch.disconnect();
  };
}
