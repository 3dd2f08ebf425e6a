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
  private readonly veiled = new Map<HTMLElement, string>(); // places to which something is about to fly

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

  /** A part of the new frame is drawn: what makes room in it slides, and what flies to it is not seen before. */
  settle(part: Element | null | undefined, frame: Frame): void {
    const since = this.since(frame);
    if (part == null || since === null) return;
    const nodes = placesOf(part);
    const landing = new Set(this.flightsAfter(since, frame).map(({ to }) => to));
    this.shift(nodes, landing);
    for (const key of landing) this.veil(key, nodes.get(key));
  }

  /** All of the new frame is drawn: whatever moved sets off. */
  play(root: HTMLElement | undefined, frame: Frame): void {
    const since = this.since(frame);
    this.last = frame;
    if (root === undefined || since === null) {
      this.draw([]);
      return;
    }
    const nodes = placesOf(root);
    const flights = this.flightsAfter(since, frame);
    const after = rectsOf(nodes, new Set(flights.flatMap(({ from, to }) => [...outwards(from), ...outwards(to)])));
    this.draw(flights.flatMap((flight, order) => this.launch(flight, order, after)));
    const glances = this.choreography.glancesOf(frame, since);
    for (const key of glances) glance(nodes.get(outwards(key).find((one) => nodes.has(one)) ?? ""));
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
    const now = rectsOf(nodes, new Set(nodes.keys()));
    this.before = new Map();
    if (!still()) this.draw(flights.flatMap((flight, order) => this.launch(flight, order, now)));
    for (const node of marked) mark(node);
  }

  landed(id: number): void {
    this.draw(this.flying.filter((one) => one.id !== id));
  }

  /** Up to which entry of the log things lie where they lay; null if nothing moves from there to this frame. */
  private since(frame: Frame): number | null {
    const { last } = this;
    const goesOn = last !== null && last.you === frame.you && last.table.id === frame.table.id && frame.seq > last.seq;
    return goesOn && !still() && this.before.size > 0 ? last.seq : null;
  }

  private flightsAfter(seq: number, frame: Frame): Flight[] {
    return this.choreography.flightsOf(frame, seq).slice(0, MOST);
  }

  private veil(key: string, node: HTMLElement | undefined): void {
    if (node === undefined || key.startsWith("pile/")) return; // what lay there before is still to be seen
    node.style.opacity = "0"; // it is still there for those who hear the table
    this.veiled.set(node, key);
  }

  private draw(flying: readonly Flying[]): void {
    this.flying = flying;
    const landing = new Set(flying.map(({ to }) => to));
    for (const [node, key] of this.veiled) {
      if (landing.has(key) && node.dataset["place"] === key) continue;
      node.style.removeProperty("opacity");
      this.veiled.delete(node);
    }
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
  private shift(nodes: Map<string, HTMLElement>, landing: ReadonlySet<string>): void {
    const ways = [...nodes].flatMap(([key, node]) => {
      const old = this.cards.get(`${zone(node)}#${node.dataset["card"] ?? ""}`);
      if (old === undefined || landing.has(key)) return [];
      const now = node.getBoundingClientRect();
      const [x, y] = [old.x - now.x, old.y - now.y];
      return Math.abs(x) < NEAR && Math.abs(y) < NEAR ? [] : [{ node, x, y }];
    });
    for (const { node, x, y } of ways) {
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

function placesOf(root: Element): Map<string, HTMLElement> {
  const nodes = [...root.querySelectorAll<HTMLElement>("[data-place]")];
  return new Map(nodes.map((one) => [one.dataset["place"] ?? "", one]));
}

function rectsOf(nodes: Map<string, HTMLElement>, keys: ReadonlySet<string>): Rects {
  const wanted = [...nodes].filter(([key]) => keys.has(key));
  return new Map(wanted.map(([key, node]) => [key, node.getBoundingClientRect()]));
}

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

function glance(node: HTMLElement | undefined): void {
  node?.animate([{ transform: "none" }, { transform: "translateY(-0.5rem) scale(1.06)" }, { transform: "none" }], {
    duration: 700,
    easing: "ease-in-out",
  });
}
