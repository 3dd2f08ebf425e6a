// Writes the types of the protocol from the server's schema; with --check it only says whether they are up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const SCHEMA = new URL("../../docs/protocol.schema.json", import.meta.url);
const TYPES = new URL("../src/protocol.ts", import.meta.url);

/**
 * A union knows its parts by a tag; the generator would take the description of the tags for one more type.
 * @param {unknown} part
 * @returns {unknown}
 */
function plain(part) {
  if (Array.isArray(part)) return part.map(plain);
  if (part === null || typeof part !== "object") return part;
  const kept = Object.entries(part).filter(([key]) => key !== "discriminator");
  return Object.fromEntries(kept.map(([key, value]) => [key, plain(value)]));
}

const schema = JSON.parse(readFileSync(SCHEMA, "utf-8"));
// the generator passes over what the root does not refer to
const oneOf = Object.keys(schema.$defs).map((name) => ({ $ref: `#/$defs/${name}` }));
const root = { $defs: plain(schema.$defs), description: schema.description, oneOf, title: "Anything" };
const written = await compile(root, "Anything", {
  additionalProperties: false,
  bannerComment: "// Written by `npm run types` from docs/protocol.schema.json.",
  ignoreMinAndMaxItems: true,
});
if (!process.argv.includes("--check")) {
  writeFileSync(TYPES, written);
} else if (written !== readFileSync(TYPES, "utf-8")) {
  console.error("src/protocol.ts is out of date: npm run types");
  process.exit(1);
}
