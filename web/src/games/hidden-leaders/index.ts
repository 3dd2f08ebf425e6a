import { knows, say } from "$kit/words";
import type { HiddenLeadersBook, HiddenLeadersView } from "$protocol";
import type { GameModule } from "$shell/contract";
import { turnBegins } from "./board/log";
import TableBoard from "./board/TableBoard.svelte";
import { Book } from "./cards/book";
import EndFigures from "./end/EndFigures.svelte";
import Leaders from "./end/Leaders.svelte";
import OpenHands from "./end/OpenHands.svelte";
import { winnerLine } from "./end/outcome";
import "./look/factions.css";
import { soundOf } from "./sounds";

/** The message that explains a question; one that has no words of its own is a question like any other. */
function guideOf(topic: string): string {
  const message = `hidden-leaders-web-guide-${topic}`;
  return knows(message) ? message : "hidden-leaders-web-guide-any";
}

export default {
  words: import.meta.glob<string>("$packages/hidden_leaders/words/*/{web,table}.ftl", {
    query: "?raw",
    import: "default",
  }),
  book: (told) => new Book(told),
  Board: TableBoard,
  end: { title: (view, seats) => winnerLine(view, seats) ?? "", Faces: Leaders, Figures: EndFigures },
  Hands: OpenHands,
  soundOf,
  leaps: [{ id: "turn", name: () => say("web-replay-turns"), begins: turnBegins }],
  guideOf,
  library: () => import("./library").then((found) => found.default),
  lesson: { opponents: 2 },
  fullGame: () => ({ name: say("hidden-leaders-web-full"), about: say("hidden-leaders-web-full.about") }),
} satisfies GameModule<HiddenLeadersView, HiddenLeadersBook, Book>;
