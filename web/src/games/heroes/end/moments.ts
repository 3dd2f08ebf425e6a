import { say } from "$kit/words";
import type { MomentData } from "$protocol";
import type { Book } from "../book";

/** Whoever a moment names: a hero, or what struck a blow. */
const named = (book: Book, id: string | null): string =>
  ["hero", "unit", "encounter", "elemental"].map((kind) => book.find(kind, id)?.name).find((name) => name) ?? id ?? "";

/** A moment in words. */
export function told({ kind, seat, who, whom, amount }: MomentData, book: Book, names: readonly string[]): string {
  return say(`heroes-web-end-moment-${kind}`, {
    player: seat === null ? "" : (names[seat] ?? ""),
    who: named(book, who),
    whom: named(book, whom),
    n: amount,
  });
}
