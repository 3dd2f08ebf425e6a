import { expect, it } from "vitest";
import { drawn, isStep, wayTo } from "./ways";

const CAME = { b1: "a1", c1: "b1", h8: "c1", h9: "h8" };

it("follows a way back to where it began", () => {
  expect(wayTo("c1", CAME)).toEqual(["a1", "b1", "c1"]);
  expect(wayTo("a1", CAME)).toEqual([]);
  expect(wayTo("k3", CAME)).toEqual([]);
});

it("never runs in a circle, whatever it is told", () => {
  expect(wayTo("a1", { a1: "b1", b1: "a1" })).toEqual(["b1", "a1"]);
});

it("draws steps as lines and leaps as bows", () => {
  expect([isStep("c1", "c2"), isStep("c1", "h8")]).toEqual([true, false]);
  const { walked, leapt } = drawn(wayTo("h9", CAME));
  expect(walked.split("M").length - 1).toBe(3);
  expect(leapt.split("Q").length - 1).toBe(1);
});
