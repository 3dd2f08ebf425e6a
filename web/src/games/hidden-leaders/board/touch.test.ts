import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { books, scenes } from "../gallery/samples";
import { Book } from "../cards/book";
import type { Frame, HiddenLeadersView } from "$protocol";
import { speakHere } from "../speaking";
import { desk } from "./desk.svelte";
import TableBoard from "./TableBoard.svelte";

const SCENE = scenes.en["three"] as Frame;
const VIEW = SCENE.view as HiddenLeadersView;
const HAND = VIEW.hands[VIEW.viewer ?? 0]?.[0] ?? "";
/** One answer for everything on the table that one can point at, by the place where it lies. */
const ANSWERS = [
  ["a card of the hand", `play ${HAND}`, `[data-place="hand/${VIEW.viewer}/${HAND}"]`, `hand/${VIEW.viewer}/${HAND}`],
  ["a card of the tavern", "draw tavern-1", `[data-place="tavern/0"]`, "tavern/0"],
  ["a pile", "draw harbor", `[data-place="pile/harbor"]`, "pile/harbor"],
  ["a hero of a party", "bury B+1", `[data-place="party/1/up/0"]`, "party/1/up/0"],
  ["a hidden hero", "look B-1", `[data-place="party/1/down/0"]`, "party/1/down/0"],
  ["a seat", "choose C", `[data-place="seat/2"] button`, "seat/2"],
  ["a faction", "choose undead", `li[data-faction="undead"] button`, "faction/undead"],
  ["a space of the track", "move red+1", ".marker.ghost", `track/red/${VIEW.red + 1}`],
] as const;
const FRAME: Frame = {
  ...SCENE,
  question: {
    ask: "any",
    source: null,
    choices: ANSWERS.map(([what, choice, , at]) => ({
      choice,
      verb: choice.split(" ", 1)[0] ?? "",
      group: "",
      at: [at],
      text: `Take ${what}`,
    })),
    text: "Which?",
  },
};

let chosen: string[];
let again: (props: { frame: Frame }) => Promise<void>;

const pointed = (pointerType: string): PointerEvent => new PointerEvent("click", { pointerType, bubbles: true });

function target(where: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(where);
  if (found === null) throw new Error(`nothing at ${where}`);
  return found;
}

function table(): void {
  const book = new Book(books.en);
  const onchoose = (choice: string): unknown => chosen.push(choice);
  again = render(TableBoard, { frame: FRAME, view: VIEW, book, log: [], chat: [], onchoose }).rerender;
}

beforeEach(async () => {
  await speakHere("en");
  chosen = [];
});

afterEach(() => desk.clear());

describe.each(ANSWERS)("%s", (what, choice, where) => {
  it("is chosen at once by a mouse or a key", async () => {
    table();
    await fireEvent(target(where), pointed("mouse"));
    await fireEvent(target(where), pointed(""));
    expect(chosen).toEqual([choice, choice]);
    expect(screen.getAllByRole("button", { name: `Take ${what}` })).toContain(target(where));
  });

  it("is read by a finger, and chosen by a button with words", async () => {
    table();
    await fireEvent(target(where), pointed("touch"));
    expect(chosen).toEqual([]);
    const sheet = await screen.findByRole("dialog");
    const button = [...sheet.querySelectorAll("button")].find((one) => one.textContent === `Take ${what}`);
    if (button === undefined) throw new Error("no button");
    await fireEvent(button, new PointerEvent("click", { pointerType: "touch", detail: 2, bubbles: true }));
    expect(chosen).toEqual([]); // a double tap is no answer, either
    await fireEvent(button, pointed("touch"));
    expect(chosen).toEqual([choice]);
  });
});

/** A finger that rests on a card for so long, of which the page hears after half a second. */
async function touched(card: HTMLElement, milliseconds: number): Promise<void> {
  const at = (type: string, timeStamp: number): Event =>
    Object.defineProperty(new PointerEvent(type, { pointerType: "touch", bubbles: true }), "timeStamp", {
      value: timeStamp,
    });
  await fireEvent(card, at("pointerdown", 1000));
  vi.advanceTimersByTime(500);
  await fireEvent(card, at("pointerup", 1000 + milliseconds));
  await fireEvent(card, at("click", 1000 + milliseconds));
}

it.each([
  [500, 0],
  [50, 1],
])(
  "a finger that lay on a card for %d ms opens %d sheets, however late the page hears of it",
  async (rests, sheets) => {
    vi.useFakeTimers();
    table();
    await touched(target(ANSWERS[0][2]), rests);
    vi.useRealTimers();
    expect(screen.queryAllByRole("dialog")).toHaveLength(sheets);
  },
);

/** What a page hears of a mouse that is over a card, and has come so far since it was last heard of. */
const over = (movementX: number): Event =>
  Object.defineProperties(new PointerEvent("pointermove", { pointerType: "mouse", bubbles: true }), {
    movementX: { value: movementX },
    movementY: { value: 0 },
  });

it.each([
  ["not shown large when it comes to lie under a mouse that rests", 0, 0],
  ["shown large when a mouse comes over it", 3, 1],
])("a card is %s", async (_, by, shown) => {
  vi.useFakeTimers();
  table();
  await fireEvent(target(ANSWERS[1][2]), over(by));
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(document.querySelectorAll(".glass")).toHaveLength(shown);
});

it("offers nothing any more when the game has gone on", async () => {
  table();
  await fireEvent(target(ANSWERS[0][2]), pointed("touch"));
  await screen.findByRole("dialog");
  await again({ frame: { ...FRAME, seq: FRAME.seq + 1 } }); // somebody said something
  expect(screen.queryByRole("dialog")).not.toBeNull();
  await again({ frame: { ...FRAME, answers: FRAME.answers + 1 } });
  expect(screen.queryByRole("dialog")).toBeNull();
});
