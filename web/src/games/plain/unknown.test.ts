import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Game } from "$shell/game.svelte";
import type { Socket } from "$shell/line";
import Header from "$shell/parts/Header.svelte";
import type { Frame } from "$protocol";
import { speak } from "$kit/words";
import plain from ".";
import Play from "$shell/pages/Play.svelte";

/** A frame as far as it is the same for every game; the rest is nothing this client knows. */
const FRAME = {
  type: "frame",
  seq: 7,
  since: 0,
  you: 0,
  table: {
    id: "t1",
    game: "chess-of-kings",
    options: {},
    status: "playing",
    seats: [
      { kind: "person", name: "Ann", bot: "random", here: true, away: false, host: true },
      { kind: "person", name: "Bob", bot: "random", here: true, away: false, host: false },
      { kind: "bot", name: "Ada", bot: "random", here: false, away: false, host: false },
    ],
    watchers: 0,
    patience: null,
    lang: "en",
    talk: 300,
    commitment: "00",
    seed: null,
    proposal: null,
    next: null,
  },
  answers: 3,
  view: { squares: [[1]], what: "ever" },
  question: {
    ask: "march",
    source: "some-tile",
    choices: [
      { choice: "march a1", verb: "march", group: "march", at: ["field/a1"], text: "to A1" },
      { choice: "march a2", verb: "march", group: "march", at: ["field/a2"], text: "to A2" },
      { choice: "march b1", verb: "march", group: "march", at: ["field/b1"], text: "to B1" },
      { choice: "rest", verb: "rest", group: "rest", at: [], text: "nowhere" },
      { choice: "fight keen-koi", verb: "fight", group: "fight", at: [], text: "to battle" },
    ],
    text: "Where does your army go?",
  },
  undo: null,
  clock: { seat: 0, asked: 1, left: null },
  news: [
    { news: "event", seq: 5, event: { event: "marched", card: 12, cards: "none" }, text: "Bob marches." },
    { news: "said", seq: 6, seat: 1, name: "Bob", at: 0, text: "Good luck!" },
  ],
} as unknown as Frame;

let sent: { type: string; choice?: string; to?: number }[];
let hear: (message: object) => void;
let game: Game;

function connect(): Socket {
  return {
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === "message") hear = (message) => listener({ data: JSON.stringify(message) } as never);
    },
    send: (text) => sent.push(JSON.parse(text) as (typeof sent)[number]),
    close: () => undefined,
  };
}

beforeEach(async () => {
  await speak("en");
  sent = [];
  game = new Game("t1", "en", 0, connect);
});

afterEach(() => game.close());

function shown(frame: Frame): void {
  hear(frame);
  render(Header, { home: false });
  render(Play, { game, frame, opened: { module: plain, book: undefined }, onleft: vi.fn() });
}

it("plays a game that this client has never heard of in words", async () => {
  shown(FRAME);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Chess of kings");
  expect(screen.getByRole("heading", { name: "Where does your army go?" })).toBeTruthy();
  const labels = FRAME.question?.choices.map((one) => one.text ?? "") ?? [];
  expect(labels.every((label) => screen.getByRole("button", { name: label }))).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "to battle" }));
  expect(sent).toMatchObject([{ type: "answer", choice: "fight keen-koi" }]);
});

it("tells who sits there, what happened and what was said, and lets people take back and speak", async () => {
  shown(FRAME);
  const seats = within(screen.getByRole("list", { name: "Seats" })).getAllByRole("listitem");
  expect(seats.map((seat) => /Ann|Bob|Ada/.exec(seat.textContent)?.[0])).toEqual(["Ann", "Bob", "Ada"]);
  for (const place of [
    screen.getByRole("group", { name: "Log" }),
    screen.getByRole("list", { name: "What just happened" }),
  ])
    expect(within(place).getByText("Bob marches.")).toBeTruthy();
  expect(await screen.findByText("Good luck!")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(sent).toMatchObject([{ type: "undo", to: 2 }]);
});

it("tells the table line by line, where the game tells it", () => {
  shown({ ...FRAME, told: ["Ann: 1, 3, 5", "Bob: 3 dice under the cup"] });
  const lines = within(screen.getByRole("list", { name: "The table" })).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual(["Ann: 1, 3, 5", "Bob: 3 dice under the cup"]);
});

it("tells who is awaited while somebody else is asked", () => {
  shown({ ...FRAME, question: null, waiting: "Bob thinks." });
  expect(screen.getByRole("heading", { name: "Bob thinks." })).toBeTruthy();
});

it("tells the result at the end", async () => {
  const table = { ...FRAME.table, status: "over" as const };
  shown({ ...FRAME, table, question: null, clock: null, result: ["Bob has the crown.", "Bob wins."] });
  expect(await screen.findByText("Bob has the crown.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Play again" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "to battle" })).toBeNull();
});
