/** Everything that can be set, in one place. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LANGUAGES } from "$kit/language.svelte";
import { SETTINGS, settings, type Setting } from "$kit/settings.svelte";
import { sounds } from "$kit/sounds.svelte";
import { say, speak } from "$kit/words";
import { settingsWords } from "../state/panel.svelte";
import Settings from "./Settings.svelte";

beforeEach(async () => {
  await speak("en");
  await settingsWords.open();
});

afterEach(() => vi.unstubAllGlobals());

it.each(LANGUAGES)("has words for each choice in %s, and its language first", async (language) => {
  await speak(language);
  render(Settings, { onclose: () => undefined });
  for (const [one, words] of Object.entries(SETTINGS)) {
    const group = screen.getByRole("group", { name: say(`web-set-${one}`) });
    const found = [...group.querySelectorAll("label")].map((label) => label.textContent.trim());
    expect(found).toEqual(words.map((word) => say(`web-set-${one}-${word}`)));
    expect(new Set(found).size).toBe(words.length);
  }
});

it.each(Object.keys(SETTINGS) as Setting[])("sets what is chosen at once: %s", async (one) => {
  render(Settings, { onclose: () => undefined });
  for (const word of SETTINGS[one]) {
    const group = screen.getByRole("group", { name: say(`web-set-${one}`) });
    await fireEvent.click(group.querySelector(`[value=${word}]`) ?? group);
    expect(settings[one]).toBe(word);
  }
});

it("changes the language of the page", async () => {
  render(Settings, { onclose: () => undefined });
  await fireEvent.click(screen.getByRole("radio", { name: "Polski" }));
  await screen.findByText(say("web-set-kept"));
  await expect.poll(() => document.documentElement.lang).toBe("pl");
});

it("names each language in itself", () => {
  render(Settings, { onclose: () => undefined });
  const names = LANGUAGES.map((language) => document.querySelector(`label[lang=${language}]`)?.textContent.trim());
  expect(names).toEqual(["English", "Polski", "Українська"]);
});

it("has a slider for the volume, for those who hear something", async () => {
  vi.stubGlobal("navigator", { ...navigator, userActivation: { hasBeenActive: false } });
  render(Settings, { onclose: () => undefined });
  const slider = screen.getByRole<HTMLInputElement>("slider");
  expect(slider.disabled).toBe(true);
  await fireEvent.click(screen.getByRole("radio", { name: say("web-set-sound-on") }));
  expect([sounds.on, slider.disabled]).toEqual([true, false]);
  await fireEvent.input(slider, { target: { value: "20" } });
  expect(sounds.volume).toBe(20);
});
