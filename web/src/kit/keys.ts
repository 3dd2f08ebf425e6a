/** Shortcut keys of a table: one looks for what stands on the page, so that every game has them. */

/** What can be done now, wherever it stands on the table; the list of all answers in words is no such place. */
const DOING = "[data-doing], [data-answer]";
const SHEET = "dialog[open] .chief";
const WORDS = ".choices > ul button";

const OTHERWISE = "dialog[open]:not(:has(.chief))"; // something else than answers lies over the page

/** Whether a key was pressed for the page, and not for something that is written into or lies over it. */
export function isFree(event: KeyboardEvent): boolean {
  const written = (event.target as HTMLElement).closest("input, textarea, select, [contenteditable]");
  const free = written === null && document.querySelector(OTHERWISE) === null;
  return free && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
}

function shown(where: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`:is(${where}):not(:disabled)`);
  return [...all].filter((one) => one.closest("[inert]") === null && one.checkVisibility());
}

/** The answer with this number is given if it stands there in words; else what can be pressed is only pointed at. */
export function byNumber(number: number): void {
  const sheet = shown(SHEET);
  const words = sheet.length > 0 ? sheet : shown(WORDS);
  if (words.length > 0) words[number - 1]?.click();
  else shown(DOING)[number - 1]?.focus();
}

/** From wherever one is to the next thing that can be done; from the last to the first. */
export function next(): void {
  const sheet = shown(SHEET);
  const all = sheet.length > 0 ? sheet : shown(DOING);
  const here = document.activeElement ?? document.body;
  const isBehind = (one: HTMLElement): boolean =>
    (here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  (all.find(isBehind) ?? all[0])?.focus();
}
