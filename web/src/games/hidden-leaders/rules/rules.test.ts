import { expect, test } from "vitest";
import { sectionOf } from "./rules";

test("a question is explained where its verb is", () => {
  expect(sectionOf("bury")).toBe("bury");
  expect(sectionOf("exchange-with")).toBe("exchange");
  expect(sectionOf("keep")).toBe("turn");
  expect(sectionOf("player")).toBe("heroes");
});
