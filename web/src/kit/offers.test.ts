import { expect, it } from "vitest";
import { byVerb, Offers } from "./offers";

it("puts answers together by what they do", () => {
  const choices = ["play a build", "pass a", "play b gather", "pass b", "end"];
  const groups = byVerb(new Offers({ choices }).all);
  expect(groups.map((group) => group.map(({ choice }) => choice))).toEqual([
    ["play a build", "play b gather"],
    ["pass a", "pass b"],
    ["end"],
  ]);
});

it("offers nothing where nothing is asked", () => {
  expect(new Offers(null).all).toEqual([]);
});
