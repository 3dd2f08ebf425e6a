/** The tables that somebody belongs to, as home shows them; asked for again and again while it does. */
import { isolated } from "$kit/bidi";
import { say } from "$kit/words";
import type { MyTable } from "$protocol";
import { api } from "../api";
import { offered } from "./games";

const SOON = 30_000; // milliseconds until it is asked again how they stand
const RANK = { playing: 1, open: 2, over: 3 } as const;

export class Mine {
  tables = $state.raw<readonly MyTable[]>([]);
  at = $state(0); // when they stood so, in seconds
  readonly asked = $derived(this.tables.some((one) => one.your_turn)); // whether somebody waits for whoever is here

  /** Ask now, and from now on; until the end is called. */
  follow(): () => void {
    const look = (): void => void this.look();
    const seen = (): void => {
      if (document.visibilityState === "visible") look();
    };
    const timer = setInterval(look, SOON);
    document.addEventListener("visibilitychange", seen);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  private async look(): Promise<void> {
    try {
      const [{ tables }] = await Promise.all([api.myTables(), offered().catch(() => [])]); // with the words of guests
      this.tables = inOrder(tables);
      this.at = Date.now() / 1000;
    } catch {
      // what was shown stays, and whoever plays on is told why
    }
  }
}

/** Whoever is waited for sees that first, then what goes on, then what is to begin, then what is over. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (one: MyTable): number => (one.your_turn ? 0 : RANK[one.status]);
  return tables.toSorted((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}

const nameOf = ({ names }: MyTable, seat: number): string => isolated(names[seat] ?? say("web-seat-free"));

/** How it stands with a table: whose turn it is, or who has won. */
export function standing(table: MyTable): string {
  const { status, your_turn, seat, asked, winners = [], ended = false } = table;
  if (your_turn) return say("web-your-turn");
  if (status === "playing" && asked != null) return say("web-mine-asked", { player: nameOf(table, asked) });
  if (status !== "over" || winners.length === 0) return say("web-status", { status: ended ? "ended" : status });
  if (winners.length === 1 && winners[0] === seat) return say("web-mine-won-you");
  return say("web-mine-won", { players: winners.map((one) => nameOf(table, one)).join(", ") });
}

/** Who else sits there. */
export function others(table: MyTable): string {
  return table.names.flatMap((_, seat) => (seat === table.seat ? [] : nameOf(table, seat))).join(", ");
}
