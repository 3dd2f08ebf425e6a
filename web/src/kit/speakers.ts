import { speech, type Language } from "./language.svelte";

/** The last step into another language, once what it needs is here. */
export type Change = () => void;
type Speaker = (language: Language) => Promise<Change>;

const speakers = new Set<Speaker>();

/** Whatever was told by the server is fetched in another language before the page speaks it; until the end is called. */
export function speaksAlong(speaker: Speaker): () => void {
  speakers.add(speaker);
  return () => speakers.delete(speaker);
}

/** What all who speak need for another language, also those who come meanwhile. */
export async function prepared(language: Language): Promise<Change> {
  const changes = new Map<Speaker, Change>();
  const missing = (): Speaker[] => [...speakers].filter((one) => !changes.has(one));
  for (let left = missing(); left.length > 0; left = missing()) {
    await Promise.all(left.map(async (one) => changes.set(one, await one(language))));
  }
  return () => {
    for (const [speaker, change] of changes) if (speakers.has(speaker)) change();
  };
}

/** Speak along for good, at first in the language of the page, whichever that is by then. */
export async function joinsIn(speaker: Speaker): Promise<void> {
  const leave = speaksAlong(speaker);
  try {
    let language: Language, change: Change;
    do {
      language = speech.language;
      change = await speaker(language);
    } while (language !== speech.language);
    change();
  } catch (error) {
    leave();
    throw error;
  }
}
