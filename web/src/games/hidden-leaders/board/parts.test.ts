import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { books, scenes } from "../gallery/samples";
import { Book } from "../cards/book";
import type { Frame, HiddenLeadersView } from "$protocol";
import { speakHere } from "../speaking";
import { desk } from "./desk.svelte";
import TableBoard from "./TableBoard.svelte";

const SCENE = scenes.en["three"] as Frame;
const VIEW = SCENE.view as HiddenLeadersView;
const [ME, OTHER] = [VIEW.viewer ?? 0, 1];
const HAND = `hand/${ME}/${VIEW.hands[ME]?.[0] ?? ""}`;
/** Where one can press, in the order in which it is drawn: one's own cards, another seat, the middle of the table. */
const PLACES = [HAND, `party/${OTHER}/up/0`, "tavern/0"] as const;
const ENOUGH = 1000; // milliseconds until all of a table is drawn

const asking = (seq: number): Frame => ({
  ...SCENE,
  seq,
  question: {
    ask: "any",
    source: null,
    choices: PLACES.map((at) => ({ choice: `${at} ${seq}`, verb: "any", group: "", at: [at], text: at })),
    text: "Which?",
  },
});

let chosen: string[];
let again: (props: { frame?: Frame; view?: HiddenLeadersView; book?: Book }) => Promise<void>;

function lies(place: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-place="${place}"]`);
  if (found === null) throw new Error(`nothing lies at ${place}`);
  return found;
}

async function press(place: string): Promise<void> {
  await fireEvent(lies(place), new PointerEvent("click", { pointerType: "mouse", bubbles: true }));
}

beforeEach(async () => {
  await speakHere("en");
  vi.useFakeTimers();
  chosen = [];
  const onchoose = (choice: string): unknown => chosen.push(choice);
  const props = { frame: asking(SCENE.seq), view: VIEW, book: new Book(books.en), log: [], chat: [], onchoose };
  again = render(TableBoard, props).rerender;
  await vi.advanceTimersByTimeAsync(ENOUGH);
});

afterEach(() => {
  vi.useRealTimers();
  desk.clear();
});

describe("a table that is drawn part by part", () => {
  const now = SCENE.seq + 1;

  it("takes an answer at once where the question lies, and elsewhere once that part shows what is asked", async () => {
    await again({ frame: asking(now) });
    for (const place of PLACES) await press(place);
    expect(chosen).toEqual([`${HAND} ${now}`]);

    await vi.advanceTimersByTimeAsync(ENOUGH);
    chosen = [];
    for (const place of PLACES) await press(place);
    expect(chosen).toEqual(PLACES.map((place) => `${place} ${now}`));
  });

  it("speaks one language in all its parts", async () => {
    const polish = new Book(books.pl);
    await again({ book: polish });
    for (const place of PLACES) expect(lies(place).textContent, place).toMatch(new RegExp(nameAt(polish, place)));
  });

  it("is never drawn for two people at once", async () => {
    await again({ view: { ...VIEW, viewer: OTHER, tavern: [...VIEW.tavern].reverse() } });
    expect(lies("tavern/0").textContent).toContain(nameAt(new Book(books.en), "tavern/2"));
  });
});

/** The name of the card that lay there before. */
function nameAt(book: Book, place: string): string {
  const [where, seat = "", , index = ""] = place.split("/");
  const card =
    where === "hand"
      ? VIEW.hands[ME]?.[0]
      : where === "tavern"
        ? VIEW.tavern[Number(seat)]
        : VIEW.parties[Number(seat)]?.up[Number(index)];
  return book.name(card ?? "");
}
