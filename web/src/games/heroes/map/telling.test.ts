import { beforeEach, expect, it } from "vitest";
import { Offers } from "$kit/offers";
import type { Frame, HeroesView } from "$protocol";
import { Book } from "../book";
import { books, scenes } from "../gallery/samples";
import { speakHere } from "../speaking";
import { Chart } from "./chart";
import { Survey } from "./survey";
import { labelOf, linesOf, titleOf } from "./telling";

const view = (scenes.en["four"] as Frame).view as HeroesView;
const book = new Book(books.en);
const tiers = new Map(book.all("tier").map((tier) => [tier.facts.sign ?? "", tier.id]));
const chart = new Chart(view.sight?.map ?? { rows: [], places: {}, guards: {} }, tiers);
const survey = new Survey(view, book, chart);
const NAMES = ["Ann", "Bob", "Cleo", "Dan"];
const told = (field: string): string => linesOf(survey.about(field), survey, NAMES).join(" ");

beforeEach(() => speakHere("en"));

it("names every field by its place or its ground", () => {
  const titles = chart.fields.map((field) => titleOf(survey.about(field), survey));
  expect(titles).toContain("Sawmill");
  expect(titles).toContain("Water");
  expect(titles.every((title) => title !== "")).toBe(true);
});

it("tells creatures with how hard they are, and what they guard", () => {
  for (const [field, token] of Object.entries(view.encounters)) {
    const found = book.find("encounter", token);
    const name = found?.name ?? "?";
    expect(told(field)).toContain(`${name} (Number ${found?.facts.number}, Strength ${found?.facts.strength})`);
    const place = chart.guardedFrom(field);
    if (place !== null) expect(told(place)).toContain(`Guarded from ${field}: ${name}`);
  }
});

it("tells whose everything is", () => {
  for (const [field, seat] of Object.entries(view.owners)) expect(told(field)).toContain(`belongs to ${NAMES[seat]}`);
  for (const field of view.explored) expect(told(field)).toContain("has been explored");
  view.players.forEach(({ town, level }, seat) =>
    expect(told(town ?? "")).toContain(`Town of ${NAMES[seat]}, level ${level}`),
  );
});

it("tells how far it is, and what pressing would do", () => {
  const [field, steps] = Object.entries(view.sight?.steps ?? {}).at(-1) ?? ["", 0];
  const go = { choice: `go ${field}`, verb: "go", group: "fields", at: [`field/${field}`], text: "Go there" };
  const label = labelOf(survey.about(field), survey, NAMES, new Offers({ choices: [go] }).all);
  expect(label).toMatch(new RegExp(`^${field} `));
  expect(label).toContain(`${steps} step`);
  expect(label).toMatch(/Go there$/);
});

it("finds what can be pressed on a field: heroes before the town, and in it", () => {
  for (const [hero, { at }] of Object.entries(view.heroes)) {
    const field = at ?? view.players[survey.seatOf(hero)]?.town ?? "";
    expect(survey.fieldOf(hero)).toBe(field);
    expect(survey.addressesOn(field)).toContain(`hero/${hero}`);
  }
});
