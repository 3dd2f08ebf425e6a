/** The tables somebody belongs to: what waits for them first, and how each stands. */
import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "$kit/words";
import type { MyTable } from "$protocol";
import { inOrder, others, standing } from "./mine.svelte";

const table = (more: Partial<MyTable>): MyTable => ({
  ...{ table: "t", game: "hidden-leaders", status: "playing", seat: 0, names: ["Ann", "Bob", null] },
  ...{ your_turn: false, touched: 0, asked: null, since: 0, winners: [] },
  ...more,
});
const bare = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, "");

beforeAll(() => speak("en"));

it("shows first where somebody is waited for, then what goes on, begins or is over, the last touched first", () => {
  const ids = inOrder([
    table({ table: "old", status: "over", touched: 1 }),
    table({ table: "new", status: "over", touched: 9 }),
    table({ table: "lobby", status: "open", touched: 8 }),
    table({ table: "theirs", touched: 7 }),
    table({ table: "mine", touched: 2, your_turn: true }),
  ]).map((one) => one.table);
  expect(ids).toEqual(["mine", "theirs", "lobby", "new", "old"]);
});

describe("how a table stands", () => {
  it.each([
    [{ your_turn: true, asked: 0 }, "Your turn"],
    [{ asked: 1 }, "Bob to move"],
    [{ status: "open" }, "not started"],
    [{ status: "over", winners: [0] }, "You won"],
    [{ status: "over", winners: [1] }, "Won by Bob"],
    [{ status: "over", winners: [0, 1] }, "Won by Ann, Bob"],
    [{ status: "over", winners: [0], seat: null }, "Won by Ann"], // whoever watched
    [{ status: "over" }, "finished"], // nobody won, or it was played before that was kept
  ] as [Partial<MyTable>, string][])("%o is told as %s", (more, told) => {
    expect(bare(standing(table(more)))).toBe(told);
  });

  it("names everybody else", () => {
    expect(bare(others(table({})))).toBe("Bob, Free seat");
  });
});
