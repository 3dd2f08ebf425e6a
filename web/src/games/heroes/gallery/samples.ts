import type { HeroesBook } from "$protocol";
import battlesEn from "./samples/battles.json";
import bookEn from "./samples/book.en.json";
import bookPl from "./samples/book.pl.json";
import bookUk from "./samples/book.uk.json";
import en from "./samples/frames.en.json";
import pl from "./samples/frames.pl.json";
import uk from "./samples/frames.uk.json";
import frames from "./samples/story.json";

type Scenes = Readonly<Record<string, unknown>>;

export const books = { en: bookEn, pl: bookPl, uk: bookUk } as Readonly<Record<"en" | "pl" | "uk", HeroesBook>>;
export const battles: Scenes = battlesEn; // by what is asked, in English
export const scenes: Readonly<Record<"en" | "pl" | "uk", Scenes>> = {
  en: { ...battles, ...en },
  pl: { ...battles, ...pl },
  uk: { ...battles, ...uk },
};
export const story: readonly unknown[] = frames;
