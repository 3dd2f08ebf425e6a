import { describe, expect, it } from "vitest";
import book from "$games/hidden-leaders/gallery/samples/book.en.json";
import emblems from "$games/hidden-leaders/icons/emblems.json";
import icons from "./icons.json";
import sheet from "./sheet.svg?raw";

const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((one) => one[1]);

describe("the sheet of icons", () => {
  it("holds every icon that is named, and no other", () => {
    expect(new Set(drawn)).toEqual(new Set([...Object.values(icons), ...Object.values(emblems)]));
  });

  it("gives each hero and each leader an emblem of their own", () => {
    const cards = [...book.heroes, ...book.leaders].map((one) => one.id);
    expect(Object.keys(emblems).sort()).toEqual(cards.sort());
    expect(new Set(Object.values(emblems)).size).toBe(cards.length);
  });
});
