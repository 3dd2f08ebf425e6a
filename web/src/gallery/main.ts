/** A page for development and pictures: `npm run dev`, then gallery.html?game=heroes&scene=four&lang=uk&theme=dark. */
import { mount, type Component } from "svelte";
import "$kit/look/global.css";
import { isLanguage } from "$kit/language.svelte";
import { addWords, speak, textsOf } from "$kit/words";
import type { GameModule } from "$shell/contract";
import Gallery from "./Gallery.svelte";
import type { Samples } from "./samples";
import Sights from "./Sights.svelte";

const MODULES = import.meta.glob<GameModule>("../games/*/index.ts", { import: "default" });
const SAMPLES = import.meta.glob<Samples>("../games/*/gallery/samples.ts");
const CARDS = import.meta.glob<Component<{ book: unknown }>>("../games/*/gallery/AllCards.svelte", {
  import: "default",
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
const room = `../games/${game}`;
const [module, samples, AllCards] = await Promise.all([
  MODULES[`${room}/index.ts`]?.(),
  SAMPLES[`${room}/gallery/samples.ts`]?.(),
  CARDS[`${room}/gallery/AllCards.svelte`]?.(),
]);
if (module === undefined || samples === undefined) throw new Error(`there is no gallery of ${game}`);
await speak(language);
addWords(await textsOf(module.words ?? {}, language));
mount(Sights, { target });
mount(Gallery, { target, props: { module, samples, AllCards, language, scene: wanted.get("scene") ?? "two" } });
