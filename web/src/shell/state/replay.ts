import { logOf, type LogLine } from "$kit/news";
import type { Frame, Replay } from "$protocol";
import type { TurnBegins } from "../contract";

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

/** The steps with which a turn begins, and the last one: where one leaps to. */
export function turnsOf({ steps }: Replay, turnBegins?: TurnBegins): number[] {
  const begins = steps.flatMap(({ news, by }, number) => {
    const another = steps[number + 1]?.by !== by; // answers next
    return (turnBegins ? news.some(({ event }) => turnBegins(event)) : another) ? [number] : [];
  });
  return [...new Set([0, ...begins, steps.length - 1])];
}
