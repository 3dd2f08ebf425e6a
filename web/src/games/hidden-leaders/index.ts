import { say } from "$kit/words";
import type { HiddenLeadersBook, HiddenLeadersView } from "$protocol";
import type { GameModule } from "$shell/contract";
import { turnBegins } from "./board/log";
import TableBoard from "./board/TableBoard.svelte";
import { Book } from "./cards/book";
import OpenHands from "./end/OpenHands.svelte";
import "./look/factions.css";
import "./look/sizes.css";
import { soundOf } from "./sounds";

export default {
  words: import.meta.glob<string>("$packages/hidden_leaders/words/*/{web,table}.ftl", {
    query: "?raw",
    import: "default",
  }),
  book: (told) => new Book(told),
  Board: TableBoard,
  end: () => import("./end").then((found) => found.default),
  Hands: OpenHands,
  soundOf,
  leaps: [{ id: "turn", name: () => say("web-replay-turns"), begins: turnBegins }],
  library: () => import("./library").then((found) => found.default),
  lessonWords: import.meta.glob<string>("$packages/hidden_leaders/words/*/lesson.ftl", {
    query: "?raw",
    import: "default",
  }),
  lessonFigure: () => import("./lesson/Figure.svelte").then((found) => found.default),
  fullGame: () => ({ name: say("hidden-leaders-web-full"), about: say("hidden-leaders-web-full.about") }),
} satisfies GameModule<HiddenLeadersView, HiddenLeadersBook, Book>;
