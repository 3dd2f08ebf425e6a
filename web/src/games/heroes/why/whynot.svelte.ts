/**
 * Why something cannot be chosen, who could come to a place, and how a battle may end: all of it is the server's to say.
 * It is asked for when somebody looks, not before, and once for a position.
 */
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Reason } from "$protocol";
import type { BoardProps, Figures } from "$shell/contract";

export type Reasons = readonly Reason[];
type Sources = Partial<Pick<BoardProps<unknown, unknown>, "onexplain" | "onweigh">>;

const GLANCE = 140; // milliseconds: what is only passed over is not asked about
const LOOK = 400; // a battle is fought many times over to weigh it
const MOST = 64; // answers in one request
const NEVER: Reasons = [];

/** Reasons that speak of the moment, not of the thing: told once above a list of things. */
const OF_THE_MOMENT: ReadonlySet<string> = new Set([
  "over",
  "watching",
  "not-asked",
  "not-what-is-asked",
  "needs-activation",
  "needs-build",
  "needs-recruit",
  "has-built",
]);

export const isOfTheMoment = ({ why }: Reason): boolean => OF_THE_MOMENT.has(why);

export class WhyNot {
  position = $state(0); // how often the table has gone on
  private readonly found = new SvelteMap<string, Reasons>(); // by answer
  private readonly neighbours = new SvelteMap<string, Readonly<Record<string, number>>>(); // by address
  private readonly chances = new SvelteMap<string, Figures>(); // by answer
  private wanted: string[] = [];
  private place: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private battle: string | null = null; // that is looked at and not weighed yet
  private weighing = false;

  constructor(private readonly sources: () => Sources) {}

  /** The table went on: nothing of what was said holds. */
  forget(): void {
    clearTimeout(this.timer);
    this.wanted = [];
    this.place = null;
    this.battle = null;
    this.found.clear();
    this.neighbours.clear();
    this.chances.clear();
    this.position += 1;
  }

  /** Why an answer cannot be given, as far as it is known. */
  reasons(choice: string): Reasons {
    return this.found.get(choice) ?? NEVER;
  }

  /** The steps of those who could come to a place, by their addresses. */
  near(address: string): Readonly<Record<string, number>> {
    return this.neighbours.get(address) ?? {};
  }

  figures(choice: string): Figures | null {
    return this.chances.get(choice) ?? null;
  }

  /** Somebody looks at what these answers would do; what this gives stops looking. */
  look(choices: readonly string[], at: string | null = null): () => void {
    if (this.sources().onexplain === undefined) return () => undefined;
    this.wanted.push(...choices.filter((one) => !this.found.has(one) && !this.wanted.includes(one)));
    if (at !== null && !this.neighbours.has(at)) this.place = at;
    if (this.wanted.length > 0 || this.place !== null) this.askSoon();
    return () => {
      this.wanted = this.wanted.filter((one) => !choices.includes(one));
      if (this.place === at) this.place = null;
    };
  }

  /** Somebody looks at a battle; what this gives stops looking. */
  weigh(choice: string): () => void {
    if (this.sources().onweigh === undefined || this.chances.has(choice)) return () => undefined;
    const timer = setTimeout(() => {
      this.battle = choice;
      void this.weighNext();
    }, LOOK);
    return () => {
      clearTimeout(timer);
      if (this.battle === choice) this.battle = null;
    };
  }

  /** The battle that is looked at now, once the one before is weighed: the server weighs one at a time for a line. */
  private async weighNext(): Promise<void> {
    const weigh = this.sources().onweigh;
    const [choice, { position }] = [this.battle, this];
    if (weigh === undefined || choice === null || this.weighing) return;
    this.weighing = true;
    this.battle = null;
    const figures = await weigh(choice).catch(() => ({})); // a line that is lost has nothing to say
    this.weighing = false;
    if (position === this.position && "won" in figures) this.chances.set(choice, figures);
    void this.weighNext();
  }

  private askSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), GLANCE);
  }

  private async ask(): Promise<void> {
    const explain = this.sources().onexplain;
    const choices = this.wanted.slice(0, MOST);
    const { position, place } = this;
    if (explain === undefined || this.asking || (choices.length === 0 && place === null)) return;
    this.asking = true;
    const { reasons, near } = await explain(choices, place).catch(() => ({ reasons: {}, near: {} }));
    this.asking = false;
    if (position === this.position) {
      this.wanted = this.wanted.filter((one) => !choices.includes(one));
      for (const choice of choices)
        this.found.set(choice, (reasons as Readonly<Record<string, Reasons>>)[choice] ?? NEVER);
      if (place !== null) this.neighbours.set(place, near);
      if (this.place === place) this.place = null;
    }
    if (this.wanted.length > 0 || this.place !== null) this.askSoon();
  }
}

const KEY = Symbol("why not");

/** For all parts of a board. */
export function provideWhyNot(sources: () => Sources): WhyNot {
  return setContext(KEY, new WhyNot(sources));
}

/** The one of the board; outside of one nobody knows why. */
export function whyNot(): WhyNot {
  return getContext<WhyNot | undefined>(KEY) ?? new WhyNot(() => ({}));
}
