/** The first page offers what the server says can be played, and nothing else. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LANGUAGES } from "$kit/language.svelte";
import { say, speak } from "$kit/words";
import type { GameInfo, OptionInfo } from "$protocol";
import Home from "./Home.svelte";
import NewTable from "./NewTable.svelte";

const game = (id: string, more: Partial<GameInfo> = {}): GameInfo => ({
  ...{ id, least: 2, most: 4, options: [], bots: ["random"], usual: "random" },
  ...more,
});
const OPTIONS: OptionInfo[] = [
  { name: "wild-knights", words: [], default: false },
  { name: "hour", words: ["dawn", "dusk"], default: "dawn" },
  { name: "blind", words: [], default: false },
];
const CHESS = game("chess-of-kings", { options: OPTIONS, first: { "wild-knights": true, hour: "dusk" } });
const GAMES = [CHESS, game("heroes", { lessons: { "first-game": 2 } }), game("hidden-leaders")];

let wished: object[];

beforeEach(() => {
  localStorage.clear();
  wished = [];
  vi.stubGlobal("fetch", (url: string, asked?: RequestInit) => {
    if (url.startsWith("/api/games")) return Promise.resolve(Response.json({ games: GAMES, languages: LANGUAGES }));
    if (url === "/api/tables" && asked?.method === "POST") wished.push(JSON.parse(asked.body as string) as object);
    return Promise.resolve(Response.json({}, { status: 404 }));
  });
});

afterEach(() => vi.unstubAllGlobals());

it.each(LANGUAGES)(
  "shows the games side by side in the order of the server, by name where it has words, in %s",
  async (language) => {
    await speak(language);
    render(Home);
    const games = await screen.findAllByRole<HTMLInputElement>("radio");
    expect(games.map(({ value }) => value)).toEqual(GAMES.map(({ id }) => id));
    const names = ["Chess of kings", say("heroes-name"), say("hidden-leaders-name")];
    expect(names.every((name) => screen.getByRole("radio", { name }))).toBe(true);
    expect(games.filter(({ checked }) => checked)).toHaveLength(1);
  },
);

it.each(["heroes", "hidden-leaders"])("shows %s by a picture, with seats, minutes and a sentence", async (id) => {
  await speak("en");
  render(Home);
  const radio = await screen.findByRole("radio", { name: say(`${id}-name`) });
  const label = radio.closest("label");
  expect(label?.querySelector("img")?.getAttribute("src")).toMatch(/picture.*svg/);
  for (const told of ["2–4 players", say(`${id}-time`), say(`${id}-pitch`)]) expect(label?.textContent).toContain(told);
});

it("plays, teaches and tells of the game that is chosen, and remembers it", async () => {
  await speak("en");
  const { unmount } = render(Home);
  await fireEvent.click(await screen.findByRole("radio", { name: say("heroes-name") }));
  expect(screen.getByRole("heading", { level: 2, name: say("heroes-name") })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Rules" }).getAttribute("href")).toBe("/rules/heroes");
  expect(screen.getByRole("link", { name: "Cards" }).getAttribute("href")).toBe("/cards/heroes");
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  expect(wished).toMatchObject([{ game: "heroes" }]);
  unmount();
  render(NewTable);
  expect(await screen.findByRole("radio", { name: say("heroes-name"), checked: true })).toBeTruthy();
});

it("asks for the options of a first game as the server says, and for no others", async () => {
  await speak("en");
  render(Home);
  const chess = await screen.findByRole("radio", { name: "Chess of kings" });
  expect(screen.queryByLabelText("Wild knights")).toBeNull();
  await fireEvent.click(chess);
  expect(screen.getByLabelText<HTMLInputElement>("Wild knights").checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>("Hour").value).toBe("dusk");
  expect(screen.queryByLabelText("Blind")).toBeNull();
  await fireEvent.click(screen.getByLabelText("Wild knights"));
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  expect(wished).toMatchObject([{ game: CHESS.id, seats: 4, options: { "wild-knights": false, hour: "dusk" } }]);
});

it("says so where the browser keeps nothing, and can be played all the same", async () => {
  await speak("en");
  const full = (): never => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, removeItem: full });
  render(Home);
  expect(await screen.findByText(say("web-forgetful"))).toBeTruthy();
  await fireEvent.click(await screen.findByRole("radio", { name: "Chess of kings" }));
  await fireEvent.click(screen.getByRole("button", { name: "Play now" }));
  expect(wished).toMatchObject([{ game: CHESS.id }]);
});

it("does not speak of storage where there is some", async () => {
  await speak("en");
  render(Home);
  await screen.findAllByRole("radio");
  expect(screen.queryByText(say("web-forgetful"))).toBeNull();
});

it("begins the guided game of the game that is chosen", async () => {
  await speak("en");
  render(Home);
  await fireEvent.click(await screen.findByRole("radio", { name: say("heroes-name") }));
  expect(screen.getByText(say("heroes-lesson"))).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: say("web-learn-start") }));
  expect(wished).toMatchObject([{ game: "heroes", seats: 2, lesson: "first-game" }]);
});
