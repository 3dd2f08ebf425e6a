import { knows, say } from "$kit/words";
import type { HiddenLeadersBook, HiddenLeadersView } from "$protocol";
import type { GameModule } from "$shell/contract";
import { turnBegins } from "./board/log";
import TableBoard from "./board/TableBoard.svelte";
import { Book } from "./cards/book";
import Cards from "./cards/Cards.svelte";
import EndFigures from "./end/EndFigures.svelte";
import Leaders from "./end/Leaders.svelte";
import OpenHands from "./end/OpenHands.svelte";
import { winnerLine } from "./end/outcome";
import "./look/factions.css";
import RuleExample from "./rules/RuleExample.svelte";
import RulePicture from "./rules/RulePicture.svelte";
import { PARTS } from "./rules/rules";
import { soundOf } from "./sounds";

/** The message that explains a question; one that has no words of its own is a question like any other. */
function guideOf(topic: string): string {
  const message = `web-hidden-leaders-guide-${topic}`;
  return knows(message) ? message : "web-hidden-leaders-guide-any";
}

export default {
  words: import.meta.glob<string>("$packages/hidden_leaders/words/*/web.ftl", { query: "?raw", import: "default" }),
  book: (told) => new Book(told),
  Board: TableBoard,
  end: { title: (view, seats) => winnerLine(view, seats) ?? "", Faces: Leaders, Figures: EndFigures },
  Hands: OpenHands,
  soundOf,
  turnBegins,
  guideOf,
  rules: {
    parts: PARTS,
    name: (id) => say(`web-hidden-leaders-rules-${id}`),
    text: (section) => say(`web-hidden-leaders-rules-${section}.text`),
    Picture: RulePicture,
    Example: RuleExample,
  },
  Cards,
  lesson: { opponents: 2, options: { beginner: true } },
  fullGame: () => ({ name: say("web-hidden-leaders-full"), about: say("web-hidden-leaders-full.about") }),
} satisfies GameModule<HiddenLeadersView, HiddenLeadersBook, Book>;
