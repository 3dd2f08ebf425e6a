import { describe, expect, it } from "vitest";
import { outwards } from "$kit/motion/stage";
import { steps } from "$kit/motion/walk";
import type { Frame } from "$protocol";
import story from "../gallery/samples/story.json";
import { flightsOf, glancesOf } from "./flights";

function frame(you: number | null, ...events: object[]): Frame {
  const news = events.map((event, number) => ({ news: "event", seq: number + 1, event }));
  return { ...(story[0] as unknown as Frame), you, news: news as Frame["news"] };
}

const played = {
  event: "card-moved",
  how: "played",
  seat: 0,
  card: "keen-koi",
  from: { zone: "hand", seat: 0 },
  to: { zone: "party-up", seat: 0, index: 2 },
};

describe("flights", () => {
  it("go from hand to party; whoever held the card saw its face all the time", () => {
    expect(flightsOf(frame(0, played), 0)).toEqual([
      { card: "keen-koi", from: "hand/0/keen-koi", to: "party/0/up/2", turns: false },
    ]);
    expect(flightsOf(frame(1, played), 0)[0]?.turns).toBe(true);
  });

  it("never turn over a card that you may not see", () => {
    const hidden = { ...played, card: null, to: { zone: "party-down", seat: 0, index: 0 } };

    expect(flightsOf(frame(1, hidden), 0)).toEqual([
      { card: null, from: "hand/0", to: "party/0/down/0", turns: false },
    ]);
  });

  it("cross when two cards are exchanged", () => {
    const swap = {
      event: "exchanged",
      seat: 0,
      a: "keen-koi",
      a_place: { zone: "tavern", index: 1 },
      b: "aimless-eel",
      b_place: { zone: "party-up", seat: 1, index: 0 },
    };

    expect(flightsOf(frame(0, swap), 0).map((one) => [one.from, one.to])).toEqual([
      ["tavern/1", "party/1/up/0"],
      ["party/1/up/0", "tavern/1"],
    ]);
  });

  it("are made of news that were not shown yet", () => {
    expect(flightsOf(frame(0, played), 1)).toEqual([]);
  });

  it("have a place to start and to end in every frame of a real game", () => {
    for (const one of story) {
      for (const flight of flightsOf(one as unknown as Frame, -1)) {
        expect(flight.from).toMatch(/^(party|hand|tavern|pile|aside)/);
        expect(flight.to).toMatch(/^(party|hand|tavern|pile|aside)/);
      }
    }
  });
});

describe("glances", () => {
  it("point at the place, whoever looked", () => {
    const looked = { event: "looked", seat: 1, card: null, place: { zone: "party-down", seat: 0, index: 1 } };

    expect(glancesOf(frame(0, looked), 0)).toEqual(["party/0/down/1"]);
  });
});

describe("ways", () => {
  it("lead outwards from a place to what it lies in", () => {
    expect(outwards("party/0/up/2")).toEqual(["party/0/up/2", "party/0/up", "party/0", "party"]);
  });

  it("of a marker touch every space", () => {
    expect(steps(3, 5)).toEqual([3, 4, 5]);
    expect(steps(5, 3)).toEqual([5, 4, 3]);
    expect(steps(4, 4)).toEqual([4]);
  });
});
