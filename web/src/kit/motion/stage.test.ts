import { beforeEach, expect, it } from "vitest";
import type { Frame } from "$protocol";
import { Stage, type Flight, type Flying } from "./stage";

const FLIGHT: Flight = { card: "drummer", from: "tavern/0", to: "hand/0/drummer", turns: false };
const root = document.createElement("div");
let flying: readonly Flying[] = [];
let stage: Stage;

const frame = (seq: number): Frame => ({ seq, you: 0, table: { id: "t" } }) as unknown as Frame;
const at = (place: string): HTMLElement => root.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? root;

beforeEach(() => {
  root.innerHTML = `<i data-place="tavern/0"></i><i data-place="hand/0/drummer"></i><i data-place="hand/0/archer"></i>`;
  for (const node of root.children) node.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  flying = [];
  stage = new Stage(
    { flightsOf: ({ seq }) => (seq === 2 ? [FLIGHT] : []), glancesOf: () => [] },
    (now) => (flying = now),
  );
  stage.play(root, frame(1));
  stage.remember(root);
});

it("shows a card in its new place only once it has flown there", () => {
  stage.settle(root, frame(2));
  expect(at(FLIGHT.to).style.opacity).toBe("0");

  stage.play(root, frame(2));
  expect(flying.map(({ to }) => to)).toEqual([FLIGHT.to]);
  expect(at(FLIGHT.to).style.opacity).toBe("0");

  stage.landed(flying[0]?.id ?? 0);
  expect(at(FLIGHT.to).style.opacity).toBe("");
});

it("shows it at once where the next frame comes before it has landed", () => {
  stage.settle(root, frame(2));
  stage.play(root, frame(2));
  stage.remember(root);
  stage.settle(root, frame(3));
  stage.play(root, frame(3));

  expect(flying).toEqual([]);
  expect(at(FLIGHT.to).style.opacity).toBe("");
});

it("leaves nothing out of sight that lies elsewhere by now", () => {
  const node = at(FLIGHT.to);
  stage.settle(root, frame(2));
  node.dataset["place"] = "hand/0/other";
  stage.play(root, frame(2));

  expect(node.style.opacity).toBe("");
});
