// @vitest-environment node
import { ESLint } from "eslint";
import { expect, it } from "vitest";
import { EXEMPT } from "../../eslint.secure.js";

const eslint = new ESLint();
const RULES = /^no-restricted-/;

async function refused(code: string, filePath = "src/shell/line.ts"): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).filter(({ ruleId }) => RULES.test(ruleId ?? "")).length;
}

it.each([
  "crypto.randomUUID();",
  "window.crypto.randomUUID();",
  "globalThis.crypto.subtle.digest('SHA-256', bytes);",
  "(globalThis.crypto as Partial<Crypto>)?.subtle;",
  "crypto['subtle'];",
  "const { randomUUID } = crypto;",
  "const { crypto: { subtle: hash } } = window;",
  "navigator.clipboard.writeText('');",
  "navigator?.clipboard?.writeText('');",
  "const { clipboard } = navigator;",
  "navigator.share({});",
  "window.navigator.share({});",
  "const { share } = navigator;",
  "navigator.serviceWorker.register('/x.js');",
  "navigator.mediaDevices;",
  "navigator.wakeLock;",
  "navigator.geolocation;",
  "navigator.storage;",
  "navigator.locks;",
  "new Notification('');",
  "new window.Notification('');",
  "globalThis.caches;",
  "caches.open('x');",
])("refuses %s", async (code) => {
  expect(await refused(code)).toBeGreaterThan(0);
});

it("refuses it in components, too", async () => {
  const component = `<script lang="ts">\n  const id = crypto.randomUUID();\n</script>\n\n<p>{id}</p>\n`;
  expect(await refused(component, "src/kit/fields/Field.svelte")).toBe(1);
});

it.each(["crypto.getRandomValues(new Uint8Array(9));", "navigator.languages;", "localStorage.length;", "table.share;"])(
  "has nothing against %s",
  async (code) => {
    expect(await refused(code)).toBe(0);
  },
);

it("lets one module look whether it is there", async () => {
  expect(await refused("navigator.clipboard;", EXEMPT)).toBe(0);
});
