/** Shows the blows of a battle one after another: whoever comes sees the last, and what is new is played. */
import { settings } from "$kit/settings.svelte";
import type { Blow } from "./blows";
import { pause } from "./ending.svelte";

const CATCH_UP = 1500; // milliseconds in which several blows are shown, unless somebody looks closer

export class Playing {
  private until: number | null = null; // when what is new is to have been shown
  private closer = false; // one blow after another, each for its full time
  private shown = $state(-1); // the number of the blow on the stage
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly blows: () => readonly Blow[]) {}

  get blow(): Blow | null {
    const blows = this.blows();
    return blows.find(({ number }) => number === this.shown) ?? blows.at(-1) ?? null;
  }

  /** Whether there is more to come than is shown. */
  get behind(): boolean {
    return this.shown >= 0 && this.shown < this.last;
  }

  private get last(): number {
    return this.blows().at(-1)?.number ?? -1;
  }

  /** Something may have happened since. */
  follow(): void {
    if (this.shown < 0 || this.shown > this.last || pause() === 0) this.skip();
    else if (!this.behind) this.caughtUp();
    else if (this.timer === undefined) this.timer = setTimeout(() => this.next(), this.wait());
  }

  /** Each blow has its time; many at once share what there is, so that nobody waits long for bots. */
  private wait(): number {
    if (this.closer || settings.pace === "slow") return pause();
    const now = Date.now();
    this.until ??= now + Math.max(CATCH_UP, pause());
    return Math.min(pause(), Math.max(0, this.until - now) / (this.last - this.shown));
  }

  private caughtUp(): void {
    this.until = null;
    this.closer = false;
  }

  skip(): void {
    this.rest();
    this.caughtUp();
    this.shown = this.last;
  }

  /** One blow again; the others follow it. */
  again(number: number): void {
    this.rest();
    this.closer = true;
    this.shown = number;
    this.follow();
  }

  rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private next(): void {
    this.timer = undefined;
    this.shown += 1;
    this.follow();
  }
}
