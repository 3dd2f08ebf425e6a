/**
 * Which answers point at an address (`field/c7`, `hero/anton`, `unit/griffins`, `building/x`, `stack/attacker-2`,
 * `scroll/haste`, `action/special`, `faction/haven`), and the one way to press anything: once to see it, again to go.
 */
import type { Offer, Offers } from "$kit/offers";
import { Errand } from "./errand.svelte";

export const at = (kind: string, id: string): string => `${kind}/${id}`;

const WHERE: ReadonlySet<string> = new Set(["move", "next-hero", "turn"]);

export class Pressing {
  seen = $state.raw<string | null>(null); // the address that was pressed once

  private stays: string | null = null; // the hero who is to stay where he goes
  readonly errand: Errand; // answers that follow each other by themselves

  constructor(
    private readonly offers: () => Offers,
    private readonly onchoose: (choice: string, by?: "wanted") => void,
    answers: () => number = () => 0,
    ask: () => string | null = () => null,
  ) {
    this.errand = new Errand(offers, onchoose, answers, ask);
  }

  get all(): readonly Offer[] {
    return this.offers().all;
  }

  at(address: string): readonly Offer[] {
    return this.offers().at(address);
  }

  get seenOffers(): readonly Offer[] {
    return this.seen === null ? [] : this.at(this.seen);
  }

  /** To see what can be done; again to do it, if it is one thing. Whether something was done. */
  press(address: string, offers: readonly Offer[] = this.at(address)): boolean {
    const [only, ...others] = offers;
    if (this.seen !== address || only === undefined || others.length > 0) {
      this.see(address);
      return false;
    }
    this.choose(only.choice, "wanted");
    return true;
  }

  see(address: string): void {
    this.seen = address;
  }

  /** What was seen before is wanted by now. */
  choose(
    choice: string,
    by = this.seenOffers.some((one) => one.choice === choice) ? ("wanted" as const) : undefined,
  ): void {
    this.away();
    this.errand.drop();
    this.onchoose(choice, by);
  }

  /** What ends what is asked now; nothing if it has no end. */
  get end(): Offer | undefined {
    return this.all.find(({ verb }) => verb === "done");
  }

  /** Go somewhere with a hero, and end his activation with the same press, whatever is met there. */
  goAndStay(choice: string, hero: string | null): void {
    this.choose(choice, "wanted");
    this.stays = hero;
  }

  /** The end of his activation, once he is asked where to go again; anything else but what he met there ends the wish. */
  settled(ask: string | null, hero: string | null): string | null {
    if (this.stays === null || ask === null || !WHERE.has(ask)) return null;
    const end = ask === "move" && this.stays === hero ? (this.end?.choice ?? null) : null;
    this.stays = null;
    return end;
  }

  /** One press for an answer and for the end that follows, as long as these are asked. */
  chooseAndEnd(first: Offer, asks: readonly string[]): void {
    this.away();
    this.errand.begin([first, { choice: "done", label: first.label, asks }]);
  }

  away(): void {
    this.seen = null;
  }
}
