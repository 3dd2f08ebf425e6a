import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, speech } from "./language.svelte";
import { addWords, bundleOf, say, speak, textsOf, type Sources } from "./words";

const SOURCES = import.meta.glob<string>("../**/*.{ts,svelte}", { eager: true, query: "?raw", import: "default" });
interface Speaking {
  words?: Sources;
  library?: () => Promise<{ words?: Sources }>;
  end?: () => Promise<{ words?: Sources }>;
}
/** What the house says when a game is over, has company or is to be otherwise; the rest is there from the beginning. */
const LAST: Sources = import.meta.glob<string>("$words/*/{analysis,end,people,settings}.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES = import.meta.glob<{ default: Speaking }>("../games/*/index.ts", { eager: true });

/** What is said in the sources of a folder, as far as it is written there whole. */
function saidIn(folder: RegExp): string[] {
  const found = Object.entries(SOURCES).filter(([path]) => folder.test(path) && !path.endsWith(".test.ts"));
  const said = found.flatMap(([, text]) => [...text.matchAll(/\bsay\(\s*"([\w-]+)/g)].map((one) => one[1] ?? ""));
  return [...new Set(said)];
}

describe.each(LANGUAGES)("in %s", (language) => {
  it("there are words for every message that shell and kit say", async () => {
    await speak(language);
    addWords(await textsOf(LAST, language));
    const said = saidIn(/^\.\.\/(shell|kit)\/|^\.\//);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((message) => !speech.bundle?.hasMessage(message))).toEqual([]);
  });

  it.each(Object.entries(GAMES))(
    "%s has words for every message that it says, and no other game's",
    async (path, game) => {
      await speak(language);
      addWords(await textsOf(LAST, language));
      const shared = speech.bundle;
      const { words, library, end } = game.default;
      const later = { ...(await library?.())?.words, ...(await end?.())?.words };
      const own = bundleOf(language, await textsOf({ ...words, ...later }, language));
      const name = path.split("/")[2] ?? "";
      const said = saidIn(new RegExp(`/games/${name}/`));
      expect(said.length).toBeGreaterThan(5);
      expect(said.filter((message) => !own.hasMessage(message) && !shared?.hasMessage(message))).toEqual([]);
      expect([...own._messages.keys()].filter((message) => !message.startsWith(`${name}-`))).toEqual([]);
    },
  );
});

it("a message that is missing is shown by its name, and the console says so", async () => {
  await speak("en");
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(say("web-nothing-of-this-name")).toBe("web-nothing-of-this-name");
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});

it("numbers take their forms", () => {
  const bundle = bundleOf("pl", ["n = { $n ->\n    [one] karta\n    [few] karty\n   *[other] kart\n }"]);
  const pattern = bundle.getMessage("n")?.value ?? "";
  expect([1, 3, 5].map((n) => bundle.formatPattern(pattern, { n }))).toEqual(["karta", "karty", "kart"]);
});
