import { say } from "$kit/words";
import type { HiddenLeadersView, SeatInfo } from "$protocol";

/** Who has won, in a line; null while nobody knows. */
export function winnerLine({ over, outcome }: HiddenLeadersView, seats: readonly SeatInfo[]): string | null {
  if (!over) return null;
  const winner = outcome?.winner ?? null;
  return winner === null
    ? say("hidden-leaders-web-nobody-wins")
    : say("hidden-leaders-web-wins", { player: seats[winner]?.name ?? "" });
}
