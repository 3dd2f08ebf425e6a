import { expect, it } from "vitest";
import type { Frame, Petition, SeatInfo } from "$protocol";
import { isAsked } from "./voices";

const person = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind: "person",
  name: "Ann",
  bot: null,
  here: true,
  away: false,
  host: false,
  ...more,
});

const asked = (kind: string, more: Partial<Petition> = {}): Petition => ({
  seq: 7,
  kind,
  by: 1,
  about: 3,
  name: "",
  agreed: [1],
  missing: [2],
  ends: null,
  ...more,
});

/** The table as the first of its people sees it: the second asks, and is the host if nobody else is. */
function at(me: Partial<SeatInfo>, leaders = [1]): Pick<Frame, "table" | "you"> {
  const seats = [person(me), person({ host: !me.host }), person(), person({ away: true, here: false })];
  return { table: { seats, leaders } as unknown as Frame["table"], you: 0 };
}

it("asks whoever is missing, and no watcher", () => {
  expect(isAsked(at({}), asked("end", { missing: [0, 2] }))).toBe(true);
  expect(isAsked(at({}), asked("end"))).toBe(false);
  expect(isAsked({ ...at({}), you: null }, asked("end"))).toBe(false);
});

it.each(["end", "give", "plea", "lead"])("asks for %s also who is here while a bot plays for them", (kind) => {
  expect(isAsked(at({ away: true }), asked(kind))).toBe(true);
  expect(isAsked(at({ away: true }), asked(kind, { agreed: [0, 1] }))).toBe(false);
});

it("asks the host alone whether a bot may play, and everybody where there is none", () => {
  expect(isAsked(at({ away: true }), asked("stand-in"))).toBe(false);
  expect(isAsked(at({ away: true, host: true }, [1, 2]), asked("stand-in"))).toBe(true);
  expect(isAsked(at({ away: true }, [2]), asked("stand-in"))).toBe(true);
});

it("does not ask a host who is back for another one", () => {
  expect(isAsked(at({ away: true, host: true }, [1, 2]), asked("lead"))).toBe(false);
});
