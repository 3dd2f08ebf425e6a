/** The panel of settings: over whatever page it is opened from; its words come with it. */
import { LateWords } from "$kit/late.svelte";

export const settingsWords = new LateWords(
  import.meta.glob<string>("$words/*/settings.ftl", { query: "?raw", import: "default" }),
);

class Panel {
  opened = $state(false);
}

export const panel = new Panel();
