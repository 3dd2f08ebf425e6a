/** Frames that this page does not understand: of an unknown game, of a newer protocol, with a broken map. */
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { say, speak } from "$kit/words";
import App from "./App.svelte";

const SEATS = [{ kind: "person", name: "Ann", bot: "random", here: true, away: false, host: true }];
const TABLE = {
  ...{
    id: "t1",
    game: "heroes",
    options: {},
    status: "playing",
    seats: SEATS,
    watchers: 0,
    patience: null,
    lang: "en",
  },
  ...{ talk: 300, commitment: "00", seed: null, proposal: null, next: null },
};
const FRAME = {
  ...{ type: "frame", seq: 7, since: 0, you: null, table: TABLE, answers: 3, view: {}, question: null, undo: null },
  ...{ clock: null, news: [] },
};

let hear: (text: string) => void;

class Wire {
  addEventListener(type: string, listener: (event: { data: string }) => void): void {
    if (type === "message") hear = (data) => listener({ data });
  }
  send(): void {
    return;
  }
  close(): void {
    return;
  }
}

beforeEach(async () => {
  await speak("en");
  vi.stubGlobal("WebSocket", Wire);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", (url: string) =>
    Promise.resolve(
      Response.json(
        url.startsWith("/api/games/") ? { game: "heroes", lang: "en", kinds: [] } : { table: TABLE, seats: [] },
      ),
    ),
  );
  history.replaceState(null, "", "/t/t1");
  render(App);
  await expect.poll(() => hear).toBeTruthy();
});

it.each([
  ["no JSON at all", "<html>"],
  ["a frame without what frames have", JSON.stringify({ type: "frame", version: 99, parts: [] })],
  ["nothing that has a type", "42"],
])("%s leads to a page with a way home", async (_, text) => {
  hear(text);
  expect(await screen.findByRole("heading", { name: say("web-strange") })).toBeTruthy();
  expect(screen.getByRole("link", { name: say("web-home") }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("button", { name: say("web-reload") })).toBeTruthy();
});

it.each([
  ["without a map", { sight: {} }],
  ["with a map that is none", { sight: { map: { rows: "nothing" } }, heroes: {}, players: [{ town: 5 }] }],
])("a view %s leads to a page with a way home", async (_, view) => {
  hear(JSON.stringify({ ...FRAME, view }));
  expect(await screen.findByRole("heading", { name: say("web-strange") }, { timeout: 40_000 })).toBeTruthy();
  expect(screen.getByRole("link", { name: say("web-home") })).toBeTruthy();
});

it("a message of an unknown kind is left alone: whoever speaks newer words may say more", () => {
  hear(JSON.stringify({ type: "fireworks" }));
  expect(screen.queryByRole("heading", { name: say("web-strange") })).toBeNull();
});
