import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$kit/settings.svelte";
import { logOf, type GameEvent, type LogLine } from "$kit/news";
import type { Frame, HeroesView } from "$protocol";
import { Book } from "../book";
import { battles, books } from "../gallery/samples";
import { Ending } from "./ending.svelte";
import { turnsOf, type Blow } from "./blows";
import { diceOf } from "./dice";
import { fightersOf, sideOfSeat, thingOf } from "./fighters";
import { Playing } from "./playing.svelte";

const BOOK = new Book(books.en);
const viewOf = (name: string): HeroesView => (battles[name] as Frame).view as HeroesView;

function told(...events: GameEvent[]): LogLine[] {
  return logOf(
    events.map((event, seq) => ({ news: "event", seq, event, text: event.event })),
    [],
  );
}

const attacked = (fighter: string, target = "none"): GameEvent => ({
  event: "heroes-attacked",
  fighter,
  target,
  elite: 0,
});
const rolled = (fighter: string, dice: number[]): GameEvent => ({ event: "heroes-rolled", fighter, face: null, dice });
const BEGAN: GameEvent = { event: "heroes-battle-began", hero: "anton", token: "goblins", field: "a1", doubled: 0 };
const turn = (number: number): GameEvent => ({ event: "heroes-battle-turn", turn: number });

describe("fighters", () => {
  it("stand in places of their own, with their tokens by side", () => {
    const found = fightersOf(viewOf("announce duel"), BOOK, "attacker");

    expect(found.map(({ id, thing, basic, elite }) => [id, thing?.name, basic, elite])).toEqual([
      ["attacker-hero", "Kraal", 0, 0],
      ["attacker-1", "Orcs", 2, 4],
      ["attacker-2", "Centaurs", 0, 2],
    ]);
  });

  it("stand there before the track is laid", () => {
    const view = viewOf("window before-battle");

    expect(view.battle?.track).toEqual([]);
    expect(fightersOf(view, BOOK, "attacker").length).toBeGreaterThan(1);
    expect(fightersOf(view, BOOK, "defender").map(({ id }) => id)).toEqual(["defender-creature"]);
  });

  it("are known by what an event says they are", () => {
    const { battle } = viewOf("announce");
    if (battle === null) throw new Error("nobody fights");

    expect(thingOf("attacker-2:centaurs", battle, BOOK)?.name).toBe("Centaurs");
    expect(thingOf("attacker-earth-elemental:earth-elemental", battle, BOOK)?.name).toBe("Earth Elemental");
  });

  it("are answered for by the player of their hero, creatures by another", () => {
    const view = viewOf("announce duel");

    expect(sideOfSeat(view, BOOK, view.viewer)).toBe("attacker");
    expect(sideOfSeat(view, BOOK, 1 - (view.viewer ?? 0))).toBe("defender");
  });
});

describe("blows", () => {
  it("are grouped by battle turn and attack", () => {
    const turns = turnsOf(
      told(
        BEGAN,
        turn(1),
        attacked("attacker-1:orcs"),
        rolled("attacker-1:orcs", [1]),
        attacked("attacker-2:centaurs"),
        turn(2),
      ),
    );

    expect(turns.map(({ turn: number, blows }) => [number, blows.map(({ fighter }) => fighter)])).toEqual([
      [0, [null]],
      [1, ["attacker-1:orcs", "attacker-2:centaurs"]],
    ]);
  });

  it("belong to the last battle only, and what was taken back to none", () => {
    const lines = told(BEGAN, turn(1), attacked("attacker-1:orcs"), BEGAN, turn(1), attacked("attacker-2:centaurs"));
    const last = lines.at(-1);
    if (last !== undefined) last.undone = "Oksana";

    expect(turnsOf(lines).flatMap(({ blows }) => blows.map(({ fighter }) => fighter))).toEqual([null]);
  });

  it("sum up the wounds that each fighter took", () => {
    const wounded: GameEvent = { event: "heroes-wounded", fighter: "defender-1:orcs", wounds: 2, side: "basic" };
    const [, first] = turnsOf(told(BEGAN, turn(1), attacked("attacker-1:orcs", "defender-1:orcs"), wounded, wounded));

    expect(first?.blows[0]?.hurt).toEqual({ "defender-1": 4 });
  });
});

