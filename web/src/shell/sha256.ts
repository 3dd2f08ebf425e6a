/** SHA-256 (FIPS 180-4) in our own words: what browsers have of it is there on secure pages only. */

const BLOCK = 64; // bytes
const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function firstPrimes(many: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < many; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return ((number % 1) * 2 ** 32) | 0;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a single bit, zeros, and how many bits it had: whole blocks. */
function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(whole.length - 4, message.length << 3);
  return view;
}

/** The sixteen words of a block, stretched to one for each round. */
function schedule(view: DataView, at: number): Int32Array {
  const words = new Int32Array(BLOCK);
  for (let t = 0; t < 16; t++) words[t] = view.getInt32(at + 4 * t);
  const word = (t: number): number => words[t] ?? 0;
  for (let t = 16; t < BLOCK; t++) {
    const [early, late] = [word(t - 15), word(t - 2)];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[t] = word(t - 16) + first + word(t - 7) + second;
  }
  return words;
}

type State = [number, number, number, number, number, number, number, number];

function mixed(state: State, words: Int32Array): State {
  let [a, b, c, d, e, f, g, h] = state;
  ROUNDS.forEach((constant, t) => {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + constant + (words[t] ?? 0)) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return [a, b, c, d, e, f, g, h];
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  let state = START as State;
  for (let at = 0; at < view.byteLength; at += BLOCK) {
    const after = mixed(state, schedule(view, at));
    state = state.map((word, number) => (word + (after[number] ?? 0)) | 0) as State;
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, number) => digest.setInt32(4 * number, word));
  return new Uint8Array(digest.buffer);
}
