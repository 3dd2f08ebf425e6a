import { settings } from "$kit/settings.svelte";

const TRIES = 6; // until the cards are as small as they can be, or all of it fits
const EMPTY = 56; // pixels below the table: cards made room for something that is gone
const FINER = 3; // times the last step back is halved: words in fewer lines may need less of it

/**
 * Keeps the middle of the table in its place: where words take more room than usual, cards make it, and they stay as
 * they are while there is no more than a little room to spare, so that nothing jumps with a question.
 */
export function fitted(table: HTMLElement): () => void {
  let [lack, at, due, spare, most] = [0, "", 0, EMPTY, Infinity];

  function make(room: number): void {
    lack = room;
    table.parentElement?.style.setProperty("--lack", `${room}px`);
  }
  const over = (): number => table.scrollHeight - table.clientHeight;
  const below = (): number =>
    table.getBoundingClientRect().bottom - (table.lastElementChild?.getBoundingClientRect().bottom ?? 0);

  /** In a new window all is found out before it is seen. */
  function search(): void {
    make(0);
    most = Infinity;
    let little = lack;
    for (let tries = 0; tries < TRIES && over() > 1; tries += 1) {
      little = lack;
      make(lack + over());
    }
    for (let enough = lack, tries = 0; tries < FINER && enough - little > 2; tries += 1) {
      make((little + enough) / 2);
      if (over() > 1) little = lack;
      else enough = lack;
      make(enough);
    }
  }

  /** While people play one step a frame, as each lays out the whole table; the next one follows from it. */
  function step(): void {
    const [missing, empty, before] = [over(), below(), lack];
    if (missing > 1 && lack < most) {
      make(lack + missing);
      if (over() >= missing) make((most = before)); // cards are as small as they can be
    } else if (lack > 0 && empty > spare) {
      make(Math.max(0, lack - empty));
      if (below() === empty) make(0); // they were smaller than that
    }
    spare = Math.max(EMPTY, empty); // what was given back in vain is not given again
  }

  function look(): void {
    const now = [innerWidth, innerHeight, document.documentElement.lang, settings.cards].join();
    if (now === at) step();
    else search();
    at = now;
  }

  // One frame later: whoever changes sizes while they are told is told in vain.
  const watch = new ResizeObserver(() => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(look);
  });
  for (const part of [table, ...table.children]) watch.observe(part);
  return () => {
    cancelAnimationFrame(due);
    watch.disconnect();
  };
}
