import { afterEach, expect, it } from "vitest";
import { settings } from "$kit/settings.svelte";
import { Twice } from "./twice.svelte";

const press = (pointerType: string): PointerEvent => new PointerEvent("click", { pointerType });

function pressed(...by: string[]): [string, string | undefined][] {
  const given: [string, string | undefined][] = [];
  const twice = new Twice();
  for (const one of by) twice.press(press(one), "take", (choice, giver) => given.push([choice, giver]));
  return given;
}

afterEach(() => settings.set("confirm", "usual"));

it("does at once what a mouse presses, and what a finger presses again", () => {
  expect(pressed("mouse")).toEqual([["take", undefined]]);
  expect(pressed("touch")).toEqual([]);
  expect(pressed("touch", "touch")).toEqual([["take", "wanted"]]);
});

it("waits for the second press of a mouse, too, where all is confirmed", () => {
  settings.set("confirm", "twice");
  expect(pressed("mouse")).toEqual([]);
  expect(pressed("mouse", "mouse")).toEqual([["take", "wanted"]]);
});
