import { logOf, type LogLine } from "$kit/news";
import { say } from "$kit/words";
import type { Frame, Replay } from "$protocol";
import type { Leap } from "../contract";

export type Eyes = Replay["viewer"];

/** A step of a finished game as a frame: nothing can be chosen in it. */
export function frameOf(replay: Replay, number: number): Frame | null {
  const step = replay.steps[number];
  if (step === undefined) return null;
  return {
    type: "frame",
    seq: step.answers,
    since: step.answers - 1,
    you: replay.viewer === "open" || replay.viewer === "watcher" ? null : Number(replay.viewer),
    table: replay.table,
    answers: step.answers,
    view: step.view,
    question: null,
    waiting: step.waiting,
    ...(step.told && { told: step.told }),
    undo: null,
    clock: null,
    news: step.news,
  };
}

/** Everything that had happened by then; what was taken back is not part of it. */
export function storyUntil(replay: Replay, number: number): LogLine[] {
  const news = replay.steps.slice(0, number + 1).flatMap((step) => step.news);
  return logOf(news, []);
}

/** One kind of leaps, as this game has them: the steps one leaps to, the first and the last among them. */
export interface Leaps {
  id: string;
  name: string;
  steps: readonly number[];
  marks: readonly Mark[];
}

export interface Mark {
  step: number;
  text: string;
}

export function leapsOf(replay: Replay, kinds: readonly Leap[] = []): Leaps[] {
  return kinds.length === 0
    ? [{ id: "turn", name: say("web-replay-turns"), steps: turnsOf(replay), marks: [] }]
    : kinds.map((kind) => leapsOfKind(replay, kind));
}

function leapsOfKind({ steps }: Replay, { id, name, begins, mark }: Leap): Leaps {
  const marks: Mark[] = [];
  const found: number[] = [];
  steps.forEach(({ news }, step) => {
    for (const { event } of news) {
      if (!begins(event)) continue;
      found.push(step);
      if (mark) marks.push({ step, text: mark(event) });
    }
  });
  return { id, name: name(), steps: bounded(found, steps.length), marks };
}

/** The steps after which somebody else answers, of a game that tells nothing else. */
function turnsOf({ steps }: Replay): number[] {
  const found = steps.flatMap(({ by }, step) => (steps[step + 1]?.by !== by ? [step] : []));
  return bounded(found, steps.length);
}

const bounded = (steps: readonly number[], count: number): number[] => [...new Set([0, ...steps, count - 1])];
