/** What the answers to a question would bring: asked of the server when somebody first points at one, once a question. */
import { keep, kept } from "$kit/kept";
import type { Offer, Offers } from "$kit/offers";
import type { Frame, Prospect } from "$protocol";
import type { Previews } from "$shell/contract";
import type { Faction } from "../icons/factions";

const COACH = "hidden-leaders.coach";
const MOST = 64; // answers in one request

type Asked = Pick<Frame, "answers" | "question">;
type Asking = (choices: readonly string[]) => Promise<Previews>;

export interface Ghost {
  marker: "red" | "green";
  space: number;
}

class Foresight {
  mine = $state.raw<readonly Faction[]>([]); // of the viewer's own leader
  offer = $state.raw<Offer | null>(null); // the answer that is pointed at
  coach = $state(kept(COACH) !== "off"); // whether facts are told in words, too
  private found = $state.raw<Previews>({});
  private offers: Offers | null = null;
  private choices: readonly string[] = [];
  private ask: Asking | undefined;
  private key = ""; // of the question
  private asked = ""; // the one that was asked about
  private spot = ""; // where the pointer was last

  readonly preview: Prospect | null = $derived(this.offer === null ? null : (this.found[this.offer.choice] ?? null));
  /** Whether the place that is pointed at has other answers, too. */
  readonly several = $derived(this.offer?.at.some((place) => (this.offers?.at(place).length ?? 0) > 1) ?? false);
  /** The faction that would win, if that is certain. */
  readonly leading = $derived(this.preview?.ways.length === 1 ? (this.preview.ways[0]?.leading as Faction) : null);
  /** Where markers might stand. */
  readonly ghosts: readonly Ghost[] = $derived(
    (this.preview?.ways ?? []).flatMap(({ at }) =>
      (["red", "green"] as const).flatMap((marker) => (at[marker] === undefined ? [] : { marker, space: at[marker] })),
    ),
  );

  /** What is asked, and what can be pressed; of another question, or in another language, nothing that was said holds. */
  begin({ answers, question }: Asked, offers: Offers, mine: readonly Faction[], ask: Asking | undefined): void {
    const key = question === null ? "" : `${answers} ${question.text ?? ""}`;
    if (key !== this.key) {
      this.offer = null;
      this.found = {};
    }
    this.key = key;
    this.choices = question?.choices.map(({ choice }) => choice) ?? [];
    this.mine = mine;
    this.offers = offers;
    this.ask = ask;
  }

  isMine(faction: Faction): boolean {
    return this.mine.includes(faction);
  }

  /** Something is pointed at, by mouse, keyboard or finger: what it answers, or the first thing that it could. */
  point(event: PointerEvent | FocusEvent): void {
    if (this.rests(event)) return;
    const next = event.target instanceof Element ? this.answerAt(event.target) : null;
    if (next !== null) void this.tell();
    if (next?.choice !== this.offer?.choice) this.offer = next;
  }

  /** The pointer is away again; a finger that is lifted still points. */
  leave(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || this.rests(event)) return;
    if (event.target instanceof Element && this.answerAt(event.target) === this.offer) this.offer = null;
  }

  /** Whether the table moved, and not the pointer: what is told must not change by what telling it moves. */
  private rests(event: PointerEvent | FocusEvent): boolean {
    if (!("clientX" in event)) return false;
    const last = this.spot;
    this.spot = `${event.clientX} ${event.clientY}`;
    return this.spot === last && this.offer !== null;
  }

  turnCoach(on: boolean): void {
    this.coach = on;
    keep(COACH, on ? "on" : "off");
  }

  private answerAt(target: Element): Offer | null {
    const here = target.closest<HTMLElement>("[data-answer], [data-place]");
    if (here === null || this.offers === null) return null;
    const { answer, place } = here.dataset;
    if (answer !== undefined) return this.offers.all.find(({ choice }) => choice === answer) ?? null;
    return this.offers.at(place ?? "")[0] ?? null;
  }

  private async tell(): Promise<void> {
    const { key, ask } = this;
    if (key === "" || ask === undefined || this.asked === key) return;
    this.asked = key;
    const found = await ask(this.choices.slice(0, MOST)).catch(() => ({})); // a line that is lost has nothing to say
    if (this.key === key) this.found = found;
  }
}

export const foresight = new Foresight();
