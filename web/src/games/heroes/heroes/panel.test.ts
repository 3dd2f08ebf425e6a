import { render } from "@testing-library/svelte";
import { beforeEach, expect, it } from "vitest";
import type { LogLine } from "$kit/news";
import { Offers } from "$kit/offers";
import type { Frame, HeroesView } from "$protocol";
import { Pressing } from "../board/pressing.svelte";
import { Book } from "../book";
import { books, scenes } from "../gallery/samples";
import { speakHere } from "../speaking";
import HeroPanel from "./HeroPanel.svelte";

const BOOK = new Book(books.en);
const VIEW = (scenes.en["over"] as Frame).view as HeroesView;
const [HERO = "", DATA] = Object.entries(VIEW.heroes).find(([, { artifacts }]) => artifacts.length > 1) ?? [];
const [UNIT] = BOOK.unitsOf(BOOK.factionOf(HERO));

const line = (event: object): LogLine => ({
  news: { news: "event", seq: 1, event } as LogLine["news"],
  text: "",
  undone: null,
});
const texts = (where: string): string[] =>
  [...document.querySelectorAll(where)].map((one) => one.textContent.replace(/\s+/g, " ").trim());

function panel(log: LogLine[] = []): void {
  const pressing = new Pressing(
    () => new Offers(null),
    () => undefined,
  );
  render(HeroPanel, { view: VIEW, book: BOOK, pressing, hero: HERO, log });
}

beforeEach(() => speakHere("en"));

it("shows a place for each type of artifacts, with what lies there or empty", () => {
  panel();
  const types = BOOK.all("type");
  const worn = DATA?.artifacts.map((id) => BOOK.find("artifact", id)) ?? [];
  expect(texts(".slots li")).toEqual(
    types.map(({ id, name }) => `${name} ${worn.find((one) => one?.facts.type === id)?.name ?? "empty"}`),
  );
  expect(document.querySelectorAll(".slots .worn")).toHaveLength(worn.length);
});

it("tells beside each stack what the last battle cost, and nothing where nothing was lost", () => {
  panel();
  expect(texts(".side small")).toEqual([]);
  panel([
    line({ event: "heroes-battle-began", hero: HERO, token: "ghouls", field: "a1", doubled: 0 }),
    line({ event: "heroes-eliminated", fighter: `attacker-1:${UNIT?.id}` }),
    line({ event: "heroes-eliminated", fighter: `attacker-1:${UNIT?.id}` }),
    line({ event: "heroes-battle-won", hero: HERO, token: "ghouls" }),
  ]);
  expect(texts(".side small")).toEqual(["last battle: −2"]);
});
