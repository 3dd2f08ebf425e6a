import { beforeEach, describe, expect, it } from "vitest";
import type { SeatInfo } from "$protocol";
import { logOf, type News } from "./news";
import { paceWord, peopleLine, sinceLine, storyLine } from "./people";
import { addWords, speak, textsOf } from "./words";

const WORDS = import.meta.glob<string>("$words/*/people.ftl", { query: "?raw", import: "default" });
const NAMES = ["Ann", "Bob", "Cid"];
const stoodIn: News = { news: "stood-in", seq: 3, seat: 1, bot: "greedy", agreed: [0, 2] };

describe("people at a table", () => {
  beforeEach(async () => {
    await speak("en");
    addWords(await textsOf(WORDS, "en"));
  });

  it("tells who decided what about whom", () => {
    const lines: News[] = [
      stoodIn,
      { news: "petitioned", seq: 4, what: "stand-in", by: null, about: 1, name: "" },
      { news: "settled", seq: 5, what: "stand-in", why: "wait", by: 0, about: 1 },
      { news: "taken-over", seq: 6, seat: 1, name: "Eve", before: "Bob", agreed: ["Ann", "Cid"] },
      { news: "handed-on", seq: 7, seat: 2, by: 0, agreed: [] },
      { news: "petitioned", seq: 8, what: "plea", by: null, about: 1, name: "Bo" },
    ];
    expect(lines.map((one) => peopleLine(one, NAMES))).toEqual([
      "A bot plays for Bob until they are back. Decided by: Ann, Cid.",
      "Bob has not answered for a while. Wait, or let a bot play until they are back?",
      "Ann would rather wait.",
      "Eve takes over the seat of Bob. Agreed by: Ann, Cid.",
      "Ann makes Cid the host.",
      expect.stringMatching(/^Bo came by the table’s link and asks for the seat of Bob, who is away\./),
    ]);
  });

  it("has a line of the log for whoever plays a seat, once the game has begun", () => {
    const sat: News = { news: "sat-down", seq: 1, seat: 1, name: "Bob", bot: null };
    const began: News = { news: "began", seq: 2, commitment: "" };
    expect(logOf([sat, began, stoodIn], NAMES).map(({ news }) => news.news)).toEqual(["stood-in"]);
  });

  it("says since when somebody is away, and nothing where nobody knows", () => {
    const seat: Pick<SeatInfo, "here" | "away" | "since"> = { here: false, away: false, since: 1_000_000 };
    expect(sinceLine(seat)).toMatch(/^away since \d\d:\d\d/);
    expect(sinceLine({ ...seat, since: null })).toBe("");
  });

  it("names who agreed in the story of a seat, if anybody was asked", () => {
    expect(storyLine({ what: "given", name: "Bob", agreed: ["Ann"] })).toMatch(
      /took over the seat\. Agreed by: Ann\.$/,
    );
    expect(storyLine({ what: "bot", name: "Bob", agreed: [] })).toBe("A bot stood in for Bob at times.");
  });

  it("has a word for every pace", () => {
    expect([null, 0, 1, 2].map(paceWord)).toEqual(["usual", "quick", "usual", "slow"]);
  });
});
