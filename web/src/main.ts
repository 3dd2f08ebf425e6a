import { mount } from "svelte";
import { speakFirst } from "$kit/words";
import App from "$shell/App.svelte";

const app = document.getElementById("app");
if (app === null) throw new Error("the page has no place for the app");
void speakFirst().then(() => mount(App, { target: app }));
