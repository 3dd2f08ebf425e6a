/**
 * What a setting answers. None of it depends on a scroll that others do not see, so that nobody learns anything from
 * how soon it comes: windows are left to the server, unless only bots are there.
 */
import type { Frame, Question } from "$protocol";
import type { Setting } from "./settings.svelte";

const TRADES: ReadonlySet<string> = new Set(["sell", "for-gold", "for-resources", "done"]);

type Asked = Pick<Question, "ask" | "choices">;

const listed = ({ choices }: Asked, verb: string): string | null =>
  choices.find((one) => one.verb === verb)?.choice ?? null;

/** For each setting: the answer it gives, or nothing if the question is another one. */
const ANSWERS: Readonly<Record<Setting, (asked: Asked, alone: boolean, income: string | null) => string | null>> = {
  precise: (asked) => (asked.ask === "reroll" ? listed(asked, "precise-attack") : null),
  luck: (asked) => (asked.ask === "luck" ? listed(asked, "yes") : null),
  alone: (asked, alone) => (alone && asked.choices.length === 1 ? listed(asked, "done") : null),
  end: (asked) => (isOverButForTrade(asked) ? listed(asked, "done") : null),
  income: (asked, _, income) => (asked.ask === "income" && income !== null ? listed(asked, income) : null),
  order: (asked) => (asked.ask === "next-hero" ? (asked.choices[0]?.choice ?? null) : null),
  "fight-on": (asked) => (asked.ask === "flee" ? listed(asked, "fight-on") : null),
  battles: () => null, // a bot is asked instead
};

/** A scroll that could be sold is a trade like any other: whether there is one changes nothing. */
const isOverButForTrade = ({ ask, choices }: Asked): boolean =>
  (ask === "gathered" || ask === "build") && choices.every(({ verb }) => TRADES.has(verb));

export function answerOf(
  asked: Asked | null,
  on: (setting: Setting) => boolean,
  alone: boolean,
  income: string | null = null,
): string | null {
  if (asked === null) return null;
  for (const [setting, answer] of Object.entries(ANSWERS) as [Setting, (typeof ANSWERS)[Setting]][]) {
    const found = on(setting) ? answer(asked, alone, income) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Whether nobody but bots could look at the clock. */
export function isAlone({ table, you }: Pick<Frame, "table" | "you">): boolean {
  const others = table.seats.filter((_, seat) => seat !== you);
  return others.every(({ kind }) => kind === "bot") && (table.watchers ?? 0) === 0;
}

/** Hands every battle over to a bot, once: whoever takes it back fights on to its end. */
export class HandingOver {
  private done = false;

  /** Whether to do it now. */
  due({ orders, question }: Pick<Frame, "orders" | "question">, on: boolean): boolean {
    if (orders?.deputy == null) this.done = false; // no battle
    const now = on && !this.done && orders?.deputy === false && question !== null;
    if (now || orders?.deputy === true) this.done = true;
    return now;
  }
}

/** Answers once for each position, and never again where somebody has gone back. */
export class Comforts {
  private furthest = -1; // so many answers had the game

  /** The answer to give now. */
  answer(frame: Frame, on: (setting: Setting) => boolean, income: string | null = null): string | null {
    const isNew = frame.answers > this.furthest;
    this.furthest = Math.max(this.furthest, frame.answers);
    return isNew ? answerOf(frame.question, on, isAlone(frame), income) : null;
  }
}
