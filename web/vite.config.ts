import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Only the packages under "dependencies" may be imported here: `npm ci --omit=dev` must be enough to build the client.

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// tsconfig.json says the same to the checks
const PLACES = {
  $kit: here("src/kit"),
  $packages: here("../src/interregnum/games"), // what the games are in Python: here for their words
  $protocol: here("src/protocol.ts"),
  $shell: here("src/shell"),
  $words: here("../src/interregnum/words"),
};

const SERVER = process.env["INTERREGNUM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: PLACES },
  build: {
    outDir: "../src/interregnum/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy of the page allows nothing inline
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    fs: { allow: [".", PLACES.$words, PLACES.$packages] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
});
