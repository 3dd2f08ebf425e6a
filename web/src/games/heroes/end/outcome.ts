import { isolated } from "$kit/bidi";
import { say } from "$kit/words";
import type { HeroesView, SeatInfo } from "$protocol";

/** Who has won, in a line. */
export function winnerLine({ winners }: HeroesView, seats: readonly SeatInfo[]): string {
  const names = winners.map((seat) => seats[seat]?.name ?? "");
  return names.length === 1
    ? say("heroes-web-end-wins", { player: names[0] ?? "" })
    : say("heroes-web-end-shared", { players: names.map(isolated).join(", ") });
}
