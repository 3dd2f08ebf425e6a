import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, Question } from "$protocol";
import { speakHere } from "../speaking";
import { answerOf, Comforts, HandingOver, isAlone } from "./answers";
import Deputy from "./Deputy.svelte";
import Sheet from "./Sheet.svelte";
import { isOn, SETTINGS, turn, type Setting } from "./settings.svelte";

const offer = (choice: string, verb = choice.split(" ")[0] ?? ""): Question["choices"][number] =>
  ({ choice, verb, at: [], group: verb }) as unknown as Question["choices"][number];
const asked = (ask: string, ...choices: string[]): Question => ({
  ask,
  source: null,
  choices: choices.map((choice) => offer(choice)),
});
const trade = { ...offer("trade for 2 gold"), verb: "for-gold" };
const sale = { ...offer("sell haste"), verb: "sell" };
const all = (): boolean => true;
const none = (): boolean => false;

describe("a setting", () => {
  it.each([
    [asked("reroll", "precise-attack", "luck-token", "done"), "precise-attack"],
    [asked("luck", "yes", "no"), "yes"],
    [asked("flee", "fight-on", "flee"), "fight-on"],
    [asked("next-hero", "hero anton", "hero jazaar", "done"), "hero anton"],
    [{ ...asked("gathered", "done"), choices: [trade, sale, offer("done")] }, "done"],
  ])("answers what needs nobody", (question, answer) => {
    expect(answerOf(question, all, false)).toBe(answer);
    expect(answerOf(question, none, false)).toBeNull();
  });

  it("leaves what somebody may want to do", () => {
    expect(answerOf(asked("reroll", "luck-token", "done"), all, true)).toBeNull();
    expect(answerOf(asked("gathered", "advance anton 1+3", "done"), all, true)).toBeNull();
    expect(answerOf(asked("build", "level-up", "done"), all, true)).toBeNull();
    expect(answerOf(null, all, true)).toBeNull();
  });

  it("goes on in a window with nothing to use only where nobody but bots looks on", () => {
    expect(answerOf(asked("window", "done"), all, false)).toBeNull();
    expect(answerOf(asked("window", "done"), all, true)).toBe("done");
    expect(answerOf(asked("window", "use haste", "done"), all, true)).toBeNull();
  });

  it("takes the income as it was last chosen, and asks the first time", () => {
    const question = asked("income", "resources", "gold");
    expect(answerOf(question, all, false)).toBeNull();
    expect(answerOf(question, all, false, "gold")).toBe("gold");
    expect(answerOf(question, none, false, "gold")).toBeNull();
  });

  it("ends a gathering whether or not there is a scroll to sell", () => {
    const ends = (choices: Question["choices"]): string | null =>
      answerOf({ ask: "gathered", choices }, (one) => one === "end", false);
    expect(ends([trade, offer("done")])).toBe(ends([trade, sale, offer("done")]));
  });
});

const frame = (answers: number, question: Question | null, kinds = ["person", "bot"], watchers: number | null = null) =>
  ({ answers, question, you: 0, table: { seats: kinds.map((kind) => ({ kind })), watchers } }) as unknown as Frame;

it("knows who could look at the clock", () => {
  expect(isAlone(frame(0, null))).toBe(true);
  expect(isAlone(frame(0, null, ["person", "person"]))).toBe(false);
  expect(isAlone(frame(0, null, ["person", "bot"], 1))).toBe(false);
});

it("answers a position once, and not again where somebody has gone back", () => {
  const comforts = new Comforts();
  const luck = asked("luck", "yes", "no");
  expect(comforts.answer(frame(4, luck), all)).toBe("yes");
  expect(comforts.answer(frame(4, luck), all)).toBeNull();
  expect(comforts.answer(frame(5, null), all)).toBeNull();
  expect(comforts.answer(frame(4, luck), all)).toBeNull();
  expect(comforts.answer(frame(6, luck), all)).toBe("yes");
});

it("hands every battle over once, and not again after it was taken back", () => {
  const handing = new HandingOver();
  const at = (deputy: boolean | null, on = true): boolean =>
    handing.due({ orders: { deputy, unasked: [], windows: [] }, question: asked("announce", "attack") }, on);
  expect([at(null), at(false, false), at(false), at(false), at(true), at(false)]).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
  expect([at(null), at(false)]).toEqual([false, true]);
  expect(handing.due({ orders: null, question: null }, true)).toBe(false);
});

describe("in words", () => {
  beforeEach(async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    await speakHere("en");
  });

  it("a switch is remembered", async () => {
    const before = new Map<Setting, boolean>(SETTINGS.map((one) => [one, isOn(one)]));
    render(Sheet, { orders: null, onclose: () => undefined });
    const [first] = screen.getAllByRole("switch");
    if (first !== undefined) await fireEvent.click(first);
    expect(isOn("precise")).toBe(before.get("precise") !== true);
    expect(localStorage.getItem("interregnum.heroes.comfort.precise")).toBe(isOn("precise") ? "on" : "off");
    turn("precise", true);
  });

  it("windows are chosen as a whole list, and not during a battle", async () => {
    const onorder = vi.fn();
    const orders = { deputy: null, unasked: ["turn-end"], windows: ["before-battle", "turn-end"] };
    const { rerender } = render(Sheet, { orders, onorder, onclose: () => undefined });
    await fireEvent.click(screen.getByRole("switch", { name: "Before a battle" }));
    expect(onorder).toHaveBeenCalledWith({ type: "unasked", windows: ["before-battle", "turn-end"] });
    await rerender({ orders: { ...orders, deputy: false } });
    expect((screen.getByRole("switch", { name: "Before a battle" }) as HTMLInputElement).disabled).toBe(true);
  });

  it("a battle is handed over and taken back", async () => {
    const onchange = vi.fn();
    const { rerender } = render(Deputy, { on: false, onchange });
    await fireEvent.click(screen.getByRole("button", { name: "Fight for me" }));
    expect(onchange).toHaveBeenLastCalledWith(true);
    await rerender({ on: true });
    expect(screen.getByRole("status").textContent).toContain("A bot fights");
    await fireEvent.click(screen.getByRole("button", { name: /^Stop/ }));
    expect(onchange).toHaveBeenLastCalledWith(false);
  });
});
