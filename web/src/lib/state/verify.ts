/** Whether a seed is the one whose SHA-256 was published before the first move; null if this browser cannot tell. */
export async function fits(seed: string, commitment: string): Promise<boolean | null> {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle; // only on secure pages
  if (subtle === undefined) return null;
  return (await sha256(seed, subtle)) === commitment.toLowerCase();
}

async function sha256(hex: string, subtle: SubtleCrypto): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
  const digest = new Uint8Array(await subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
