import { describe, expect, it } from "vitest";
import { Offers } from "$kit/offers";
import type { Frame, HeroesView } from "$protocol";
import { Book } from "../book";
import { books, scenes } from "../gallery/samples";
import { faceAt, faceOf, heroAsked } from "./faces";
import { hasCards } from "./tables";

const BOOK = new Book(books.en);
const frameOf = (scene: string): Frame => scenes.en[scene] as Frame;
const viewOf = (scene: string): HeroesView => frameOf(scene).view as HeroesView;
const VIEW = viewOf("keep");

it("closes the second rule to a hero without the school, and only that", () => {
  const skill = (hero: string | null) => faceAt("skill/manoeuvre", BOOK, VIEW, hero)?.rules.map(({ school }) => school);
  expect(skill("hitomi")).toEqual([undefined, undefined]); // Tactics is one of her schools
  expect(skill("anton")).toEqual([undefined, "Tactics"]);
  expect(skill(null)).toEqual([undefined, undefined]); // nobody in particular
});

it("tells of the set of an artifact only where sets are played", () => {
  const sets = { ...VIEW, options: { ...VIEW.options, "artifact-sets": true } };
  expect(faceAt("artifact/griffin-seal", BOOK, VIEW, null)?.head).toBe("Pouch");
  expect(faceAt("artifact/griffin-seal", BOOK, sets, null)?.head).toBe("Pouch · Griffin Legacy");
  expect(faceAt("artifact/griffin-seal", BOOK, sets, null)?.rules).toHaveLength(3);
});

it("shows the schools of a hero where they decide", () => {
  expect(faceAt("hero/anton", BOOK, VIEW, null)?.tags?.map(({ name }) => name)).toEqual([
    "Virtues",
    "War Cries",
    "Light Magic",
  ]);
});

it("finds the hero whom the question is about", () => {
  expect(heroAsked(viewOf("keep"))).toBe(viewOf("keep").stack.at(-1)?.slots[0]);
  expect(heroAsked(viewOf("faction"))).toBeNull();
});

describe.each(["faction", "start-hero", "skill", "part", "keep"])("the question %s", (scene) => {
  it("lays a card for each answer", () => {
    expect(hasCards(viewOf(scene))).toBe(true);
    for (const offer of new Offers(frameOf(scene).question).all) {
      const face = faceOf(offer, BOOK, viewOf(scene));
      expect(face.title).not.toBe("");
      expect(face.symbol).not.toBe("spyglass"); // nobody drew for it
    }
  });
});

it("lays no cards for others, nor for a move", () => {
  expect(hasCards({ ...viewOf("keep"), viewer: null })).toBe(false);
  expect(hasCards({ ...viewOf("keep"), viewer: 1 })).toBe(false);
  expect(hasCards(viewOf("move"))).toBe(false);
});
