import { describe, expect, it } from "vitest";
import type { HiddenLeadersView } from "$protocol";
import frames from "../gallery/samples/frames.en.json";
import { Offers } from "$kit/offers";
import { keyOf, lengthOf, placesOf } from "./places";

const view = {
  ...(frames.two.view as HiddenLeadersView),
  viewer: 0,
  red: 4,
  green: 6,
  hands: [["keen-koi", "furious-frog"], [null]],
  aside: ["aimless-eel"],
  graveyard: ["buried-emperor", "ace-fighter"],
  wilderness: [null, "bored-goblin"],
  tavern: ["crow-carrier", null, "krill-keeper"],
};

const offersOf = (question: { choices: string[]; labels?: string[] }): Offers =>
  new Offers(question, (choice) => placesOf(choice, view));

describe("the place of an answer", () => {
  it.each([
    ["play keen-koi", ["hand/0/keen-koi"]],
    ["discard furious-frog", ["hand/0/furious-frog"]],
    ["hide keen-koi discard furious-frog", ["hand/0/keen-koi"]],
    ["bury B+1", ["party/1/up/0"]],
    ["look C-12", ["party/2/down/11"]],
    ["draw tavern-3", ["tavern/2"]],
    ["draw harbor", ["pile/harbor"]],
    ["name wilderness", ["pile/wilderness"]],
    ["name B", ["seat/1"]],
    ["name undead", ["faction/undead"]],
    ["place aimless-eel", ["aside/aimless-eel"]],
    ["take buried-emperor", ["pile/graveyard/buried-emperor"]],
    ["exchange bored-goblin", ["pile/wilderness/bored-goblin"]],
    ["take krill-keeper", ["tavern/2"]],
    ["move red-2", ["track/red/2"]],
    ["move red+1 green-1", ["track/red/5", "track/green/5"]],
  ])("%s", (choice, expected) => {
    expect(placesOf(choice, view)).toEqual(expected);
  });

  it.each(["pass", "stop", "none", "option 1", "play somebody-unseen"])("%s points nowhere", (choice) => {
    expect(placesOf(choice, view)).toEqual([]);
  });
});

describe("offers", () => {
  it("keep every answer as it was given, wherever it is shown", () => {
    const offers = offersOf({
      choices: ["play keen-koi", "pass", "discard keen-koi"],
      labels: ["Play", "Pass", "Discard"],
    });

    expect(offers.at("hand/0/keen-koi").map((one) => one.choice)).toEqual(["play keen-koi", "discard keen-koi"]);
    expect(offers.wordsOnly).toEqual([{ choice: "pass", label: "Pass" }]);
    expect(offers.all.map((one) => one.label)).toEqual(["Play", "Discard", "Pass"]); // what ends it comes last
    expect(offers.at("hand/0/furious-frog")).toEqual([]);
  });

  it("say whether something inside a pile can be chosen", () => {
    const offers = offersOf({ choices: ["take ace-fighter"] });

    expect(offers.within("pile/graveyard")).toBe(true);
    expect(offers.within("pile/harbor")).toBe(false);
  });

  it("of every sample question are all to be found", () => {
    for (const frame of Object.values(frames)) {
      const sample = frame.view as HiddenLeadersView;
      const choices: string[] = frame.question?.choices ?? [];
      const found = new Offers({ choices }, (choice) => placesOf(choice, sample));
      const words = choices.filter((one) => placesOf(one, sample).length === 0);
      expect(found.wordsOnly.map((one) => one.choice)).toEqual(words);
      expect(words.every((one) => /^(pass|stop|none|option \d)$/.test(one))).toBe(true);
    }
  });
});

describe("the place of an event", () => {
  it("names hidden cards by where they lie only", () => {
    expect(keyOf({ zone: "party-down", seat: 1, index: 0 }, null)).toBe("party/1/down/0");
    expect(keyOf({ zone: "hand", seat: 1 }, null)).toBe("hand/1");
    expect(keyOf({ zone: "hand", seat: 0 }, "keen-koi")).toBe("hand/0/keen-koi");
    expect(keyOf({ zone: "harbor" }, null)).toBe("pile/harbor");
    expect(keyOf({ zone: "aside" }, null)).toBe("aside");
  });
});

describe("a party", () => {
  it("is as wide as its heroes, of which those that nobody sees lie on each other", () => {
    expect(lengthOf({ up: [], down: [] })).toBe(0);
    expect(lengthOf({ up: ["keen-koi"], down: [null] })).toBe(2);
    expect(lengthOf({ up: ["keen-koi"], down: [null, null, null] })).toBeCloseTo(2.6);
    expect(lengthOf({ up: [], down: ["keen-koi", null] })).toBe(2);
  });
});
