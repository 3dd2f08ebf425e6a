import { expect, it } from "vitest";
import { Offers } from "$kit/offers";
import { Errand } from "./errand.svelte";

/** A game that lists these answers, with what they cost, after so many answers. */
class Game {
  answers = 7;
  chosen: string[] = [];
  by: (string | undefined)[] = [];
  listed: Record<string, number> = { "buy orcs": 1, done: 0 };
  readonly errand = new Errand(
    () => new Offers({ choices: Object.entries(this.listed).map(([choice, gold]) => offer(choice, gold)) }),
    (choice, by) => {
      this.chosen.push(choice);
      this.by.push(by);
    },
    () => this.answers,
  );

  goOn(by = 1): void {
    this.answers += by;
    this.errand.goOn();
  }
}

const offer = (choice: string, gold: number) => ({
  choice,
  verb: "",
  group: "",
  at: [],
  cost: { gold },
  label: choice,
});
const BASKET = [offer("buy orcs", 1), offer("buy orcs", 1), offer("done", 0)];

it("gives one answer after another, each when the game has gone on", () => {
  const game = new Game();
  game.errand.begin(BASKET);
  expect(game.chosen).toEqual(["buy orcs"]);
  game.errand.goOn(); // nothing has happened yet
  expect(game.chosen).toEqual(["buy orcs"]);
  game.goOn();
  game.goOn();
  expect(game.chosen).toEqual(["buy orcs", "buy orcs", "done"]);
  expect([game.errand.left, game.errand.stopped]).toEqual([[], null]);
  expect(game.by).toEqual([undefined, "wanted", "wanted"]); // what follows was wanted with the first
});

it("stops before an answer that is no longer listed, and says which", () => {
  const game = new Game();
  game.errand.begin(BASKET);
  game.listed = { done: 0 };
  game.goOn();
  game.goOn();
  expect(game.chosen).toEqual(["buy orcs"]);
  expect(game.errand.stopped?.label).toBe("buy orcs");
});

it("stops before an answer that has become dearer, but not before a cheaper one", () => {
  const game = new Game();
  game.errand.begin(BASKET);
  game.listed["buy orcs"] = 0;
  game.goOn();
  expect(game.chosen).toHaveLength(2);
  game.listed["done"] = 1;
  game.goOn();
  expect(game.chosen).toHaveLength(2);
  expect(game.errand.stopped?.label).toBe("done");
});

it("stops when something else has happened in between", () => {
  const game = new Game();
  game.errand.begin(BASKET);
  game.goOn(-1); // taken back
  game.goOn();
  expect(game.chosen).toEqual(["buy orcs"]);
  expect(game.errand.stopped).not.toBeNull();
});
