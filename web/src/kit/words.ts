import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { isolated } from "./bidi";
import { keepLanguage, keptLanguage, preferred, speech, type Language } from "./language.svelte";
import { prepared } from "./speakers";

export type Facts = Record<string, FluentVariable>;

/** Files of messages by their paths, in which the language is a folder. */
export type Sources = Readonly<Record<string, () => Promise<string>>>;

/** What the house says, and how its games are offered; the rest of a game's words comes with its table. */
const SOURCES: Sources = import.meta.glob<string>(["$words/*/{web,ui}.ftl", "$packages/*/words/*/offer.ftl"], {
  query: "?raw",
  import: "default",
});

/** The words of one language; a mistake in them is ours, and the console says so. */
export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(language, error);
  }
  return bundle;
}

/** What these files say in one language. */
export function textsOf(sources: Sources, language: Language): Promise<string[]> {
  const wanted = Object.entries(sources).filter(([path]) => path.includes(`/${language}/`));
  return Promise.all(wanted.map(([, load]) => load()));
}

/** From now on the page can say this, too, until it speaks another language. */
export function addWords(texts: readonly string[]): void {
  for (const text of texts) speech.bundle?.addResource(new FluentResource(text), { allowOverrides: true });
}

/** What people wrote themselves may run the other way. */
function asSpoken(facts: Facts): Facts {
  const apart = ([name, fact]: [string, FluentVariable]) => [name, typeof fact === "string" ? isolated(fact) : fact];
  return Object.fromEntries(Object.entries(facts).map(apart)) as Facts;
}

export function spoken(bundle: FluentBundle, message: string, facts: Facts): string {
  const [name = "", attribute] = message.split(".");
  const found = bundle.getMessage(name);
  const pattern = attribute === undefined ? found?.value : found?.attributes[attribute];
  if (pattern === null || pattern === undefined) {
    console.error(`no words for ${message}`);
    return message;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, asSpoken(facts), errors);
  for (const error of errors) console.error(message, error);
  return text;
}

/** A message of the interface in the language of the page. */
export function say(message: string, facts: Facts = {}): string {
  return speech.bundle === null ? "" : spoken(speech.bundle, message, facts);
}

/** Whether there are words for a message whose name came from the server. */
export function knows(message: string): boolean {
  return speech.bundle?.hasMessage(message) ?? false;
}

async function fetched(language: Language): Promise<FluentBundle> {
  return bundleOf(language, await textsOf(SOURCES, language));
}

/** Everything on the page speaks this language as soon as all of it can; until then nothing changes. */
export async function speak(language: Language): Promise<void> {
  if (language === speech.language && speech.bundle !== null) {
    speech.wanted = null;
    return;
  }
  speech.wanted = language;
  try {
    const [bundle, change] = [await fetched(language), await prepared(language)];
    if (speech.wanted !== language) return; // another one was chosen meanwhile
    speech.bundle = bundle;
    speech.language = language;
    document.documentElement.lang = language;
    change();
  } finally {
    if (speech.wanted === language) speech.wanted = null;
  }
}

export async function choose(language: Language): Promise<void> {
  await speak(language);
  keepLanguage(speech.language);
}

export function speakFirst(): Promise<void> {
  return speak(preferred(keptLanguage(), navigator.languages));
}
