/** The window over the map: where it stands now, and every way to move it. */
import { around, centred, clamped, shows, whole, zoomed, type Camera, type Size } from "./camera";
import { Mover } from "./moving";
import { FIELD } from "./outline";
import { pointOf } from "./sheet";

export const NEAR = 58; // pixels of a field that one looks at closely
export const FINGER = 46; // pixels that a field must have to be pressed with a finger

const WELL = 34; // pixels that a field must have to be seen well

export class Lens {
  covered = 0; // the part of the window, from below, that a card lies over
  camera: Camera = { x: 0, y: 0, scale: 1 };
  stage: HTMLElement | undefined;
  layer: HTMLElement | undefined;
  private all = false; // the whole map is looked at
  private size: Size | null = null; // of the window, as it was drawn last
  private readonly mover = new Mover(
    () => this.layer,
    () => {
      for (const watch of this.watchers) watch();
    },
  );
  private readonly watchers = new Set<() => void>();

  constructor(readonly sheet: () => Size) {}

  get room(): Size {
    return this.size ?? { width: this.stage?.clientWidth ?? 1, height: this.stage?.clientHeight ?? 1 };
  }

  /** Hears how large the window is: whoever asks while a page changes has all of it laid out. */
  readonly measure = (stage: HTMLElement): (() => void) => {
    const sizes = new ResizeObserver(() => {
      this.size = { width: stage.clientWidth, height: stage.clientHeight };
    });
    sizes.observe(stage);
    return () => sizes.disconnect();
  };

  /** The part of the window that nothing lies over. */
  private get clear(): Size {
    const { width, height } = this.room;
    return { width, height: height * (1 - this.covered) };
  }

  get field(): number {
    return this.camera.scale * FIELD;
  }

  show(camera: Camera): void {
    this.all = false;
    this.camera = clamped(camera, this.sheet(), this.clear);
    this.mover.show(this.camera);
  }

  hold(held: boolean): void {
    this.mover.hold(held);
  }

  /** Tells whoever draws where the window is. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    watcher();
    return () => this.watchers.delete(watcher);
  }

  whole(): void {
    this.show(whole(this.sheet(), this.room));
    this.all = true;
  }

  /** The window has another size: whoever saw the whole map sees it again. */
  resized(): void {
    this.size = null;
    if (this.all) this.whole();
    else this.show(this.camera);
  }

  /** A field in the middle, no smaller than it is now. */
  lookAt(field: string, least = 0): void {
    const scale = Math.max(least / FIELD, this.camera.scale);
    this.show(centred(pointOf(field), scale, this.sheet(), this.clear));
  }

  /** As little as is needed until the field is seen. */
  reveal(field: string): void {
    if (!this.sees(field)) this.lookAt(field);
  }

  sees(field: string): boolean {
    return shows(this.camera, pointOf(field), this.clear, this.field * 0.6);
  }

  /** Whether a field lies in the left half of the window. */
  isLeft(field: string): boolean {
    return pointOf(field).x * this.camera.scale + this.camera.x < this.room.width / 2;
  }

  nearer(by: number): void {
    const { width, height } = this.room;
    this.show(zoomed(this.camera, by, { x: width / 2, y: height / 2 }, this.sheet(), this.room));
  }

  /** The first look: the whole map, or where the window is small the part of it that matters. */
  open(fields: readonly string[], finger: boolean): void {
    this.mover.lies = finger;
    this.whole();
    if (fields.length === 0 || this.field >= (finger ? FINGER : WELL)) return;
    this.show(around(fields.map(pointOf), FIELD, NEAR / FIELD, this.sheet(), this.clear));
  }
}
