/** The reveal: how the game ended, then everybody from the last place to the first, then who has won. */
import type { HeroesView, Placing } from "$protocol";
import type { Beat, Curtain } from "$shell/contract";

/** Each beat in the words of the result, whose first line tells how it ended, and the next ones the Power of each seat. */
export function beatsOf({ view, places, result }: Curtain<HeroesView>): Beat[] {
  const ties = result.slice(1 + view.players.length, -1);
  const shown = [...places].reverse().map(({ seat }) => ({ lasts: 1300, text: result[1 + seat] ?? "" }));
  const won = [...ties, result.at(-1) ?? ""].join(" ");
  return [{ lasts: 1800, text: result[0] ?? "" }, ...shown, { lasts: 3000, text: won }];
}

/** Whether the Power of a seat has come to light by a beat. */
export const isOut = (places: readonly Placing[], beat: number, seat: number): boolean =>
  places.length - places.findIndex((one) => one.seat === seat) <= beat;
