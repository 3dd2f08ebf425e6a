import { expect, it } from "vitest";
import type { Frame, HiddenLeadersView } from "$protocol";
import { scenes } from "../gallery/samples";
import { speakHere } from "../speaking";
import { actsOf, beatsOf, isOut } from "./acts";

const over = (scenes.en["over"] as Frame).view as HiddenLeadersView;
const parties = over.parties.map((party) => ({ ...party, down: [] as string[] }));
const view = { ...over, parties };
const places = view.leaders.map((_, seat) => ({ seat: (seat + 1) % view.seats, place: seat + 1, text: "" }));
const result = ["markers", "faction", ...view.leaders.map((_, seat) => `leader ${seat}`), "most", "winner"];

it("turns the Leaders over from the last place to the first", () => {
  const leaders = actsOf(view, places).filter((act) => act.kind === "leader");
  expect(leaders.map(({ seat }) => seat)).toEqual(places.map(({ seat }) => seat).reverse());
});

it("has an act for hidden heroes only where somebody hid one", () => {
  const kinds = (seen: HiddenLeadersView): string[] => actsOf(seen, places).map(({ kind }) => kind);
  const hiding = parties.map((party, seat) => (seat === 0 ? { ...party, down: ["keen-koi"] } : party));
  expect(kinds(view)).not.toContain("hidden");
  expect(kinds({ ...view, parties: hiding }).slice(-3)).toEqual(["hidden", "count", "winner"]);
});

it("says what the result says, line by line", async () => {
  await speakHere("en");
  const told = beatsOf({ view, places, result }).map(({ text }) => text);
  const leaders = [...places].reverse().map(({ seat }) => `leader ${seat}`);
  expect(told).toEqual(["markers", "faction", ...leaders, "most", "winner"]);
});

it("keeps a Leader covered until its act", () => {
  const acts = actsOf(view, places);
  const last = places.at(-1)?.seat ?? 0;
  expect([1, 2].map((beat) => isOut(acts, beat, "leader", last))).toEqual([false, true]);
  expect(isOut(acts, 2, "leader", places[0]?.seat)).toBe(false);
  expect(isOut(acts, 0, "hidden")).toBe(true); // there is nothing to wait for
});
