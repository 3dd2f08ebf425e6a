/** Who is asked for what waits until everybody agrees. */
import type { Frame, Petition } from "$protocol";

/**
 * Whether whoever looks has a voice that was not heard yet. A server counts nobody for whom a bot plays;
 * but to vote is to be back, so whoever is here need not say so first.
 */
export function isAsked({ table, you }: Pick<Frame, "table" | "you">, petition: Petition): boolean {
  if (you === null) return false;
  if (petition.missing.includes(you)) return true;
  const me = table.seats[you];
  if (me?.away !== true || petition.agreed.includes(you)) return false;
  if (petition.kind === "lead") return !me.host; // with the host, nobody else need be one
  const hosted = table.leaders?.some((seat) => table.seats[seat]?.host) ?? false;
  return petition.kind !== "stand-in" || me.host || !hosted;
}
