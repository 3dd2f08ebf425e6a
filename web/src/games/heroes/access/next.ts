/** The next thing that can be done, wherever it stands: one key leads from one to the other. */

/** Cards, actions, buildings, units, stacks and buttons that answer; never the list of words. */
const DOING = [
  "[data-answer]",
  "[data-more]",
  "[data-basket]",
  ".offered > button",
  ".site.wanted",
  ".works .wanted > .row",
  ".battle .cards button",
  ".battle .answers button",
]
  .map((where) => `${where}:not(:disabled)`)
  .join(", ");

const seen = (one: HTMLElement): boolean => one.closest("[inert], .choices") === null && one.checkVisibility();

/** What follows on what has the focus; from the last to the first. */
export function nextOn(board: HTMLElement, focused: Element | null): HTMLElement | null {
  const all = [...board.querySelectorAll<HTMLElement>(DOING)].filter(seen);
  return all[(all.findIndex((one) => one === focused) + 1) % all.length] ?? null;
}
