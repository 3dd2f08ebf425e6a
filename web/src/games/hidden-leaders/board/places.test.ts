import { describe, expect, it } from "vitest";
import frames from "../gallery/samples/frames.en.json";
import { Offers } from "$kit/offers";
import { keyOf, lengthOf } from "./places";

it("gives every sample answer a place on the table, but for those that are words only", () => {
  for (const frame of Object.values(frames)) {
    const found = new Offers(frame.question);
    const words = found.wordsOnly.map((one) => one.choice);
    expect(words.every((one) => /^(pass|stop|none|option \d)$/.test(one))).toBe(true);
  }
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
