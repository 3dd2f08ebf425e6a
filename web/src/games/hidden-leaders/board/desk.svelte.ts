/** What lies under the magnifying glass: the large card that is looked at, and the sheet that was opened. */
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Offer } from "$kit/offers";

export interface Looked {
  card: string;
  kind: "hero" | "leader";
  known: boolean;
}

export interface Sheet {
  looked: Looked | null;
  title: string;
  offers: readonly Offer[];
}

class Desk {
  looked = $state.raw<Looked | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  sheet = $state.raw<Sheet | null>(null);

  look(looked: Looked, node: Element): void {
    this.anchor = node.getBoundingClientRect();
    this.looked = looked;
  }

  away(): void {
    this.looked = null;
  }

  open(sheet: Sheet): void {
    this.away();
    this.sheet = sheet;
  }

  /** The game went on: what was offered is offered no more. */
  withdraw(): void {
    if (untrack(() => this.sheet)?.offers.length) this.sheet = null;
  }

  clear(): void {
    this.away();
    this.sheet = null;
  }
}

export const desk = new Desk();

const touch = new MediaQuery("(pointer: coarse)");

/** Whether pressing something that has these answers shows them first: all but the only one, and to a finger that one, too. */
export function opens(offers: readonly Offer[]): boolean {
  return offers.length !== 1 || touch.current;
}

/** Something on the table is pressed. A mouse has read it by pointing at it; a finger reads first, and never answers by it. */
export function press(event: MouseEvent, sheet: Sheet, onchoose: (choice: string) => void): void {
  const [only] = sheet.offers;
  const finger = event instanceof PointerEvent && ["touch", "pen"].includes(event.pointerType);
  if (only === undefined || opens(sheet.offers) || finger) desk.open(sheet);
  else onchoose(only.choice);
}

const HOVER = 220; // milliseconds until a card is shown large
const HOLD = 380;

/** Hover, focus by keyboard, or press and hold: the card is shown large; a secret one only while it is held. */
export function looking(looked: Looked | null, secret = false) {
  return (node: HTMLElement) => {
    if (looked === null) return undefined;
    let timer = 0;
    let held = false;
    const later = (after: number, touch: boolean) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        held = touch;
        desk.look(looked, node);
      }, after);
    };
    const stop = () => {
      window.clearTimeout(timer);
      // later: focus also goes when a card is taken off the table, in the middle of drawing it
      queueMicrotask(() => desk.looked === looked && desk.away());
    };
    const on: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointerenter: (event) => !secret && (event as PointerEvent).pointerType === "mouse" && later(HOVER, false),
      pointerdown: (event) => {
        held = false;
        if (secret) desk.look(looked, node);
        else if ((event as PointerEvent).pointerType !== "mouse") later(HOLD, true);
      },
      pointerleave: stop,
      pointerup: (event) => (secret || (event as PointerEvent).pointerType !== "mouse") && stop(),
      pointercancel: stop,
      focus: () => node.matches(":focus-visible") && desk.look(looked, node),
      blur: stop,
      keydown: (event) => (event as KeyboardEvent).key === "Escape" && stop(),
      contextmenu: (event) => held && event.preventDefault(),
      click: (event) => {
        if (held) {
          event.stopImmediatePropagation(); // it was held to look, not pressed to choose
          event.preventDefault();
        }
        held = false;
      },
    };
    for (const [name, handler] of Object.entries(on)) node.addEventListener(name, handler, { capture: true });
    return () => {
      stop();
      for (const [name, handler] of Object.entries(on)) node.removeEventListener(name, handler, { capture: true });
    };
  };
}
