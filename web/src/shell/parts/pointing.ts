/** Shows what is to be pressed for an answer: whatever gives it, leads to it, or is a place it points at. */
import { still } from "$kit/motion/walk";
import type { Offer } from "$protocol";

type Pointed = Pick<Offer, "at"> & { choice?: string }; // without an answer the places themselves are to be pressed

const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** What gives the answer itself. */
const givers = ({ choice }: Pointed): string[] =>
  choice === undefined ? [] : [`[data-answer=${quoted(choice)}]`, `[data-toward=${quoted(choice)}]:not(:disabled)`];

/** What has to be pressed before. */
const places = ({ at }: Pointed): string[] => at.map((place) => `[data-place=${quoted(place)}]`);

/** Tell when somebody has pressed one of these places, or let go of it: some are looked at as long as they are held. */
export function onpressed(at: readonly string[], done: () => void): () => void {
  const selector = places({ at: [...at] }).join(", ");
  const heard = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(selector) !== null) done();
  };
  const events = selector === "" ? [] : ["pointerup", "click"];
  for (const one of events) document.addEventListener(one, heard, { capture: true });
  return () => {
    for (const one of events) document.removeEventListener(one, heard, { capture: true });
  };
}

export const selectorOf = (offer: Pointed): string => [...givers(offer), ...places(offer)].join(", ");

const isShown = (one: Element): boolean =>
  one.closest("[inert]") === null && one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";

/** Everything on the page that can be pressed for it: what gives the answer before what leads to it. */
export function found(offer: Pointed, root: ParentNode = document): HTMLElement[] {
  const all = (selectors: string[]): HTMLElement[] =>
    selectors.length === 0 ? [] : [...root.querySelectorAll<HTMLElement>(selectors.join(", "))].filter(isShown);
  return [...all(givers(offer)), ...all(places(offer))];
}

/** Mark it all as long as it is taught; the marks are a style of the document, for boards come and go. */
export function mark(offer: Pointed): () => void {
  if (!("adoptedStyleSheets" in document)) return () => undefined; // the words say it, too
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${selectorOf(offer)}):not(:focus-visible) {
    outline: 4px dashed var(--gold) !important; outline-offset: 2px; border-radius: var(--round-m);
    animation: taught 1.1s ease-in-out infinite alternate; }
    @keyframes taught { to { outline-color: var(--focus); outline-offset: -2px; } }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Whether it can be seen, and nothing lies over it. */
function isBare(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (one.contains(there) || there.contains(one));
}

/** Bring it to where it can be seen below what sticks above, unless some of it can be seen already. */
export function reveal(all: readonly HTMLElement[], above: number): void {
  const [first] = all;
  if (first === undefined || all.some(isBare)) return;
  const { top, height } = first.getBoundingClientRect();
  const wanted = above + (window.innerHeight - above) / 3;
  window.scrollBy({ top: top + height / 2 - wanted, behavior: still() ? "auto" : "smooth" });
}
