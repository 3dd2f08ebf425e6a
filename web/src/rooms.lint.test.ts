// @vitest-environment node
import { ESLint } from "eslint";
import { expect, it } from "vitest";

const eslint = new ESLint();

async function isRefused(filePath: string, imported: string): Promise<boolean> {
  const line = `import "${imported}";\n`;
  const code = filePath.endsWith(".svelte") ? `<script lang="ts">\n  ${line}</script>\n` : line;
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).some(({ ruleId }) => ruleId === "no-restricted-imports");
}

it.each([
  ["src/kit/words.ts", "$shell/api"],
  ["src/kit/words.ts", "../shell/api"],
  ["src/kit/table/Log.svelte", "$games/plain/index"],
  ["src/shell/games.ts", "../games/plain/index"],
  ["src/shell/pages/Play.svelte", "$games/plain/index"],
  ["src/games/plain/index.ts", "$shell/api"],
  ["src/games/plain/index.ts", "$games/another/index"],
  ["src/games/plain/board/Board.svelte", "../../another/index"],
])("%s may not import %s", async (file, imported) => {
  expect(await isRefused(file, imported)).toBe(true);
});

it.each([
  ["src/shell/api.ts", "$kit/words"],
  ["src/games/plain/index.ts", "$kit/words"],
  ["src/games/plain/index.ts", "$shell/contract"],
  ["src/games/plain/board/log.ts", "../cards/book"],
  ["src/kit/words.ts", "$protocol"],
])("%s may import %s", async (file, imported) => {
  expect(await isRefused(file, imported)).toBe(false);
});
