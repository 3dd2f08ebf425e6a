import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Only the packages under "dependencies" may be imported here: `npm ci --omit=dev` must be enough to build the client.

const WORDS = fileURLToPath(new URL("../src/interregnum/i18n", import.meta.url));

const SERVER = process.env["INTERREGNUM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
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
