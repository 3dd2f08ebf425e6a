/** What somebody wants of every page and table, as this browser remembers it; the page itself carries it for the look. */
import { keep, kept } from "./kept";

export const SETTINGS = {
  theme: ["system", "light", "dark"],
  cards: ["small", "usual", "large"],
  motion: ["system", "none"],
  pace: ["slow", "usual", "quick"],
  confirm: ["once", "usual", "twice"],
} as const;

export type Setting = keyof typeof SETTINGS;
export type Chosen<One extends Setting> = (typeof SETTINGS)[One][number];

const AT_FIRST = { theme: "system", cards: "usual", motion: "system", pace: "usual", confirm: "usual" } as const;
const CALM = "(prefers-reduced-motion: reduce)"; // a wish of the whole device
const TEMPO: Readonly<Record<Chosen<"pace">, number>> = { slow: 2, usual: 1, quick: 0.5 };

function remembered<One extends Setting>(one: One): Chosen<One> {
  const found = kept(one);
  return SETTINGS[one].find((word): word is Chosen<One> => word === found) ?? (AT_FIRST[one] as Chosen<One>);
}

class Settings {
  theme = $state(remembered("theme"));
  cards = $state(remembered("cards"));
  motion = $state(remembered("motion"));
  pace = $state(remembered("pace"));
  confirm = $state(remembered("confirm"));

  set<One extends Setting>(one: One, word: Chosen<One>): void {
    (this as { [Name in One]: Chosen<Name> })[one] = word;
    keep(one, word === AT_FIRST[one] ? null : word);
    this.dress();
  }

  /** Whether nothing is to move. */
  get still(): boolean {
    return this.motion === "none" || window.matchMedia(CALM).matches;
  }

  /** By how much whatever moves takes longer than usual. */
  get tempo(): number {
    return TEMPO[this.pace];
  }

  /** The look follows what stands at the root of the page. */
  dress(): void {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.theme;
    dataset["cards"] = this.cards;
    dataset["motion"] = this.still ? "none" : "usual";
  }
}

export const settings = new Settings();
settings.dress();
window.matchMedia(CALM).addEventListener("change", () => settings.dress());
