import { api, Refusal } from "../api";

const PAUSE = 1500; // milliseconds
const TRIES = 5; // several people of one house may look at once
const TOO_MUCH = 429;

/** A finished game in figures: asked for once, when somebody wants to know. */
export function tallyOf(table: string): () => Promise<unknown> {
  let asked: Promise<unknown> | undefined;
  return () => (asked ??= patiently(() => api.tally(table), TRIES));
}

/** Asks again where the server had too much to do. */
async function patiently(ask: () => Promise<unknown>, tries: number): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    if (tries <= 1 || !(error instanceof Refusal) || error.status !== TOO_MUCH) throw error;
  }
  await new Promise((done) => setTimeout(done, PAUSE));
  return patiently(ask, tries - 1);
}
