import { describe, expect, it } from "vitest";
import { longestPiece, softened } from "./hyphens";

const shown = (name: string) => softened(name).replaceAll("\u00AD", "|");

describe("long names", () => {
  it.each([
    ["Keen Koi", "Keen Koi"],
    ["Unconfident Executioner", "Unconfident Executioner"],
    ["Квартирмейстер", "Квар|тир|мейстер"],
    ["Cryptographer", "Cryp|tog|rapher"],
    ["Underestimated", "Unde|res|ti|mated"],
    ["Zakompleksiony", "Zakomplek|siony"],
    ["Закомплексований", "Закомплек|со|ваний"],
    ["Przysypiająca", "Przy|sy|pia|jąca"],
  ])("%s", (name, expected) => {
    expect(shown(name).replaceAll("|", "")).toBe(name);
    expect(shown(name)).toBe(expected);
  });

  it("count only as long as what is never broken", () => {
    expect(longestPiece("Квартирмейстер")).toBe(12);
  });
});
