import type { FluentBundle } from "@fluent/bundle";
import { keep, kept } from "./kept";

export const LANGUAGES = ["en", "pl", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the page; its words come with it, so that everything changes at once. */
class Speech {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  wanted = $state<Language | null>(null); // while its words are on their way
}

export const speech = new Speech();

export function isLanguage(text: string | null | undefined): text is Language {
  return (LANGUAGES as readonly string[]).includes(text ?? "");
}

/** The language chosen here before, else the first of the browser's that we speak. */
export function preferred(kept: string | null, browser: readonly string[]): Language {
  if (isLanguage(kept)) return kept;
  return browser.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

export const keptLanguage = (): string | null => kept("language");

export const keepLanguage = (language: Language): void => keep("language", language);
