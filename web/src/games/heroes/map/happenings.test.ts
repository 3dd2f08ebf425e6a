import { expect, it } from "vitest";
import { logOf, type News } from "$kit/news";
import type { Frame, Happened, HeroesView } from "$protocol";
import { Book } from "../book";
import { books, scenes } from "../gallery/samples";
import { changesOf, doer, sinceMine, walksOf } from "./happenings";

const { view: seen } = scenes.en["move"] as Frame;
const view = seen as HeroesView;
const book = new Book(books.en);
const mover = Object.keys(view.heroes).find((hero) => view.sight?.heroes[hero]?.movement != null) ?? "";
const [goal = ""] = Object.entries(view.sight?.steps ?? {}).find(([, steps]) => steps === 2) ?? [];
const from = view.heroes[mover]?.at ?? view.players[view.asked ?? 0]?.town ?? "";

const told = (seq: number, event: object): News => ({ news: "event", seq, event, text: "…" }) as News;
const moved = told(7, { event: "heroes-moved", hero: mover, from, to: goal, points: 0 });

it("walks the way that the view before told", () => {
  const [walk] = walksOf([moved], 6, view);
  expect(walk?.hero).toBe(mover);
  expect(walk?.way).toHaveLength(3);
  expect([walk?.way[0], walk?.way.at(-1)]).toEqual([from, goal]);
});

it("goes straight where nobody told a way, and nowhere twice", () => {
  expect(walksOf([moved], 6, null)).toEqual([{ hero: mover, way: [from, goal] }]);
  expect(walksOf([moved], 7, view)).toEqual([]);
});

it("marks what changed", () => {
  const taken = told(8, { event: "heroes-taken", hero: mover, field: "d2", place: "sawmill", from: null });
  expect(changesOf([moved, taken], 6)).toEqual(["d2"]);
  expect(changesOf([taken], 8)).toEqual([]);
});

it("knows who did something", () => {
  expect(doer((moved as Happened).event, view, book)).toBe(view.asked);
  expect(doer({ event: "heroes-gathered", seat: 1, resources: 1, gold: 1 }, view, book)).toBe(1);
  expect(doer({ event: "heroes-battle-turn", turn: 1 }, view, book)).toBeNull();
});

it("tells what others did since oneself did something", () => {
  const mine = told(1, { event: "heroes-gathered", seat: view.viewer, resources: 1, gold: 1 });
  const theirs = told(2, { event: "heroes-gathered", seat: 1 - (view.viewer ?? 0), resources: 1, gold: 1 });
  const turn = told(3, { event: "heroes-battle-turn", turn: 1 });
  expect(sinceMine(logOf([mine, theirs, turn], []), view, book)).toEqual([theirs, turn]);
  expect(sinceMine(logOf([theirs, mine], []), view, book)).toEqual([]);
});
