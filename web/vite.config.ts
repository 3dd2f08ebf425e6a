import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// Only the packages under "dependencies" may be imported here: `npm ci --omit=dev` must be enough to build the client.

const ICON = "icon:";
const WORDS = fileURLToPath(new URL("../src/interregnum/i18n", import.meta.url));

/** `import shape from "icon:crown"` is the drawing of one icon of game-icons.net, 512 by 512, and of no other. */
function icons(): Plugin {
    const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
    let all: Record<string, { body: string }> | undefined;
    return {
        name: "icons",
        resolveId: (id) => (id.startsWith(ICON) ? "\0" + id : undefined),
        load(id) {
            if (!id.startsWith("\0" + ICON)) return undefined;
            all ??= (JSON.parse(readFileSync(file, "utf-8")) as { icons: typeof all }).icons;
            const icon = all?.[id.slice(ICON.length + 1)];
            if (icon === undefined) this.error(`game-icons has no icon ${id.slice(ICON.length + 1)}`);
            return `export default ${JSON.stringify(icon.body)};`;
        },
    };
}

const SERVER = process.env["INTERREGNUM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
    plugins: [svelte(), icons()],
    resolve: { alias: { $lib: fileURLToPath(new URL("src/lib", import.meta.url)), $words: WORDS } },
    build: {
        outDir: "../src/interregnum/web",
        emptyOutDir: true,
        target: "es2022",
        assetsInlineLimit: 0, // the policy of the page allows nothing inline
        modulePreload: { polyfill: false },
    },
    server: {
        port: 5173,
        fs: { allow: [".", WORDS] },
        proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
    },
});
