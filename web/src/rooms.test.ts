import { expect, it } from "vitest";
import protocol from "./protocol.ts?raw";

const SOURCES = import.meta.glob<string>("./{shell,kit}/**/*", { eager: true, query: "?raw", import: "default" });

/** The ids of the games that the protocol speaks of: `some-game`; its types begin with `SomeGame`. */
const GAMES = [...new Set([...protocol.matchAll(/^ {2}game: "([\w-]+)";$/gm)].map((found) => found[1] ?? ""))];

it.each(GAMES)("shell and kit do not know the name of %s", (game) => {
  const name = new RegExp(game.replaceAll("-", "[ _-]?"), "i");
  const found = Object.entries(SOURCES).filter(([path, text]) => !path.endsWith(".test.ts") && name.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});

/** How games are offered: the names of their options stand there. */
const OFFERS = import.meta.glob<string>("$packages/*/words/en/offer.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const OPTIONS = Object.values(OFFERS).flatMap((text) => [...text.matchAll(/^[\w-]+?-option-([\w-]+) =/gm)]);

it.each(OPTIONS.map((found) => found[1] ?? ""))("shell and kit do not know the option %s", (option) => {
  // how dates are written is no option of a game
  const named = new RegExp(`(?<!month: )["'\`](?:[\\w-]+-(?:option|about)-)?${option}["'\`]`);
  const found = Object.entries(SOURCES).filter(([path, text]) => !path.endsWith(".test.ts") && named.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});

it("knows which games and options there are", () => {
  expect(GAMES.length).toBeGreaterThan(1);
  expect(OPTIONS.length).toBeGreaterThan(10);
  expect(Object.keys(SOURCES).length).toBeGreaterThan(80);
});
