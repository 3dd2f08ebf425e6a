import { describe, expect, it } from "vitest";
import { Offers, type Offer } from "$kit/offers";
import type { Frame, HeroesView } from "$protocol";
import { Book } from "../book";
import { books, scenes } from "../gallery/samples";
import { aboutOf, Basket, Purse, type Counts } from "./basket";

const FRAME = scenes.en["recruit"] as Frame;
const VIEW = FRAME.view as HeroesView;
const BOOK = new Book(books.en);
const ALL = new Offers(FRAME.question).all;
const RICH = { gold: 50, resources: 50 };

/** The sample with other goods and other room. */
function with_(counts: Counts, goods: { gold?: number; resources?: number } = {}, left = 9): Basket {
  const players = VIEW.players.map((player) => ({ ...player, ...goods }));
  const stack = VIEW.stack.map((one) =>
    one.program === "recruiting" ? { ...one, slots: [one.slots[0] ?? null, left] } : one,
  );
  return new Basket(ALL, counts, new Purse({ ...VIEW, players, stack } as HeroesView, BOOK));
}

function listed(verb: string): Offer {
  const found = ALL.find((one) => one.verb === verb);
  if (found === undefined) throw new Error(`the sample has no ${verb}`);
  return found;
}

const buy = listed("buy");
const room = new Purse(VIEW, BOOK).room(aboutOf(buy).hero);

it("knows for whom and of what an answer is", () => {
  expect(aboutOf(buy)).toEqual({ hero: "hitomi", unit: "shark-guards", elite: false });
  expect(aboutOf({ ...buy, about: { side: "elite" } }).elite).toBe(true);
});

it("gives what makes room and brings gold before what needs them", () => {
  const dismiss = listed("dismiss");
  const trade = listed("trade");
  const basket = with_({ [buy.choice]: 2, [trade.choice]: 1, [dismiss.choice]: 1 });
  expect(basket.answers.map(({ choice }) => choice)).toEqual([dismiss.choice, trade.choice, buy.choice, buy.choice]);
});

it("adds up what all of it costs, and counts what a trade brings", () => {
  const trade = listed("trade"); // 2 resources for 1 gold
  const gold = buy.cost?.["gold"] ?? 0;
  expect(with_({ [buy.choice]: 3 }).bill).toEqual({ gold: 3 * gold, resources: 0 });
  expect(with_({ [buy.choice]: 3, [trade.choice]: 1 }).bill).toEqual({ gold: 3 * gold - 1, resources: 2 });
});

describe("there cannot be one more", () => {
  it("without the gold for it", () => {
    expect(with_({}, { gold: 0 }).limit(buy)).toBe("gold");
    expect(with_({}, { gold: buy.cost?.["gold"] ?? 0 }).limit(buy)).toBeNull();
  });

  it("when no more units may be bought", () => {
    expect(with_({ [buy.choice]: 1 }, RICH, 1).limit(buy)).toBe("units");
    expect(with_({ [buy.choice]: 1 }, RICH, 2).limit(buy)).not.toBe("units");
  });

  it("beyond the Command of the hero, unless somebody is dismissed", () => {
    const dismiss = ALL.find((one) => one.verb === "dismiss" && aboutOf(one).hero === aboutOf(buy).hero);
    expect(with_({ [buy.choice]: room }, RICH).limit(buy)).toBe("command");
    expect(with_({ [buy.choice]: room, [dismiss?.choice ?? ""]: 1 }, RICH).limit(buy)).not.toBe("command");
  });

  it("than the army has to dismiss", () => {
    const dismiss = listed("dismiss");
    const tokens = new Purse(VIEW, BOOK).tokens(aboutOf(dismiss));
    expect(with_({ [dismiss.choice]: tokens }).limit(dismiss)).toBe("army");
    expect(with_({ [dismiss.choice]: tokens - 1 }).limit(dismiss)).toBeNull();
  });

  it("of a hero who is recruited", () => {
    const hire = listed("hire");
    expect(with_({ [hire.choice]: 1 }, RICH).limit(hire)).toBe("once");
  });
});

it("climbs a trade by its amounts, as one answer", () => {
  const once = with_({}, RICH).traded("for-gold", 1) ?? {};
  const twice = with_(once, RICH).traded("for-gold", 1) ?? {};
  expect(with_(twice).answers.map(({ choice }) => choice)).toEqual(["trade for 2 gold"]);
  expect(with_(with_(once).traded("for-gold", -1) ?? {}).answers).toEqual([]);
  expect(with_({}).traded("for-gold", -1)).toBeNull();
  expect(with_({}, { resources: 1 }).traded("for-gold", 1)).toBeNull();
});
