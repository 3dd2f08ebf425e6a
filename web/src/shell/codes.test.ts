import { expect, test } from "vitest";
import { grouped, isHereOnly, pathOfCode, spelled } from "./codes";

test.each([
  ["HJ4 MX2", "/c/HJ4MX2"],
  [" hj4-mx2 ", "/c/hj4mx2"],
  ["НЙ4МХ2", "/c/НЙ4МХ2"],
  ["HJ4 MX2 RTW", "/d/HJ4MX2RTW"],
])("%s is a code", (typed, path) => {
  expect(pathOfCode(typed)).toBe(path);
});

test.each(["", "HJ4", "http://x/j/abc", "HJ4MX2R", "AAAAAAAAAAAAAAAAAAAAAA", "H/4MX2"])("%s is none", (typed) => {
  expect(pathOfCode(typed)).toBeNull();
});

test("a code is shown in groups and spelled for those who listen", () => {
  expect(grouped("HJ4MX2")).toBe("HJ4 MX2");
  expect(spelled("HJ4 MX2")).toBe("H J 4 M X 2");
});

test("an address of this machine alone is known as one", () => {
  expect(["http://127.0.0.1:8000/j/x", "http://localhost/j/x", "http://[::1]:8000"].map(isHereOnly)).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ["http://192.168.1.5:8000/j/x", "https://localhost.example.org/", "http://127.example/"].map(isHereOnly),
  ).toEqual([false, false, false]);
});
