import { expect, it } from "vitest";
import { badge } from "./badge.svelte";

it("marks title and icon as long as any part of the page says so", () => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  const icon = (): string | null | undefined => document.querySelector("link[rel=icon]")?.getAttribute("href");
  expect([badge.mark, icon()]).toEqual(["", "/icon.svg"]);
  const [one, other] = [badge.raise(), badge.raise()];
  expect(badge.mark).toBe("● ");
  expect(icon()).toMatch(/turn.*svg/);
  one();
  expect(badge.mark).toBe("● ");
  other();
  expect([badge.mark, icon()]).toEqual(["", "/icon.svg"]);
});
