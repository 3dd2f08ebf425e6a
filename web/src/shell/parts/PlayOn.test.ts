import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { speak } from "$kit/words";
import type { GameInfo, SeatInfo } from "$protocol";
import { api } from "../api";
import { offered } from "../state/games";
import PlayOn from "./PlayOn.svelte";

const game: GameInfo = {
  id: "heroes",
  least: 2,
  most: 4,
  options: [],
  bots: ["scout", "marshal"],
  usual: "marshal",
  plays_on: true,
};
const seat = (name: string): SeatInfo => ({ kind: "person", name, bot: null, here: false, away: false, host: false });
const props = {
  from: { id: "t1" },
  table: { game: "heroes", seats: ["Ann", "Bob", "Cid"].map(seat) },
  answers: 7,
  asked: 1,
};
const games = vi.spyOn(api, "games");
const playOn = vi.spyOn(api, "playOn");

beforeEach(async () => {
  await speak("en");
  HTMLDialogElement.prototype.showModal = function showModal(): void {
    this.open = true;
  };
  games.mockResolvedValue({ games: [game], languages: ["en"], words: {} });
  playOn.mockReset();
});

it("takes the seat that was asked there, and gives the others to the bot that is chosen", async () => {
  playOn.mockRejectedValue(new Error("not now"));
  render(PlayOn, props);
  await fireEvent.click(await screen.findByRole("button", { name: "Play on from here" }));
  expect(screen.getByLabelText<HTMLSelectElement>("Your seat").value).toBe("1");
  await fireEvent.click(screen.getByRole("button", { name: "Play on" }));

  expect(playOn).toHaveBeenCalledOnce();
  const [from, wish] = playOn.mock.calls[0] ?? [];
  expect(from).toEqual({ id: "t1" });
  expect(wish).toMatchObject({ answers: 7, seat: 1, bots: { 0: "marshal", 2: "marshal" } });
  expect(await screen.findByText("not now")).toBeTruthy();
});

it("says in words what comes of it", async () => {
  render(PlayOn, props);
  await fireEvent.click(await screen.findByRole("button", { name: "Play on from here" }));
  expect(screen.getByText(/after 7 answers\. Hands are as they were/)).toBeTruthy();
});

it("is not there for a game that says nothing of its piles", async () => {
  const { container } = render(PlayOn, { ...props, table: { ...props.table, game: "cups" } });
  await offered();
  await tick();
  expect(container.querySelector("button")).toBeNull();
});
