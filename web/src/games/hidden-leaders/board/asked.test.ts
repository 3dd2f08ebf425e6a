import { expect, it } from "vitest";
import { Offers } from "$kit/offers";
import type { Frame, HiddenLeadersView } from "$protocol";
import { scenes } from "../gallery/samples";
import { askedCards, isOfHand } from "./asked";

const { view: found } = scenes.en["three"] as Frame;
const view = found as HiddenLeadersView;

const offered = (...at: string[]): Offers =>
  new Offers({ choices: at.map((place) => ({ choice: place, verb: "", group: "", at: [place] })) });

it("finds every card that a question is about, wherever it lies", () => {
  const hand = view.hands[0]?.[0] ?? "";
  const places = [`hand/0/${hand}`, "tavern/0", "pile/harbor", "party/1/up/0", "party/1/down/0"];
  const cards = askedCards(view, offered(...places));
  expect(cards.map(({ place }) => place)).toEqual(places);
  expect(cards.map(({ card }) => card)).toEqual([hand, view.tavern[0], null, view.parties[1]?.up[0], null]);
  expect(cards.map(({ down }) => down)).toEqual([false, false, true, false, true]);
  expect(cards.map(({ seat }) => seat)).toEqual([null, null, null, 1, 1]);
});

it("takes no seat, faction or space of the track for a card", () => {
  expect(askedCards(view, offered("seat/1", "faction/undead", "track/red/3"))).toEqual([]);
});

it("tells a question about the hand alone from others", () => {
  expect(isOfHand(askedCards(view, offered("hand/0/keen-koi")), 0)).toBe(true);
  expect(isOfHand([], 0)).toBe(true);
  expect(isOfHand(askedCards(view, offered("hand/0/keen-koi", "tavern/0")), 0)).toBe(false);
});
