import { describe, expect, it } from "vitest";
import { preferred } from "$kit/language.svelte";
import { pathOfLink, placeOf } from "./route.svelte";

describe("an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new", { page: "new" }],
    ["/j/Ab-_9x", { page: "join", code: "Ab-_9x" }],
    ["/w/Ab-_9x", { page: "watch", code: "Ab-_9x" }],
    ["/t/abc", { page: "table", id: "abc" }],
    ["/replay/abc", { page: "replay", id: "abc" }],
    ["/replay", { page: "nowhere" }],
    ["/tv/abc", { page: "tv", id: "abc" }],
    ["/t", { page: "nowhere" }],
    ["/t/abc/more", { page: "nowhere" }],
    ["/elsewhere/abc", { page: "nowhere" }],
    ["/rules", { page: "rules", game: null }],
    ["/rules/some-game", { page: "rules", game: "some-game" }],
    ["/cards/some-game", { page: "cards", game: "some-game" }],
    ["/cards/some-game/more", { page: "nowhere" }],
  ])("%s leads to its page", (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });
});

describe("what people paste to join", () => {
  it.each([
    ["https://table.example.org/j/Ab-_9xYz", "/j/Ab-_9xYz"],
    [" http://127.0.0.1:8000/w/Ab-_9xYz/ ", "/w/Ab-_9xYz"],
    ["/j/Ab-_9xYz?x=1", "/j/Ab-_9xYz"],
    ["Ab-_9xYz", "/j/Ab-_9xYz"],
    ["", null],
    ["two words", null],
    ["abc", null],
  ])("%s", (text, path) => {
    expect(pathOfLink(text)).toBe(path);
  });
});

describe("the language", () => {
  it("is the one chosen before", () => {
    expect(preferred("uk", ["pl"])).toBe("uk");
  });

  it("else the first of the browser's that we speak", () => {
    expect(preferred(null, ["de-DE", "pl-PL", "en"])).toBe("pl");
    expect(preferred("xx", ["de"])).toBe("en");
  });
});
