import { fromHex, toHex } from "../hex";
import { sha256 } from "../sha256";

/** Whether a seed is the one whose SHA-256 was published before the first move. */
export function fits(seed: string, commitment: string): boolean {
  return toHex(sha256(fromHex(seed))) === commitment.toLowerCase();
}
