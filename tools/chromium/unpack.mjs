// Unpack the browser of the package next to this file into ./run, with fonts that it finds.
import { execFileSync } from "node:child_process";
import { chmodSync, createReadStream, createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const packed = join(here, "node_modules/@sparticuz/chromium/bin");
const unpacked = join(here, "run");

async function unpack(name) {
  const target = join(unpacked, name);
  await pipeline(createReadStream(join(packed, `${name}.br`)), createBrotliDecompress(), createWriteStream(target));
  if (name.endsWith(".tar")) execFileSync("tar", ["xf", target, "-C", unpacked]);
}

mkdirSync(unpacked, { recursive: true });
for (const name of ["chromium", "al2023.tar", "fonts.tar", "swiftshader.tar"]) await unpack(name);
chmodSync(join(unpacked, "chromium"), 0o755);

const folders = [join(unpacked, "fonts"), "/usr/share/fonts"].map((folder) => `<dir>${folder}</dir>`).join("");
const cache = `<cachedir>${join(unpacked, "cache")}</cachedir>`;
writeFileSync(join(unpacked, "fonts.conf"), `<?xml version="1.0"?><fontconfig>${folders}${cache}</fontconfig>\n`);

const surroundings = `LD_LIBRARY_PATH="${unpacked}/lib" FONTCONFIG_FILE="${unpacked}/fonts.conf"`;
writeFileSync(
  join(unpacked, "start.sh"),
  `#!/bin/sh\nexport ${surroundings}\nexec "${unpacked}/chromium" "$@"\n`,
  { mode: 0o755 },
);
