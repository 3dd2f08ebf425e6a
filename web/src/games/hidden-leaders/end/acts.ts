/** The reveal, act by act: what comes to light, and in which order. */
import { say } from "$kit/words";
import type { HiddenLeadersView, Placing } from "$protocol";
import type { Beat, Curtain } from "$shell/contract";

export type Act =
  | { kind: "markers" | "faction" | "hidden" | "count" | "winner"; lasts: number }
  | { kind: "leader"; seat: number; lasts: number };

/** Leaders from the last place to the first; whoever hid nobody has nobody to turn over. */
export function actsOf(view: HiddenLeadersView, places: readonly Placing[]): Act[] {
  const leaders = [...places].reverse().map(({ seat }): Act => ({ kind: "leader", seat, lasts: 1100 }));
  const hides = view.parties.some(({ down }) => down.length > 0);
  return [
    { kind: "markers", lasts: 1400 },
    { kind: "faction", lasts: 1600 },
    ...leaders,
    ...(hides ? [{ kind: "hidden", lasts: 1500 } as const] : []),
    { kind: "count", lasts: 1600 },
    { kind: "winner", lasts: 3000 },
  ];
}

/** The same as the shell plays it, in the words of the result: markers, faction, each Leader, then the comparisons. */
export function beatsOf({ view, places, result }: Curtain<HiddenLeadersView>): Beat[] {
  const LEADERS = 2; // lines before them
  const compared = result.slice(LEADERS + view.seats, -1).join(" ");
  const text = (act: Act): string => {
    if (act.kind === "markers") return result[0] ?? "";
    if (act.kind === "faction") return result[1] ?? "";
    if (act.kind === "leader") return result[LEADERS + act.seat] ?? "";
    if (act.kind === "hidden") return say("hidden-leaders-web-end-hidden");
    return act.kind === "count" ? compared : (result.at(-1) ?? "");
  };
  return actsOf(view, places).map((act) => ({ lasts: act.lasts, text: text(act) }));
}

/** Whether something has come to light by a beat; what has no act of its own has nothing to hide. */
export function isOut(acts: readonly Act[], beat: number, kind: Act["kind"], seat?: number): boolean {
  return acts.findIndex((act) => act.kind === kind && (act.kind !== "leader" || act.seat === seat)) <= beat;
}
