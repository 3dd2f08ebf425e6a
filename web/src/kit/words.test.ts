import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { LANGUAGES, speech } from "./language.svelte";
import { bundleOf, say, speak } from "./words";

const files = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name));
const sources = files.filter((name) => !name.endsWith(".test.ts")).map((name) => readFileSync(`src/${name}`, "utf-8"));
const said = [
  ...new Set(sources.flatMap((text) => [...text.matchAll(/\bsay\(\s*"([\w.-]+)"/g)].map((found) => found[1] ?? ""))),
];

describe.each(LANGUAGES)("in %s", (language) => {
  it("there are words for every message that is said", async () => {
    await speak(language);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((message) => !speech.bundle?.hasMessage(message.split(".")[0] ?? ""))).toEqual([]);
  });
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
