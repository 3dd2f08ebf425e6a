/** What a card would change, as the server counted it: each number with its sign and its name. */
import { say } from "$kit/words";
import type { Book } from "../book";
import type { IconName } from "../icons/Icon.svelte";

export type Changes = Readonly<Record<string, readonly number[]>>;

export interface Change {
  icon: IconName;
  what: string;
  now: number;
  then: number;
}

const ICONS: Readonly<Record<string, IconName>> = {
  strength: "strength",
  magic: "magic",
  initiative: "initiative",
  command: "command",
  movement: "walk",
  rout: "rout",
  "stack-strength": "strength",
  "stack-initiative": "initiative",
  power: "power",
};

export function changesOf(changes: Changes, book: Book): Change[] {
  return Object.entries(changes).map(([name, [now = 0, then = 0]]) => {
    const [kind = "", id] = name.split("/");
    const what =
      id === undefined ? say(`heroes-web-change-${name}`) : say("heroes-web-change-set", { set: book.name("set", id) });
    return { icon: ICONS[kind] ?? "artifact", what, now, then };
  });
}
