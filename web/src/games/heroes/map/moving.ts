/** Panning, pinching and the wheel: all they do is to give the one layer of the map another transform. */
import { panned, zoomed, type Camera, type Size } from "./camera";
import type { Point } from "./outline";

const DRAG = 6; // pixels until a press has become a move
const NOTCH = 1.0015; // of the wheel, for one pixel
const SETTLED = 160; // milliseconds without movement until the map is drawn sharp again

interface Stage {
  sheet: () => Size;
  camera: () => Camera;
  move: (camera: Camera) => void;
  hold: (held: boolean) => void; // a finger or the mouse is on it
}

/** What happens to the window of the map; a press that moved it is no press of a field. */
export function moving({ sheet, camera, move, hold }: Stage) {
  return (node: HTMLElement) => {
    const down = new Map<number, Point>();
    let dragged = false;
    const view = (): Size => ({ width: node.clientWidth, height: node.clientHeight });
    const here = ({ clientX, clientY }: MouseEvent): Point => {
      const box = node.getBoundingClientRect();
      return { x: clientX - box.left, y: clientY - box.top };
    };
    const lift = ({ pointerId }: PointerEvent): void => {
      down.delete(pointerId);
      hold(down.size > 0);
    };
    const on: Partial<Record<keyof HTMLElementEventMap, (event: Event) => void>> = {
      pointerdown: (event) => {
        if (down.size === 0) dragged = false;
        if ((event as PointerEvent).button === 0)
          down.set((event as PointerEvent).pointerId, here(event as PointerEvent));
        hold(down.size > 0);
      },
      pointermove: (event) => {
        const { pointerId } = event as PointerEvent;
        const before = down.get(pointerId);
        if (before === undefined) return;
        const now = here(event as PointerEvent);
        if (!dragged && down.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
        if (!dragged) node.setPointerCapture(pointerId);
        dragged = true;
        const others = [...down].filter(([id]) => id !== pointerId).map(([, point]) => point);
        move(moved(camera(), before, now, others[0], sheet(), view()));
        down.set(pointerId, now);
      },
      pointerup: (event) => lift(event as PointerEvent),
      pointercancel: (event) => lift(event as PointerEvent),
      click: (event) => {
        if (dragged) event.stopImmediatePropagation();
        dragged = false;
      },
      wheel: (event) => {
        event.preventDefault();
        const { deltaY, deltaMode, ctrlKey } = event as WheelEvent;
        const pixels = deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1) * (ctrlKey ? 4 : 1);
        move(zoomed(camera(), NOTCH ** -pixels, here(event as WheelEvent), sheet(), view()));
      },
    };
    for (const [name, handler] of Object.entries(on))
      node.addEventListener(name, handler, { capture: name === "click", passive: name !== "wheel" });
    return () => {
      for (const [name, handler] of Object.entries(on))
        node.removeEventListener(name, handler, { capture: name === "click" });
    };
  };
}

/** One finger pulls the map along; a second one that rests makes it a pinch. */
export function moved(
  camera: Camera,
  before: Point,
  now: Point,
  other: Point | undefined,
  sheet: Size,
  view: Size,
): Camera {
  if (other === undefined) return panned(camera, now.x - before.x, now.y - before.y);
  const apart = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  const pulled = panned(camera, (now.x - before.x) / 2, (now.y - before.y) / 2);
  return zoomed(pulled, apart(now) / apart(before), middle, sheet, view);
}

/** Draws at most once a frame, and lets the browser draw sharply once nothing moves any more. */
export class Mover {
  lies = false; // under fingers: then the map stays a layer, which the next one moves without painting it
  private wanted: Camera | null = null;
  private timer = 0;
  private held = false;

  constructor(
    private readonly layer: () => HTMLElement | null | undefined, // null once it is gone
    private readonly drawn: () => void, // what moves along, in the same frame
  ) {}

  /** While something holds the map it stays the layer that it is, however long it rests. */
  hold(held: boolean): void {
    this.held = held;
    if (held) window.clearTimeout(this.timer);
    else this.settle();
  }

  show(camera: Camera): void {
    if (this.wanted === null) requestAnimationFrame(() => this.draw());
    this.wanted = camera;
  }

  private draw(): void {
    const layer = this.layer();
    if (layer == null || this.wanted === null) return;
    const { x, y, scale } = this.wanted;
    this.wanted = null;
    this.drawn(); // first, as it measures
    layer.style.willChange = "transform";
    layer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    if (!this.held) this.settle();
  }

  private settle(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.sharpen(), SETTLED);
  }

  /** What is no layer is painted as large as it is seen; its letters are laid out when somebody asks what lies somewhere. */
  private sharpen(): void {
    const layer = this.layer();
    if (layer == null) return;
    layer.style.willChange = "auto";
    document.elementFromPoint(0, 0);
    if (this.lies) requestAnimationFrame(() => requestAnimationFrame(() => (layer.style.willChange = "transform")));
  }
}
