/** A game that only the server knows: there are no words and no code for it here. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speak } from "$kit/words";
import type { Frame, GameInfo, OptionInfo, Replay as Retold, TableInfo } from "$protocol";
import type { Game } from "../game.svelte";
import Cards from "./Cards.svelte";
import Lobby from "./Lobby.svelte";
import NewTable from "./NewTable.svelte";
import Replay from "./Replay.svelte";
import Rules from "./Rules.svelte";

const ID = "chess-of-kings";
const OPTIONS: OptionInfo[] = [
  { name: "hour", words: ["dawn", "dusk"], default: "dawn" },
  { name: "wild-knights", words: [], default: false },
  { name: "small-board", words: [], default: false, seats: [2] },
];
const GAME: GameInfo = { id: ID, least: 2, most: 3, options: OPTIONS, bots: ["random"], usual: "random" };
const seat = (name: string): TableInfo["seats"][number] => ({
  kind: "person",
  name,
  bot: "random",
  here: true,
  away: false,
  host: name === "Ann",
});
const TABLE: TableInfo = {
  id: "t1",
  game: ID,
  options: { hour: "dusk", "wild-knights": true },
  status: "open",
  seats: [seat("Ann"), seat("Bob")],
  watchers: 0,
  patience: null,
  lang: "en",
  talk: 300,
  commitment: null,
  seed: null,
  proposal: null,
  next: null,
};
const step = (by: number | null, answers: number): object => ({
  answers,
  by,
  view: { squares: [answers] },
  waiting: "Bob thinks.",
  news: [{ news: "event", seq: answers, event: { event: "marched" }, text: `March ${answers}.` }],
});
const REPLAY = {
  table: { ...TABLE, status: "over" },
  viewer: "open",
  result: ["Bob has the crown.", "Bob wins."],
  steps: [step(null, 0), step(0, 1), step(0, 2), step(1, 3)],
} as unknown as Retold;
const ANSWERS: Readonly<Record<string, object>> = {
  "/api/games": { games: [GAME], languages: ["en"] },
  "/api/tables/t1": { table: TABLE, seat: 0, seats: [0], links: null },
  "/api/tables/t1/replay": REPLAY,
};

let asked: string[];

beforeEach(async () => {
  await speak("en");
  asked = [];
  vi.stubGlobal("fetch", (url: string) => {
    const path = url.split("?")[0] ?? "";
    asked.push(path);
    return Promise.resolve(Response.json(ANSWERS[path] ?? {}, { status: path in ANSWERS ? 200 : 404 }));
  });
});

afterEach(() => vi.unstubAllGlobals());

it("can be set up, with whatever options it has", async () => {
  render(NewTable);
  expect(await screen.findByLabelText("Wild knights")).toBeTruthy();
  const hour = await screen.findByLabelText<HTMLSelectElement>("Hour");
  expect([hour.value, ...[...hour.options].map((one) => one.text)]).toEqual(["dawn", "Dawn", "Dusk"]);
  expect([...(await screen.findByLabelText<HTMLSelectElement>("Seats")).options].map((one) => one.value)).toEqual([
    "2",
    "3",
  ]);
});

it("is offered with what goes with as many as play", async () => {
  render(NewTable);
  const seats = await screen.findByLabelText<HTMLSelectElement>("Seats");
  await screen.findByLabelText("Wild knights");
  expect(screen.queryByLabelText("Small board")).toBeNull();
  await fireEvent.change(seats, { target: { value: "2" } });
  expect(await screen.findByLabelText("Small board")).toBeTruthy();
});

it("has a lobby", async () => {
  const nothing = (): void => undefined;
  const frame = { table: TABLE, room: "HJ4MX2" } as unknown as Frame;
  render(Lobby, { game: {} as Game, frame, seats: [0], onseated: nothing, onleft: nothing });
  expect(await screen.findByText("Chess of kings")).toBeTruthy();
  expect(screen.getByText("Wild knights")).toBeTruthy();
  expect(screen.getByText("Dusk")).toBeTruthy();
});

it("is told again in words, and leaps to where somebody else answers", async () => {
  render(Replay, { id: "t1" });
  expect((await screen.findAllByText("March 0.")).length).toBeGreaterThan(0);
  screen.getByRole("button", { name: "Forward: Turns" }).click();
  expect((await screen.findAllByText("March 2.")).length).toBeGreaterThan(0);
  screen.getByRole("button", { name: "Forward: Turns" }).click();
  expect(await screen.findByText("Bob has the crown.")).toBeTruthy();
});

it.each([
  ["rules", Rules],
  ["cards", Cards],
])("has a page of %s without contents, and nobody asks the server for them", async (_, page) => {
  render(page, { game: ID });
  expect(await screen.findByText("There is nothing about Chess of kings here yet.")).toBeTruthy();
  expect(asked.filter((path) => path.endsWith("/cards"))).toEqual([]);
});
