import { beforeEach, expect, it } from "vitest";
import { following } from "./following";

const HIGH = 100; // pixels of the list that are seen

let list: HTMLElement;
let inside: number; // pixels of all that is in it
let told: boolean[];

/** It is so high now and has been scrolled to there, by whomever. */
function scroll(whole: number, to: number): void {
  inside = whole;
  list.scrollTop = to;
  list.dispatchEvent(new Event("scroll"));
}

const picture = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));

async function pictures(): Promise<void> {
  for (let number = 0; number < 3; number += 1) await picture();
}

beforeEach(() => {
  list = document.createElement("div");
  list.innerHTML = "<ol><li>one</li></ol>";
  Object.defineProperty(list, "scrollHeight", { get: () => inside });
  Object.defineProperty(list, "clientHeight", { value: HIGH });
  told = [];
  following((reads) => told.push(reads))(list);
  scroll(400, 300);
});

it("takes a step up for somebody's who reads, and one to the end for somebody's who does no more", () => {
  scroll(400, 250);
  scroll(400, 300);
  expect(told).toEqual([false, true, false]);
});

it("takes nothing for somebody's scrolling that came of its own folding and growing", async () => {
  list.querySelector("ol")?.replaceChildren(document.createElement("li"), document.createElement("li"));
  await Promise.resolve();
  scroll(400, 220); // it was as short as that for a moment
  expect(told).toEqual([false]);
  await pictures();
  scroll(400, 200);
  expect(told).toEqual([false, true]);
});