describe("dice", () => {
  const blow = (...rolls: number[][]): Blow => ({
    number: 0,
    fighter: "attacker-1",
    target: null,
    rolls: rolls.map((dice) => ({ dice, face: null, why: null })),
    count: null,
    hurt: {},
    lines: [],
  });

  it("hit up to the number that the server tells, and remember that they were rolled again", () => {
    expect(diceOf(blow([3, 8, 4], [3, 2, 4]), 3)).toEqual([
      { value: 3, hit: true, again: false },
      { value: 2, hit: true, again: true },
      { value: 4, hit: false, again: false },
    ]);
  });

  it("neither hit nor miss where nobody can tell any more", () => {
    expect(diceOf(blow([1]), null)).toEqual([{ value: 1, hit: null, again: false }]);
  });
});

describe("playing blows", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.set("motion", "system");
    settings.set("pace", "usual");
  });

  const some = (count: number): Blow[] =>
    Array.from({ length: count }, (_, number) => ({
      number,
      fighter: null,
      target: null,
      rolls: [],
      count: null,
      hurt: {},
      lines: [],
    }));

  function played(): { playing: Playing; grow: (count: number) => void } {
    let blows = some(3);
    const playing = new Playing(() => blows);
    return { playing, grow: (count) => (blows = some(count)) };
  }

  it("begins with the last and shows what is new one after another", () => {
    const { playing, grow } = played();
    playing.follow();
    expect(playing.blow?.number).toBe(2);

    grow(5);
    playing.follow();
    expect([playing.blow?.number, playing.behind]).toEqual([2, true]);
    vi.advanceTimersByTime(1100);
    expect(playing.blow?.number).toBe(3);
    vi.advanceTimersByTime(1100);
    expect([playing.blow?.number, playing.behind]).toEqual([4, false]);
  });

  it("leaps to the end if one skips, or wants no play at all", () => {
    const { playing, grow } = played();
    playing.follow();
    grow(9);
    playing.follow();
    playing.skip();
    expect(playing.blow?.number).toBe(8);

    settings.set("motion", "none");
    grow(12);
    playing.follow();
    expect(playing.blow?.number).toBe(11);
  });

  it("shows many blows that came together in little time, unless somebody looks closer", () => {
    const { playing, grow } = played();
    playing.follow();
    grow(23);
    playing.follow();
    vi.advanceTimersByTime(1500);
    expect([playing.blow?.number, playing.behind]).toEqual([22, false]);

    playing.again(0);
    vi.advanceTimersByTime(5 * 1100);
    expect(playing.blow?.number).toBe(5);
    playing.skip();
    settings.set("pace", "slow");
    grow(26);
    playing.follow();
    vi.advanceTimersByTime(2600);
    expect(playing.blow?.number).toBe(23);
  });

  it("shows a blow again, and those after it", () => {
    const { playing } = played();
    playing.follow();
    playing.again(0);
    expect(playing.blow?.number).toBe(0);
    vi.advanceTimersByTime(2200);
    expect(playing.blow?.number).toBe(2);
  });
});

describe("the end of a battle", () => {
  const fighting = viewOf("announce");
  const over: HeroesView = { ...fighting, battle: null };
  afterEach(() => settings.set("motion", "system"));

  it("stays on the stage until it was shown", () => {
    const ending = new Ending();
    ending.follow(fighting);
    expect(ending.view).toBeNull();
    ending.follow(over);
    expect(ending.view).toBe(fighting);
    ending.follow(over);
    expect(ending.view).toBe(fighting);
    ending.away();
    expect(ending.view).toBeNull();
  });

  it("is never left for another viewer", () => {
    const other: HeroesView = { ...over, viewer: 1 - (fighting.viewer ?? 0) };
    const ending = new Ending();
    ending.follow(fighting);
    ending.follow(other);
    expect(ending.view).toBeNull();
    ending.follow(fighting);
    ending.follow(over);
    ending.follow(other);
    expect(ending.view).toBeNull();
  });

  it("is gone at once for whoever wants no motion, or saw nothing of it", () => {
    const ending = new Ending();
    ending.follow(over);
    expect(ending.view).toBeNull();
    settings.set("motion", "none");
    ending.follow(fighting);
    ending.follow(over);
    expect(ending.view).toBeNull();
  });

  it("is not shown to somebody who has leapt to another turn, or back", () => {
    const ending = new Ending();
    for (const there of [
      { ...over, turns: fighting.turns + 2 },
      { ...over, decisions: fighting.decisions - 1 },
    ]) {
      ending.follow(fighting);
      ending.follow(there);
      expect(ending.view).toBeNull();
    }
  });
});
