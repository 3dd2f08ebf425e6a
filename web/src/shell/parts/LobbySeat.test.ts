import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { speak } from "$kit/words";
import type { SeatInfo } from "$protocol";
import LobbySeat from "./LobbySeat.svelte";

const NAME = "שרה כהן"; // from right to left
const seat: SeatInfo = { kind: "person", name: NAME, bot: "random", here: true, away: false, host: false };
const nothing = (): undefined => undefined;

it("sets a name apart that runs the other way", async () => {
  await speak("en");
  render(LobbySeat, { number: 0, seat, mine: true, game: "heroes", bot: null, onbot: nothing, onleave: nothing });
  expect(screen.getByText(NAME, { exact: true }).closest("bdi")).not.toBeNull();
});
