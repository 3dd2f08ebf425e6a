/** What somebody wants is kept, and the page carries it; storage that is full or strange words break nothing. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const fresh = async () => {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
};
const root = document.documentElement;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("the settings", () => {
  it("are as usual until somebody wants it otherwise, and then stay so", async () => {
    const settings = await fresh();
    expect([settings.theme, settings.cards, settings.motion]).toEqual(["system", "usual", "system"]);
    expect([settings.pace, settings.confirm, settings.tempo]).toEqual(["usual", "usual", 1]);
    settings.set("theme", "dark");
    settings.set("cards", "large");
    settings.set("pace", "quick");
    expect({ ...root.dataset }).toMatchObject({ theme: "dark", cards: "large" });
    const again = await fresh();
    expect([again.theme, again.cards, again.pace]).toEqual(["dark", "large", "quick"]);
    expect(again.tempo).toBeLessThan(1);
  });

  it("keep nothing that is as usual", async () => {
    const settings = await fresh();
    settings.set("theme", "dark");
    settings.set("theme", "system");
    expect(localStorage.length).toBe(0);
  });

  it("take no notice of words that they do not know", async () => {
    localStorage.setItem("interregnum.theme", "purple");
    localStorage.setItem("interregnum.pace", "");
    const settings = await fresh();
    expect([settings.theme, settings.pace]).toEqual(["system", "usual"]);
  });

  it("hold as long as the page where nothing can be kept", async () => {
    const full = (): never => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: full, setItem: full, removeItem: full });
    const settings = await fresh();
    settings.set("motion", "none");
    expect([settings.motion, settings.still, root.dataset["motion"]]).toEqual(["none", true, "none"]);
  });
});

describe("nothing moves", () => {
  it("if somebody here or the whole device wants it so", async () => {
    const settings = await fresh();
    expect([settings.still, root.dataset["motion"]]).toEqual([false, "usual"]);
    settings.set("motion", "none");
    expect([settings.still, root.dataset["motion"]]).toEqual([true, "none"]);
    settings.set("motion", "system");
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
    settings.dress();
    expect([settings.still, root.dataset["motion"]]).toEqual([true, "none"]);
  });
});
