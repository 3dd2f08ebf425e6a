import { describe, expect, it } from "vitest";
import type { Offer } from "$protocol";
import { inGroups, Offers } from "./offers";

const listed = (choice: string, at: string[] = [], text?: string): Offer => {
  const verb = choice.split(" ", 1)[0] ?? "";
  return { choice, verb, group: verb, at, ...(text === undefined ? {} : { text }) };
};

it("puts answers together by their groups", () => {
  const choices = ["play a build", "pass a", "play b gather", "pass b", "end"].map((one) => listed(one));
  const groups = inGroups(new Offers({ choices }).all);
  expect(groups.map((group) => group.map(({ choice }) => choice))).toEqual([
    ["play a build", "play b gather"],
    ["pass a", "pass b"],
    ["end"],
  ]);
});

it("offers nothing where nothing is asked", () => {
  expect(new Offers(null).all).toEqual([]);
});

describe("offers", () => {
  it("keep every answer as it was given, wherever it is shown", () => {
    const offers = new Offers({
      choices: [
        listed("play keen-koi", ["hand/0/keen-koi"], "Play"),
        listed("pass", [], "Pass"),
        listed("discard keen-koi", ["hand/0/keen-koi"], "Discard"),
      ],
    });

    expect(offers.at("hand/0/keen-koi").map((one) => one.choice)).toEqual(["play keen-koi", "discard keen-koi"]);
    expect(offers.wordsOnly).toEqual([{ choice: "pass", label: "Pass", group: "pass", verb: "pass", at: [] }]);
    expect(offers.all.map((one) => one.label)).toEqual(["Play", "Discard", "Pass"]); // what ends it comes last
    expect(offers.at("hand/0/furious-frog")).toEqual([]);
  });

  it("stand at every place they point at", () => {
    const offers = new Offers({ choices: [listed("move red+1 green-1", ["track/red/5", "track/green/5"])] });

    expect(offers.at("track/red/5")).toEqual(offers.at("track/green/5"));
    expect(offers.at("track/red/5")).toHaveLength(1);
  });

  it("say whether something inside a pile can be chosen", () => {
    const offers = new Offers({ choices: [listed("take ace-fighter", ["pile/graveyard/ace-fighter"])] });

    expect(offers.within("pile/graveyard")).toBe(true);
    expect(offers.within("pile/harbor")).toBe(false);
  });

  it("are called by what is sent back where there are no words", () => {
    expect(new Offers({ choices: [listed("pass")] }).all[0]?.label).toBe("pass");
  });
});
