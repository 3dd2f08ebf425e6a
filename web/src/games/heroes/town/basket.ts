/**
 * What somebody means to buy, sell and dismiss in one go: how many times each answer that is listed now. The table says
 * how much of everything there is; whether an answer is still listed when its time comes, only the next question says.
 */
import type { Offer } from "$kit/offers";
import type { HeroesView } from "$protocol";
import type { Book } from "../book";

export type Goods = Readonly<{ gold: number; resources: number }>;
export type Counts = Readonly<Record<string, number>>; // by answer
/** Why there cannot be one more of it. */
export type Limit = "gold" | "resources" | "command" | "reserve" | "units" | "army" | "once";

/** In this order they are given: what makes room or brings gold comes first. */
const GROUPS: readonly string[] = ["sell", "dismiss", "for-gold", "for-resources", "buy", "upgrade", "hire"];
const MORE_THAN_ONCE: ReadonlySet<string> = new Set(["dismiss", "buy", "upgrade"]);
const TRADES: Readonly<Record<string, keyof Goods>> = { "for-gold": "gold", "for-resources": "resources" };

const belongs = ({ group }: Offer): boolean => GROUPS.includes(group);

/** What an answer is about: for whom, of which unit, of which side. */
export interface Trade {
  hero: string;
  unit: string;
  elite: boolean;
}

export function aboutOf({ at, about }: Offer): Trade {
  const of = (kind: string): string => at.find((place) => place.startsWith(`${kind}/`))?.slice(kind.length + 1) ?? "";
  return { hero: of("hero"), unit: of("unit"), elite: about?.["side"] === "elite" };
}

/** What lies open of the one who buys. */
export class Purse {
  readonly gold: number;
  readonly resources: number;
  readonly left: number; // units that may still be bought, as far as it is told

  constructor(
    private readonly view: HeroesView,
    private readonly book: Book,
  ) {
    const player = view.players[view.viewer ?? 0];
    this.gold = player?.gold ?? 0;
    this.resources = player?.resources ?? 0;
    const recruiting = view.stack.findLast(({ program }) => program === "recruiting");
    this.left = typeof recruiting?.slots[1] === "number" ? recruiting.slots[1] : 0;
  }

  level(unit: string): number {
    return this.book.find("unit", unit)?.facts.town_level ?? 1;
  }

  reserve(unit: string): number {
    return this.view.players[this.view.viewer ?? 0]?.reserve[this.level(unit) - 1] ?? 0;
  }

  room(hero: string): number {
    const values = this.view.sight?.heroes[hero];
    return values === undefined ? 0 : values.command - values.tokens;
  }

  tokens({ hero, unit, elite }: Trade): number {
    return this.view.heroes[hero]?.army[2 * (this.level(unit) - 1) + Number(elite)] ?? 0;
  }
}

export class Basket {
  readonly offers: readonly Offer[]; // that can be put into it, in the order in which they are given

  constructor(
    offers: readonly Offer[],
    readonly counts: Counts,
    private readonly purse: Purse,
  ) {
    const rank = ({ group }: Offer): number => GROUPS.indexOf(group);
    this.offers = offers.filter(belongs).sort((one, other) => rank(one) - rank(other));
  }

  count(offer: Offer): number {
    return this.counts[offer.choice] ?? 0;
  }

  /** The answers it stands for, one after another. */
  get answers(): Offer[] {
    return this.offers.flatMap((offer) => Array.from({ length: this.count(offer) }, () => offer));
  }

  /** What all of it costs; a trade costs one kind and brings the other, so that a sum may be below nothing. */
  get bill(): Goods {
    const bill = { gold: 0, resources: 0 };
    for (const offer of this.answers) {
      bill.gold += offer.cost?.["gold"] ?? 0;
      bill.resources += offer.cost?.["resources"] ?? 0;
      const brings = TRADES[offer.group];
      if (brings !== undefined) bill[brings] -= amountOf(offer);
    }
    return bill;
  }

  /** Why there cannot be one more; null if there can. */
  limit(offer: Offer): Limit | null {
    const about = aboutOf(offer);
    if (!MORE_THAN_ONCE.has(offer.group)) {
      if (this.of(offer.group, (one) => offer.group !== "sell" || one === offer) > 0) return "once";
    } else if (offer.group === "buy") {
      if (this.of("buy") >= this.purse.left) return "units";
      if (this.of("buy", (_, { unit }) => unit === about.unit) >= this.purse.reserve(about.unit)) return "reserve";
      const own = (_: Offer, { hero }: Trade): boolean => hero === about.hero;
      if (this.of("buy", own) - this.of("dismiss", own) >= this.purse.room(about.hero)) return "command";
    } else if (this.count(offer) >= this.purse.tokens(about)) return "army";
    return this.dear(offer);
  }

  /** What there is not enough of for one more. */
  private dear({ cost }: Offer): Limit | null {
    const { gold, resources } = this.bill;
    if (gold + (cost?.["gold"] ?? 0) > this.purse.gold) return "gold";
    return resources + (cost?.["resources"] ?? 0) > this.purse.resources ? "resources" : null;
  }

  /** The trade one step further (or back): a trade is one answer, whatever its amount. Null if there is none. */
  traded(group: string, by: 1 | -1): Counts | null {
    const ladder = this.offers.filter((one) => one.group === group);
    const now = ladder.findIndex((one) => this.count(one) > 0);
    const without = { ...this.counts, ...Object.fromEntries(ladder.map(({ choice }) => [choice, 0])) };
    const next = ladder[now + by];
    if (by < 0 ? now < 0 : next === undefined) return null;
    if (next === undefined) return without;
    const rest = new Basket(this.offers, without, this.purse);
    return rest.dear(next) === null ? { ...without, [next.choice]: 1 } : null;
  }

  private of(group: string, fits: (offer: Offer, about: Trade) => boolean = () => true): number {
    return this.answers.filter((one) => one.group === group && fits(one, aboutOf(one))).length;
  }
}

/** How much a trade brings. */
export function amountOf({ group, changes }: Pick<Offer, "group" | "changes">): number {
  const [now = 0, then = 0] = changes?.[TRADES[group] ?? ""] ?? [];
  return then - now;
}
