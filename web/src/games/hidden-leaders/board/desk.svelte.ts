/** What lies under the magnifying glass: the large card that is looked at, and the sheet that was opened. */
import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { Offer, Offers } from "$kit/offers";
import { phone } from "./layout.svelte";
import type { Choose } from "./table";

export interface Looked {
  card: string;
  kind: "hero" | "leader";
  known: boolean;
}

export interface Sheet {
  looked: Looked | null;
  title: string;
  offers: readonly Offer[];
  place?: string; // of the card, which lies in the dock of a phone if it can be chosen
}

class Desk {
  looked = $state.raw<Looked | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  lifted = $state<string | null>(null); // the place of the card that is read in the dock
  fromAfar = false; // it was not lifted there, so that what it shows may come to lie under the finger
  private answers = -1;

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

  /** The game went on, or what was offered is taken elsewhere: it is shown no more. */
  withdraw(offers: Offers, answers: number): void {
    const { sheet, lifted } = untrack(() => ({ sheet: this.sheet, lifted: this.lifted }));
    const wentOn = answers !== this.answers;
    this.answers = answers;
    if (sheet?.offers.some(({ choice }) => wentOn || !offers.has(choice))) this.sheet = null;
    if (lifted !== null && (wentOn || offers.at(lifted).length === 0)) this.lifted = null;
  }

  clear(): void {
    this.away();
    this.sheet = null;
    this.lifted = null;
  }
}

export const desk = new Desk();

const touch = new MediaQuery("(pointer: coarse)");

/** Whether pressing something that has these answers shows them first: all but the only one, and to a finger that one, too. */
export function opens(offers: readonly Offer[]): boolean {
  return offers.length !== 1 || touch.current;
}

/** A card that can be chosen is pressed on a phone: it is lifted and read; pressed again, its only answer is given. */
function lift(event: MouseEvent, place: string, offers: readonly Offer[], onchoose: Choose): void {
  const [only] = offers;
  if (desk.lifted !== place) {
    desk.fromAfar = event.currentTarget instanceof Element && event.currentTarget.closest(".dock") === null;
    desk.lifted = place;
  } else if (only !== undefined && offers.length === 1 && event.detail < 2) onchoose(only.choice, "wanted"); // no double tap
}

/** Something on the table is pressed. A mouse has read it by pointing at it; a finger reads first, and never answers by it. */
export function press(event: MouseEvent, sheet: Sheet, onchoose: Choose): void {
  const [only] = sheet.offers;
  if (phone.current && only !== undefined && sheet.place !== undefined) {
    lift(event, sheet.place, sheet.offers, onchoose);
    return;
  }
  const finger = event instanceof PointerEvent && ["touch", "pen"].includes(event.pointerType);
  if (only === undefined || opens(sheet.offers) || finger) desk.open(sheet);
  else onchoose(only.choice);
}

/** Things that come to lie under a mouse that rests are not looked at. */
const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

const HOVER = 220; // milliseconds until a card is shown large
const HOLD = 380;

/** Hover, focus by keyboard, or press and hold: the card is shown large; a secret one only while it is held. */
export function looking(looked: Looked | null, secret = false) {
  return (node: HTMLElement) => {
    if (looked === null) return undefined;
    let timer = 0;
    let held = false;
    let since = 0; // when the finger came: of a short touch the page may hear the end too late
    const later = (after: number, touch: boolean) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        timer = 0;
        held = touch;
        desk.look(looked, node);
      }, after);
    };
    const stop = () => {
      window.clearTimeout(timer);
      timer = 0;
      // later: focus also goes when a card is taken off the table, in the middle of drawing it
      queueMicrotask(() => desk.looked === looked && desk.away());
    };
    const on: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointermove: (event) => {
        const pointer = event as PointerEvent;
        if (secret || pointer.pointerType !== "mouse" || !hasMoved(pointer)) return;
        if (timer === 0 && desk.looked !== looked) later(HOVER, false);
      },
      pointerdown: (event) => {
        held = false;
        since = event.timeStamp;
        if (secret) desk.look(looked, node);
        else if ((event as PointerEvent).pointerType !== "mouse") later(HOLD, true);
      },
      pointerleave: stop,
      pointerup: (event) => (secret || (event as PointerEvent).pointerType !== "mouse") && stop(),
      pointercancel: stop,
      focus: () => !secret && node.matches(":focus-visible") && desk.look(looked, node),
      blur: stop,
      keydown: (event) => (event as KeyboardEvent).key === "Escape" && stop(),
      contextmenu: (event) => held && event.preventDefault(),
      click: (event) => {
        if (held && event.timeStamp - since >= HOLD) {
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
