import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { say } from "$kit/words";
import { books } from "../gallery/samples";
import { speakHere } from "../speaking";
import { Book } from "./book";
import HeroCard from "./HeroCard.svelte";

const [hero] = new Book(books.en).heroes.values();
if (hero === undefined) throw new Error("no hero");

it.each([
  ["small", 1, false],
  ["large", 0, true],
] as const)("a known %s card bears %d signs over its face, and says so in words: %s", async (size, signs, says) => {
  await speakHere("en");
  const { container } = render(HeroCard, { hero, size, known: true });
  expect(container.querySelectorAll(".eye")).toHaveLength(signs); // it would lie on the name of a large card
  expect(container.querySelector(".text")?.textContent.includes(say("hidden-leaders-web-known")) ?? false).toBe(says);
});
