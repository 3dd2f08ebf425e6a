import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Pinned, Question as Asked } from "$protocol";
import { Book, inOrder } from "../cards/book";
import { books } from "../gallery/samples";
import { speakHere } from "../speaking";
import Question from "./Question.svelte";

const CARD = "half-headed-wizard";
const PINS: Pinned[] = [
  { at: "tavern/1", card: "keen-koi", text: "Chosen: Keen Koi from the Tavern" },
  { at: "party/1/down/0", card: null, text: "Chosen: Bob’s first hidden hero" },
  { at: "faction/undead", card: null, text: "Chosen: Undead" },
];

function asked(more: Partial<Asked>) {
  const book = new Book(books.en);
  const question: Asked = { ask: "exchange-with", source: CARD, choices: [], text: "Which hero?", ...more };
  const shown = render(Question, { question, waiting: undefined, source: CARD, book });
  return { ...shown, hero: book.heroes.get(CARD) };
}

describe("what a question is for", () => {
  beforeEach(() => speakHere("en"));

  it("is the sentence of the card that asks, marked among the others", async () => {
    const { container, hero } = asked({ sentence: 1 });
    const lines = hero === undefined ? [] : inOrder(hero);

    expect(await screen.findByText(lines[1] ?? "")).toBeInstanceOf(HTMLElement);
    expect([...container.querySelectorAll("mark")].map((one) => one.textContent)).toEqual([lines[1]]);
    expect(container.querySelector(".sentences span")?.textContent).toBe(lines[0]);
  });

  it("keeps what was chosen before beside it, as a card, a back or a seal", async () => {
    const { container } = asked({ sentence: 1, pinned: PINS });

    for (const { text } of PINS) expect(await screen.findByText(text ?? "")).toBeInstanceOf(HTMLElement);
    const signs = [...container.querySelectorAll(".pins li")].map(
      (one) => one.firstElementChild?.className.split(" ")[0],
    );
    expect(signs).toEqual(["card", "back", "seal"]);
  });

  it("is not told where a rule of the game asks", () => {
    const { container } = asked({});

    expect(container.querySelector(".sentences")).toBeNull();
  });
});
