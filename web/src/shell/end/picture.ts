/** A picture of the result, to be sent to a chat: drawn here, from what the page shows anyway. */

export interface Result {
  game: string; // its name
  rows: readonly { place: number | null; name: string; text: string }[]; // the winners first
}

export const WIDE = 1200;
export const HIGH = 630;
const LONGEST = 54; // letters of a row
const CROWN = "M0 34 8 6 24 22 34 0 44 22 60 6 68 34z";

const escaped = (text: string): string => text.replace(/[&<>"']/g, (one) => `&#${one.codePointAt(0) ?? 0};`);

const cut = (text: string): string => {
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : text;
};

/** The result as a drawing without anything from elsewhere. */
export function drawn({ game, rows }: Result): string {
  const step = Math.min(92, 420 / Math.max(rows.length, 1));
  const lines = rows.map(({ place, name, text }, number) =>
    row(cut(`${name}: ${text}`), place === 1, 190 + step * number),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">
<rect width="${WIDE}" height="${HIGH}" fill="#a97c50"/>
<rect x="28" y="28" width="${WIDE - 56}" height="${HIGH - 56}" rx="22" fill="#f6ecd6" stroke="#b08a5b" stroke-width="3"/>
<text x="80" y="112" font-family="Georgia, serif" font-weight="700" font-size="54" fill="#2b1c10">${escaped(game)}</text>
${lines.join("\n")}
<text x="${WIDE - 80}" y="${HIGH - 52}" text-anchor="end" font-family="Georgia, serif" font-size="24" fill="#614b36">Interregnum</text>
</svg>`;
}

function row(text: string, won: boolean, y: number): string {
  const look = won ? `font-weight="700" fill="#7c4a00"` : `fill="#2b1c10"`;
  const crown = won ? `<path d="${CROWN}" transform="translate(80 ${y - 30})" fill="#b8730a"/>` : "";
  return `${crown}<text x="170" y="${y}" font-family="Georgia, serif" font-size="36" ${look}>${escaped(text)}</text>`;
}

/** The drawing as a picture that chats take. */
export async function painted(drawing: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((found) => (found === null ? fail(new Error("no picture")) : done(found)), "image/png"),
  );
}
