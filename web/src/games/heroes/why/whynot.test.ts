import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Reason } from "$protocol";
import { once, shared, together, without } from "./reasons";
import { WhyNot } from "./whynot.svelte";

const reason = (why: string, text = why): Reason => ({ why, rule: "R", facts: {}, text });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("asks once about what is looked at long enough, and forgets it when the table goes on", async () => {
  const onexplain = vi.fn(() => Promise.resolve({ reasons: { "go a1": [reason("here")] }, near: { "hero/anton": 2 } }));
  const why = new WhyNot(() => ({ onexplain }));
  why.look(["go b1"], "field/b1")(); // passed over
  why.look(["go a1"], "field/a1");
  await vi.advanceTimersByTimeAsync(200);
  why.look(["go a1"], "field/a1");
  await vi.advanceTimersByTimeAsync(200);

  expect(onexplain.mock.calls).toEqual([[["go a1"], "field/a1"]]);
  expect([why.reasons("go a1").map((one) => one.why), why.near("field/a1")]).toEqual([["here"], { "hero/anton": 2 }]);
  why.forget();
  expect([why.reasons("go a1"), why.near("field/a1")]).toEqual([[], {}]);
});

it("does not mistake what was said of a position for what holds in the next", async () => {
  let settle: (told: { reasons: Record<string, Reason[]>; near: Record<string, number> }) => void = () => undefined;
  const why = new WhyNot(() => ({ onexplain: () => new Promise((done) => (settle = done)) }));
  why.look(["go a1"]);
  await vi.advanceTimersByTimeAsync(200);
  why.forget();
  settle({ reasons: { "go a1": [reason("here")] }, near: {} });
  await vi.advanceTimersByTimeAsync(0);

  expect(why.reasons("go a1")).toEqual([]);
});

it("weighs a battle only for those who stay", async () => {
  const onweigh = vi.fn(() => Promise.resolve({ won: 0.5, tokens: 1 }));
  const why = new WhyNot(() => ({ onweigh }));
  why.weigh("go a1")();
  why.weigh("go b1");
  await vi.advanceTimersByTimeAsync(500);

  expect(onweigh.mock.calls).toEqual([["go b1"]]);
  expect([why.figures("go a1"), why.figures("go b1")?.["won"]]).toEqual([null, 0.5]);
});

it("weighs the next battle when the one before is done", async () => {
  let settle: (figures: Record<string, number>) => void = () => undefined;
  const onweigh = vi.fn(() => new Promise<Record<string, number>>((done) => (settle = done)));
  const why = new WhyNot(() => ({ onweigh }));
  why.weigh("go a1");
  await vi.advanceTimersByTimeAsync(500);
  why.weigh("go b1")();
  why.weigh("go c1");
  await vi.advanceTimersByTimeAsync(500);
  expect(onweigh.mock.calls).toEqual([["go a1"]]);
  settle({ won: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(onweigh.mock.calls).toEqual([["go a1"], ["go c1"]]);
});

it("has nothing to say where nobody can be asked", () => {
  const why = new WhyNot(() => ({}));
  why.look(["go a1"])();
  why.weigh("go a1")();
  expect(why.reasons("go a1")).toEqual([]);
});

it("tells each reason once, and what holds for all apart", () => {
  const [late, far, dear] = [reason("not-asked"), reason("too-far"), reason("unit-gold")];
  expect(once([late, far], [late])).toEqual([late, far]);
  expect(
    shared([
      [late, far],
      [late, dear],
    ]),
  ).toEqual([late]);
  expect(without([late, far], [late])).toEqual([far]);
});

it("tells a reason of several things once, with their names", () => {
  const [school, dear, far] = [reason("no-elites"), reason("unit-gold"), reason("too-far")];
  const rows = [
    { name: "Basic", reasons: [dear] },
    { name: "Elite", reasons: [school, dear, far] },
    { name: "Upgrade", reasons: [school, far] },
  ];
  expect(together(rows)).toEqual([
    { names: ["Basic", "Elite"], reasons: [dear] },
    { names: ["Elite", "Upgrade"], reasons: [school, far] },
  ]);
  expect(together([{ name: "Basic", reasons: [] }])).toEqual([]);
});
