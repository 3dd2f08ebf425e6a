import { expect, it } from "vitest";
import { drawn } from "./picture";

const rows = [
  { place: 1, name: "Ann", text: "first" },
  { place: 2, name: '<b>"Bob"</b> & co', text: "second" },
];

it("draws everybody in order, and a crown for the winner alone", () => {
  const found = drawn({ game: "Chess of kings", rows });
  expect(found.indexOf("Ann: first")).toBeLessThan(found.indexOf("second"));
  expect(found.match(/<path /g)).toHaveLength(1);
  expect(found).toContain("Chess of kings");
});

it("is a whole drawing whatever people are called", () => {
  const found = new DOMParser().parseFromString(drawn({ game: "a & b", rows }), "image/svg+xml");
  expect(found.querySelector("parsererror")).toBeNull();
  expect([...found.querySelectorAll("text")].map((one) => one.textContent)).toContain('<b>"Bob"</b> & co: second');
});

it("cuts what is too long, and not in the middle of a letter", () => {
  const found = drawn({ game: "x", rows: [{ place: null, name: "🏰".repeat(60), text: "" }] });
  expect(found).toContain(`${"🏰".repeat(53)}…`);
});
