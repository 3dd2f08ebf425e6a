/** A page for development and pictures: `npm run dev`, then gallery.html?scene=six&lang=uk&theme=dark. */
import { mount } from "svelte";
import "$kit/look/global.css";
import { isLanguage } from "$kit/language.svelte";
import { speakHere } from "../speaking";
import Gallery from "./Gallery.svelte";

const wanted = new URLSearchParams(location.search);
const lang = wanted.get("lang");
const language = isLanguage(lang) ? lang : "en";
const theme = wanted.get("theme");
if (theme !== null) document.documentElement.dataset["theme"] = theme;
const sight = wanted.get("sight");
if (sight !== null) document.documentElement.style.filter = `url(#${sight})`;

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the gallery");
void speakHere(language).then(() =>
  mount(Gallery, { target, props: { language, scene: wanted.get("scene") ?? "two" } }),
);
