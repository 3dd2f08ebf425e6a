import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Arrange from "./Arrange.svelte";

it("keeps what was wished before the table has heard of it, and no longer", async () => {
  const asked: [number | null, number | null][] = [];
  const onarrange = (patience: number | null, pace: number | null): unknown => asked.push([patience, pace]);
  const { rerender } = render(Arrange, { table: { patience: null, pace: null }, onarrange });
  const [waits, plays] = screen.getAllByRole("combobox") as [HTMLElement, HTMLElement];
  await fireEvent.change(waits, { target: { value: "300" } });
  await fireEvent.change(plays, { target: { value: "slow" } });
  expect(asked.map(([patience]) => patience)).toEqual([300, 300]);

  await rerender({ table: { patience: 60, pace: null } }); // somebody else arranged it otherwise
  await fireEvent.change(plays, { target: { value: "slow" } });
  expect(asked.at(-1)?.[0]).toBe(60);
});
