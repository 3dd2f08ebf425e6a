import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { isolated } from "./bidi";
import Chat from "./table/Chat.svelte";
import Hearing from "./table/Hearing.svelte";
import { say, speak } from "./words";

const NAME = "שרה כהן"; // from right to left
const APART = `\u2068${NAME}\u2069`;

beforeEach(() => speak("en"));

describe("a name in a sentence", () => {
  it("is set apart if it runs the other way", () => {
    expect(say("web-news-returned", { player: NAME })).toBe(`${APART} is back.`);
    expect(["خالد", "𐤀𐤁", "ﷲ"].map(isolated)).toEqual(["\u2068خالد\u2069", "\u2068𐤀𐤁\u2069", "\u2068ﷲ\u2069"]);
  });

  it("stays as it is if it runs with the sentence", () => {
    expect(say("web-news-returned", { player: "Ann" })).toBe("Ann is back.");
    expect(["Їжачок", "Ann 2", "🂡", "安"].map(isolated)).toEqual(["Їжачок", "Ann 2", "🂡", "安"]);
  });
});

describe("a name that stands alone", () => {
  const line = { news: "said" as const, seq: 1, seat: 0, name: NAME, at: 0, text: "!שלום" };
  const people = [{ seat: 0, name: NAME, muted: false }];

  it.each([
    ["the chat", () => render(Chat, { lines: [line], most: 300 })],
    ["the list of those who are heard", () => render(Hearing, { people, onmute: () => undefined })],
  ])("is set apart in %s", (_, shown) => {
    shown();
    expect(screen.getByText(NAME, { exact: true }).closest("bdi")).not.toBeNull();
  });
});
