/**
 * Draws the icons of game-icons.net that are named in tables (*.json), and no other, in whole numbers on a grid that is
 * finer than any screen shows them: all of a folder on one sheet, those of a folder within it each in a file of its own,
 * where a page shows few of many. `npm run icons` after a change of those tables.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize } from "svgo";

const DRAWN = 512; // units across, as they come
const GRID = 192; // units across, as they are kept; Emblem.svelte says the same
const SCALING = { floatPrecision: 8, transformPrecision: 8 };
const SRC = new URL("../src/", import.meta.url);
const all = read(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json")).icons;
const games = readdirSync(new URL("games/", SRC)).map((game) => `games/${game}/icons/`);
for (const folder of ["kit/icons/", ...games]) if (existsSync(new URL(folder, SRC))) draw(new URL(folder, SRC));

/** @param {URL} folder */
function draw(folder) {
  const names = named(folder);
  write(new URL("sheet.svg", folder), `\n${names.map(symbol).join("\n")}\n`);
  console.log(`${names.length} icons on a sheet`);
  for (const one of readdirSync(folder, { withFileTypes: true }).filter((found) => found.isDirectory())) {
    const apart = new URL(`${one.name}/`, folder);
    for (const old of readdirSync(apart).filter((name) => name.endsWith(".svg"))) rmSync(new URL(old, apart));
    for (const name of named(apart)) write(new URL(`${name}.svg`, apart), alone(name));
  }
}

/**
 * The icons that the tables of a folder name.
 * @param {URL} folder
 */
function named(folder) {
  const tables = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return [...new Set(tables.flatMap((name) => Object.values(read(new URL(name, folder)))))].sort();
}

/**
 * @param {URL} path
 * @param {string} drawn
 */
function write(path, drawn) {
  writeFileSync(path, `<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>\n`);
}

/** @param {string | URL} path */
function read(path) {
  return JSON.parse(readFileSync(path, "utf-8"));
}

/** @param {string} name */
function symbol(name) {
  return `<symbol id="${name}" viewBox="0 0 ${GRID} ${GRID}">${shape(name)}</symbol>`;
}

/** @param {string} name */
function alone(name) {
  const path = /^<path d="([^"]+)"\/>$/.exec(shape(name));
  if (path === null) throw new Error(`${name} is not drawn in one line`);
  return `<path id="i" d="${path[1]}"/>`;
}

/** @param {string} name */
function shape(name) {
  if (!(name in all)) throw new Error(`game-icons has no icon ${name}`);
  const scaled = all[name].body.replaceAll("<path ", `<path transform="scale(${GRID / DRAWN})" `);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">${scaled}</svg>`;
  const overrides = { convertTransform: SCALING, convertPathData: { ...SCALING, floatPrecision: 0 } };
  const { data } = optimize(drawing, {
    floatPrecision: 0,
    multipass: true,
    plugins: [{ name: "preset-default", params: { overrides } }],
  });
  const found = data.replace(/^<svg[^>]*>|<\/svg>$/g, "").replaceAll(' fill="currentColor"', "");
  if (found.includes("transform")) throw new Error(`${name} could not be drawn on the grid`);
  return found;
}
