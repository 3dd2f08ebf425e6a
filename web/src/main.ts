import { mount } from "svelte";
import App from "./App.svelte";
import { speakFirst } from "$lib/words";

const app = document.getElementById("app");
if (app === null) throw new Error("the page has no place for the app");
void speakFirst().then(() => mount(App, { target: app }));
