/** Lets things fly from where they lay in the last frame to where they lie in this one. */
import type { Frame } from "$protocol";
import { lasting, still } from "./walk";

/** What moved, from where to where: places by their keys (`data-place`). */
export interface Flight {
  card: string | null; // null: you may not see it, so it flies face down
  from: string;
  to: string;
  turns: boolean; // it is turned over on its way, for those who may see it
}

/** What a game tells of a frame: what moved after the entry `seq` of the log, and at which places somebody looked. */
export interface Choreography {
  flightsOf: (frame: Frame, seq: number) => Flight[];
  glancesOf: (frame: Frame, seq: number) => string[];
  marksOf?: (frame: Frame) => string[]; // places where something changed that does not fly
}

export interface Flying extends Flight {
  id: number;
  start: DOMRect;
  end: DOMRect;
  delay: number;
}

export const FLIGHT = 420; // milliseconds
const START = 60; // the new frame is painted before anything moves
const APART = 150; // between two flights
const MOST = 10; // more at once explain nothing
const SHIFT = 240;
const NEAR = 2; // pixels that nobody sees
const MARKED = 2500; // milliseconds

type Rects = Map<string, DOMRect>;

export class Stage {
  private flying: readonly Flying[] = [];
  private before: Rects = new Map();
  private cards: Rects = new Map();
  private last: Frame | null = null;
  private number = 0;

  /** `show` draws what is in the air. */
  constructor(
    private readonly choreography: Choreography,
    private readonly show: (flying: readonly Flying[]) => void,
  ) {}

  /** Where everything lies, before the new frame is drawn. */
  remember(root: HTMLElement | undefined): void {
    this.before = new Map();
    this.cards = new Map();
    if (root === undefined || this.last === null || still()) return;
    for (const node of root.querySelectorAll<HTMLElement>("[data-place]")) {
      const rect = node.getBoundingClientRect();
      this.before.set(node.dataset["place"] ?? "", rect);
      if (node.dataset["card"] !== undefined) this.cards.set(`${zone(node)}#${node.dataset["card"]}`, rect);
    }
  }

  /** The new frame is drawn: whatever moved sets off. */
  play(root: HTMLElement | undefined, frame: Frame): void {
    const last = this.last;
    this.last = frame;
    const goesOn = last !== null && last.you === frame.you && last.table.id === frame.table.id && frame.seq > last.seq;
    if (root === undefined || !goesOn || still() || this.before.size === 0) {
      this.draw([]);
      return;
    }
    const nodes = placesOf(root);
    const after = rectsOf(nodes);
    const { flightsOf, glancesOf } = this.choreography;
    const flights = flightsOf(frame, last.seq).slice(0, MOST);
    this.draw(flights.flatMap((flight, order) => this.launch(flight, order, after)));
    for (const one of this.flying) hide(nodes.get(one.to), one.delay + lasting(FLIGHT));
    for (const key of glancesOf(frame, last.seq)) glance(nodes.get(outwards(key).find((one) => nodes.has(one)) ?? ""));
    this.shift(nodes, after);
  }

  /** What moved some time ago sets off again, over the table as it lies now, and its places are marked for a while. */
  again(root: HTMLElement | undefined, frame: Frame): void {
    if (root === undefined) return;
    const { flightsOf, glancesOf, marksOf } = this.choreography;
    const flights = flightsOf(frame, -1).slice(-MOST);
    const keys = [...flights.map(({ to }) => to), ...glancesOf(frame, -1), ...(marksOf?.(frame) ?? [])];
    const nodes = placesOf(root);
    const marked = new Set(keys.flatMap((key) => nodes.get(outwards(key).find((one) => nodes.has(one)) ?? "") ?? []));
    const [first] = marked;
    first?.scrollIntoView({ block: "nearest" }); // before it is measured where things lie
    const now = rectsOf(nodes);
    this.before = new Map();
    if (!still()) this.draw(flights.flatMap((flight, order) => this.launch(flight, order, now)));
    for (const node of marked) mark(node);
  }

  landed(id: number): void {
    this.draw(this.flying.filter((one) => one.id !== id));
  }

  private draw(flying: readonly Flying[]): void {
    this.flying = flying;
    this.show(flying);
  }

  private launch(flight: Flight, order: number, after: Rects): Flying[] {
    const start = found(flight.from, this.before) ?? found(flight.from, after);
    const end = found(flight.to, after) ?? found(flight.to, this.before);
    if (start === undefined || end === undefined) return [];
    this.number += 1;
    return [{ ...flight, id: this.number, start, end, delay: START + order * lasting(APART) }];
  }

  /** Cards that only make room slide to their new places. */
  private shift(nodes: Map<string, HTMLElement>, after: Rects): void {
    const landing = new Set(this.flying.map((one) => one.to));
    for (const [key, node] of nodes) {
      const old = this.cards.get(`${zone(node)}#${node.dataset["card"] ?? ""}`);
      const now = after.get(key);
      if (old === undefined || now === undefined || landing.has(key)) continue;
      const [x, y] = [old.x - now.x, old.y - now.y];
      if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) continue;
      node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: lasting(SHIFT),
        easing: "ease-out",
      });
    }
  }
}

/** The key itself, then what it lies in: `party/0/up/2`, `party/0/up`, `party/0`, `party`. */
export function outwards(key: string): string[] {
  const parts = key.split("/");
  return parts.map((_, number) => parts.slice(0, parts.length - number).join("/"));
}

function placesOf(root: HTMLElement): Map<string, HTMLElement> {
  const nodes = [...root.querySelectorAll<HTMLElement>("[data-place]")];
  return new Map(nodes.map((one) => [one.dataset["place"] ?? "", one]));
}

const rectsOf = (nodes: Map<string, HTMLElement>): Rects =>
  new Map([...nodes].map(([key, node]) => [key, node.getBoundingClientRect()]));

/** A frame around it, which moves nothing. */
function mark(node: HTMLElement): void {
  const frame = { outline: "3px solid var(--gold)", outlineOffset: "2px" };
  node.animate([frame, frame], { duration: MARKED });
}

function zone(node: HTMLElement): string {
  return outwards(node.dataset["place"] ?? "")[1] ?? "";
}

function found(key: string, rects: Rects): DOMRect | undefined {
  return outwards(key)
    .map((one) => rects.get(one))
    .find((rect) => rect !== undefined && rect.width > 0);
}

function hide(node: HTMLElement | undefined, until: number): void {
  if (node?.dataset["place"]?.startsWith("pile/") === true) return; // what lay there before is still to be seen
  node?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });
}

function glance(node: HTMLElement | undefined): void {
  node?.animate([{ transform: "none" }, { transform: "translateY(-0.5rem) scale(1.06)" }, { transform: "none" }], {
    duration: 700,
    easing: "ease-in-out",
  });
}
