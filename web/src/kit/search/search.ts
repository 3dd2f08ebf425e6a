/** Words that somebody looks for, found whatever their case and accents: `lucow` finds “Łuców”. */

export interface Piece {
  text: string;
  found: boolean;
}

const LIKE: Readonly<Record<string, string>> = { ł: "l", ґ: "г", "’": "'", ʼ: "'" };

/** Letter by letter, so that places in the text stay what they are. */
function plain(text: string): string {
  const letter = (one: string): string => {
    const lower = one.toLocaleLowerCase();
    return (LIKE[lower] ?? lower.normalize("NFD")).charAt(0);
  };
  return Array.from({ length: text.length }, (_, place) => letter(text.charAt(place))).join("");
}

export function wordsIn(wanted: string): string[] {
  return plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** Whether all the words are in the text, in any order. */
export function holds(text: string, words: readonly string[]): boolean {
  const found = plain(text);
  return words.every((word) => found.includes(word));
}

/** The text cut where words that are looked for begin and end. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const found = plain(text);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 0; at < text.length;) {
    const length = Math.max(0, ...words.filter((word) => found.startsWith(word, at)).map((word) => word.length));
    if (length === 0) {
      at++;
      continue;
    }
    if (at > from) pieces.push({ text: text.slice(from, at), found: false });
    pieces.push({ text: text.slice(at, at + length), found: true });
    from = at += length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), found: false });
  return pieces;
}
