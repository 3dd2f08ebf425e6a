/** A page for development and pictures: `npm run dev`, then gallery.html?game=heroes&scene=four&lang=uk&theme=dark. */
import { mount, type Component } from "svelte";
import "$kit/look/global.css";
import { isLanguage, type Language } from "$kit/language.svelte";
import Sights from "./Sights.svelte";

type Gallery = Component<{ language: Language; scene: string }>;

const GALLERIES = import.meta.glob<Gallery>("../games/*/gallery/Gallery.svelte", { import: "default" });
const SPEAKERS = import.meta.glob<(language: Language) => Promise<void>>("../games/*/speaking.ts", {
  import: "speakHere",
});

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "hidden-leaders";
const lang = wanted.get("lang");
const language = isLanguage(lang) ? lang : "en";
const theme = wanted.get("theme");
if (theme !== null) document.documentElement.dataset["theme"] = theme;
const sight = wanted.get("sight");
if (sight !== null) document.documentElement.style.filter = `url(#${sight})`;

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the gallery");
const [gallery, speakHere] = await Promise.all([
  GALLERIES[`../games/${game}/gallery/Gallery.svelte`]?.(),
  SPEAKERS[`../games/${game}/speaking.ts`]?.(),
]);
if (gallery === undefined) throw new Error(`there is no gallery of ${game}`);
await speakHere?.(language);
mount(Sights, { target });
mount(gallery, { target, props: { language, scene: wanted.get("scene") ?? "two" } });
