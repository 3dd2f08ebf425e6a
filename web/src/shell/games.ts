/** Which games have a folder here, and the code of them, which comes when it is needed. */
import { say } from "$kit/words";
import { Refusal } from "./api";
import type { GameModule } from "./contract";

const MODULES = import.meta.glob<GameModule>("../games/*/index.ts", { import: "default" });
const PICTURES = import.meta.glob<string>("../games/*/picture.svg", {
  query: "?no-inline",
  import: "default",
  eager: true,
});

const pathOf = (game: string): string => `../games/${game}/index.ts`;

/** The drawing with which a game greets, twice as wide as tall, if there is one. */
export const pictureOf = (game: string): string | undefined => PICTURES[`../games/${game}/picture.svg`];

/** Whether there is more of a game here than the plain board. */
export const isAtHome = (game: string): boolean => pathOf(game) in MODULES;

/** What there is of a game here; one without a board of its own has the plain one. */
export async function load(game: string): Promise<GameModule> {
  try {
    const own = await MODULES[pathOf(game)]?.();
    return own?.Board ? own : { ...(await MODULES[pathOf("plain")]?.()), ...own };
  } catch {
    throw new Refusal("offline", say("web-offline"), 0);
  }
}
