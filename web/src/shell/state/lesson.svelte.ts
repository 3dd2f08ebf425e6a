/** A guided game: what is taught now, what the board may offer, and the words for it, which come with the first lesson. */
import { keep, kept } from "$kit/kept";
import { joinsIn } from "$kit/speakers";
import { addWords, textsOf, type Sources } from "$kit/words";
import type { Frame, Taught, Told } from "$protocol";

/** What is to be gone through first: the next beat without an answer, if whoever learns is not past it. */
export function toldNow({ taught, question }: Pick<Frame, "taught" | "question">, gone: number): Told | null {
  return question === null ? null : (taught?.before.find(({ beat }) => beat > gone) ?? null);
}

/** The frame as the board of whoever learns gets it: the taught answer alone can be given, unless they want all of them. */
export function guided(frame: Frame, freely: boolean, told: Told | null = null): Frame {
  const { question, taught } = frame;
  if (told !== null) return { ...frame, question: null, waiting: question?.text ?? frame.waiting ?? "" };
  if (freely || question === null || taught?.choice == null) return frame;
  const choices = question.choices.filter(({ choice }) => choice === taught.choice);
  return choices.length === 0 ? frame : { ...frame, question: { ...question, choices } };
}

/** The message of what is told now; one of the shell's own where the game goes its own way. */
export function messageOf(frame: Pick<Frame, "table">, taught: Taught, told: Told | null = null): string {
  const over = frame.table.status === "over";
  if (taught.left !== null) return over ? "web-lesson-over" : "web-lesson-left";
  return `${frame.table.game}-lesson-${over ? "end" : (told ?? taught).topic}`;
}

const LETTERS = "abcdef";

/** The names of those who sit there, as the words of a lesson call them: `$a` is whoever learns. */
export function namesOf({ table }: Pick<Frame, "table">): Record<string, string> {
  return Object.fromEntries(table.seats.map(({ name }, seat) => [LETTERS[seat] ?? "", name ?? ""]));
}

/** The answer that is taught, in words. */
export function taughtAnswer({ question, taught }: Pick<Frame, "question" | "taught">): string | null {
  return question?.choices.find(({ choice }) => choice === taught?.choice)?.text ?? null;
}

/** How many beats of the last guided game were gone through here; what asks for no answer, no server hears of. */
class Gone {
  private last = $state.raw(kept("lesson") ?? "");

  at(table: string): number {
    const [known, beat] = this.last.split(" ");
    return known === table ? Number(beat) : 0;
  }

  past(table: string, beat: number): void {
    this.last = `${table} ${beat}`;
    keep("lesson", this.last);
  }
}

export const gone = new Gone();

class Lessons {
  private told = $state.raw<ReadonlySet<string>>(new Set()); // the games whose lessons have words here
  private readonly asked = new Set<string>();

  has(game: string): boolean {
    return this.told.has(game);
  }

  /** Fetch the words of the lessons of a game, once; after a failure they can be asked for again. */
  async open(game: string, words: Sources): Promise<void> {
    if (this.asked.has(game)) return;
    this.asked.add(game);
    try {
      await joinsIn(async (language) => {
        const texts = await textsOf(words, language);
        return () => addWords(texts);
      });
      this.told = new Set([...this.told, game]);
    } catch {
      this.asked.delete(game);
    }
  }
}

export const lessons = new Lessons();
