/** What cards did for a while, in words. */
import { say } from "$kit/words";
import type { BattleData } from "$protocol";
import type { Book } from "../book";

/** What still works on a fighter: changed values and abilities that were granted. */
export function lastingOf(battle: BattleData, fighter: string, book: Book): string[] {
  return battle.lasting
    .filter((one) => one.fighter === fighter && (one.do === "add-stat" || one.do === "grant"))
    .map(({ do: what, about, amount, until }) =>
      say("heroes-web-lasting", {
        what: what === "grant" ? book.name("combat", about) : `${book.name("stat", about)} ${signed(amount)}`,
        until: until === "" ? "battle" : until,
      }),
    );
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
