import { expect, it } from "vitest";
import { ago, dateOf } from "./times";
import { speak } from "./words";

const NOW = Date.UTC(2026, 4, 20, 12) / 1000;

it.each([
  ["en", 0, "now"],
  ["en", 59, "now"],
  ["en", 60, "1 minute ago"],
  ["en", 59 * 60, "59 minutes ago"],
  ["en", 3600, "1 hour ago"],
  ["en", 86400, "yesterday"],
  ["en", 3 * 86400, "3 days ago"],
  ["en", 7 * 86400, "May 13, 2026"],
  ["en", -5, "now"], // another clock is ahead of ours
  ["pl", 1, "teraz"],
  ["uk", 1, "зараз"],
  ["pl", 5 * 60, "5 minut temu"],
  ["uk", 2 * 3600, "2 години тому"],
] as const)("tells in %s how long ago %s seconds were", async (language, seconds, told) => {
  await speak(language);
  expect(ago(NOW - seconds, NOW)).toBe(told);
});

it("tells a date as the language writes it", async () => {
  await speak("pl");
  expect(dateOf(NOW)).toBe("20 maj 2026");
});
