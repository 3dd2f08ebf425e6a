/**
 * Several answers given one after another: each only when the question lists it, at no higher price than it was shown
 * with. Whatever else happens in between ends the errand, and says so.
 */
import type { Offer, Offers } from "$kit/offers";

export interface Wanted extends Pick<Offer, "choice" | "cost" | "label"> {
  asks?: readonly string[]; // only to these questions: `done` means something else elsewhere
}

export class Errand {
  left = $state.raw<readonly Wanted[]>([]);
  stopped = $state.raw<Wanted | null>(null); // what was no longer to be had
  private given = 0; // so many had it when the last one was given

  constructor(
    private readonly offers: () => Offers,
    private readonly onchoose: (choice: string, by?: "wanted") => void, // what follows was wanted with the first
    private readonly answers: () => number, // that the game has had
    private readonly ask: () => string | null = () => null, // what is asked
  ) {}

  begin(steps: readonly Wanted[]): void {
    this.stopped = null;
    this.left = steps;
    this.next();
  }

  /** If the game has gone on by the last answer, give the next one; whether this is under way. */
  goOn(): boolean {
    const since = this.answers() - this.given;
    if (this.left.length === 0) return false;
    if (since === 0) return true;
    if (since === 1) return this.next("wanted");
    this.stop();
    return false;
  }

  /** Somebody answers otherwise. */
  drop(): void {
    this.left = [];
    this.stopped = null;
  }

  private next(by?: "wanted"): boolean {
    const [first, ...rest] = this.left;
    if (first === undefined) return false;
    const listed = this.offers().all.find(({ choice }) => choice === first.choice);
    if (listed === undefined || isDearer(listed, first) || first.asks?.includes(this.ask() ?? "") === false) {
      this.stop();
      return false;
    }
    this.given = this.answers();
    this.left = rest;
    this.onchoose(first.choice, by);
    return true;
  }

  private stop(): void {
    this.stopped = this.left[0] ?? null;
    this.left = [];
  }
}

const isDearer = (now: Wanted, then: Wanted): boolean =>
  Object.entries(now.cost ?? {}).some(([good, n]) => n > (then.cost?.[good] ?? 0));
