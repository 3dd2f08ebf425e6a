import { expect, it } from "vitest";
import { Confirming } from "./confirming.svelte";

function table() {
  const given: string[] = [];
  const clock = { time: 0 };
  const confirming = new Confirming(
    (choice) => given.push(choice),
    () => clock.time,
  );
  const press = (choice: string, answers = 1): void => {
    confirming.press({ choice, label: choice, answers });
    clock.time += 1000;
  };
  return { given, clock, confirming, press };
}

it("holds the first press of an answer, and gives it by the second", () => {
  const { given, confirming, press } = table();
  press("pass");
  expect([given, confirming.held?.label]).toEqual([[], "pass"]);
  press("pass");
  expect([given, confirming.held]).toEqual([["pass"], null]);
});

it("holds another answer instead, and gives by its button or drops what is held", () => {
  const { given, confirming, press } = table();
  press("pass");
  press("play");
  expect([given, confirming.held?.choice]).toEqual([[], "play"]);
  confirming.drop();
  confirming.confirm();
  expect(given).toEqual([]);
  press("play");
  confirming.confirm();
  expect(given).toEqual(["play"]);
});

it("takes a double click for one press", () => {
  const { given, clock, confirming, press } = table();
  press("pass");
  clock.time -= 900;
  press("pass");
  expect([given, confirming.held?.choice]).toEqual([[], "pass"]);
});

it("holds nothing once the game has gone on", () => {
  const { given, confirming, press } = table();
  press("pass", 1);
  confirming.follow(1);
  expect(confirming.held?.choice).toBe("pass");
  confirming.follow(2);
  expect(confirming.held).toBeNull();
  press("pass", 1);
  press("pass", 2); // the same words, another question
  expect(given).toEqual([]);
});
