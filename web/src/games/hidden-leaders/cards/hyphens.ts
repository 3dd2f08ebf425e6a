const SHY = "\u00AD";
const VOWELS = "aeiouyąęóаеєиіїоуюя";
const PAIRS = ["sz", "cz", "rz", "ch", "dz", "дз", "дж", "th", "sh", "ck", "ph"]; // one sound each
const LONG = 12; // letters
const SIDE = 4; // letters that stay together at either end

/** A name whose long words may be broken between syllables; browsers know the rules of few languages. */
export function softened(name: string): string {
  return name.replace(/\p{L}{13,}/gu, (word) =>
    [...word].map((letter, index) => (breaks(word.toLowerCase(), index) ? SHY + letter : letter)).join(""),
  );
}

/** Whether a line may end before this letter: after a vowel, or between two consonants that stand between vowels. */
function breaks(word: string, index: number): boolean {
  if (index < SIDE || word.length - index < SIDE) return false;
  const [before, last, here, next] = [-2, -1, 0, 1].map((by) => isVowel(word[index + by] ?? ""));
  if (here || !next) return false;
  return last === true || (before === true && !PAIRS.includes(word.slice(index - 1, index + 1)));
}

function isVowel(letter: string): boolean {
  return VOWELS.includes(letter);
}

/** How many letters the longest piece has that is never broken, as far as the size of a name depends on it. */
export function longestPiece(name: string): number {
  const pieces = softened(name).split(/[\s\-\u00AD]/);
  return Math.max(...pieces.map((piece) => piece.length), Math.min(LONG, name.length));
}
