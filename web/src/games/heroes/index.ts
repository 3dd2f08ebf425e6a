import type { HeroesBook, HeroesView } from "$protocol";
import type { GameModule } from "$shell/contract";
import { isHeard } from "./access/hearing.svelte";
import HeroesBoard from "./board/HeroesBoard.svelte";
import { Book } from "./book";
import { leaps } from "./end/leaps";
import "./look/factions.css";
import { soundOf } from "./sounds";

export default {
  words: import.meta.glob<string>("$packages/heroes/words/*/{access,comfort,end,web,web_why}.ftl", {
    query: "?raw",
    import: "default",
  }),
  book: (told) => new Book(told),
  lessonWords: import.meta.glob<string>("$packages/heroes/words/*/lesson.ftl", { query: "?raw", import: "default" }),
  Board: HeroesBoard,
  end: () => import("./end").then((found) => found.default),
  library: () => import("./library").then((found) => found.default),
  soundOf,
  isHeard,
  leaps,
} satisfies GameModule<HeroesView, HeroesBook, Book>;
