import { beforeEach, expect, it } from "vitest";
import { Offers } from "$kit/offers";
import { at, Pressing } from "./pressing.svelte";

const offer = (choice: string, ...places: string[]) => ({ choice, verb: "", group: "", at: places, text: choice });
const offers = new Offers({
  choices: [
    offer("go c7", "field/c7"),
    offer("visit d7", "field/d7"),
    offer("go d7", "field/d7"),
    offer("buy orcs for kraal", "hero/kraal", "unit/orcs"),
    offer("done"),
  ],
});

let chosen: string[];
let by: (string | undefined)[];
let pressing: Pressing;

beforeEach(() => {
  [chosen, by] = [[], []];
  pressing = new Pressing(
    () => offers,
    (choice, giver) => {
      chosen.push(choice);
      by.push(giver);
    },
  );
});

it("shows what is pressed, and does it when it is pressed again", () => {
  expect(pressing.press(at("field", "c7"))).toBe(false);
  expect([pressing.seen, chosen]).toEqual(["field/c7", []]);
  expect(pressing.seenOffers.map((one) => one.choice)).toEqual(["go c7"]);
  expect(pressing.press("field/c7")).toBe(true);
  expect([pressing.seen, chosen]).toEqual([null, ["go c7"]]);
});

it("tells what was seen before it was chosen from what is pressed for the first time", () => {
  pressing.press("field/c7");
  pressing.press("field/c7");
  pressing.press("field/d7");
  pressing.choose("visit d7");
  pressing.goAndStay("go c7", "kraal");
  pressing.press("field/d7");
  pressing.choose("done");
  expect(by).toEqual(["wanted", "wanted", "wanted", undefined]);
});

it("does nothing by itself where there are several answers, or none", () => {
  for (const address of ["field/d7", "field/d7", "field/a1", "field/a1"]) expect(pressing.press(address)).toBe(false);
  expect(chosen).toEqual([]);
  expect(pressing.seen).toBe("field/a1");
});

it("begins anew when something else is pressed", () => {
  pressing.press("field/c7");
  pressing.press("hero/kraal");
  pressing.press("field/c7");
  expect(chosen).toEqual([]);
});

it("finds one answer at everything that it names", () => {
  expect(pressing.at("hero/kraal")).toEqual(pressing.at("unit/orcs"));
});

it("takes the answers of all that stands on a field, if it is given them", () => {
  const both = [...pressing.at("field/a1"), ...pressing.at("hero/kraal")];
  pressing.press("field/a1", both);
  pressing.press("field/a1", both);
  expect(chosen).toEqual(["buy orcs for kraal"]);
});

it("forgets what was seen", () => {
  pressing.press("field/c7");
  pressing.away();
  pressing.press("field/c7");
  expect(chosen).toEqual([]);
});

it("lets a hero stay where he went, whatever he met there, and nobody else", () => {
  let listed = ["visit c7", "done"];
  const chosen: string[] = [];
  const offersNow = () =>
    new Offers({ choices: listed.map((choice) => ({ choice, verb: choice.split(" ")[0] ?? "", group: "", at: [] })) });
  const pressing = new Pressing(offersNow, (choice) => chosen.push(choice));
  pressing.goAndStay("visit c7", "anton");
  listed = ["done"];
  expect(pressing.settled("part", "anton")).toBeNull();
  expect(pressing.settled("move", "anton")).toBe("done");
  expect(pressing.settled("move", "anton")).toBeNull();
  pressing.goAndStay("visit c7", "anton");
  expect(pressing.settled("next-hero", null)).toBeNull();
  expect(pressing.settled("move", "anton")).toBeNull();
});
