import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News } from "$kit/news";
import { Game, socketUrl } from "./game.svelte";
import type { Socket } from "./line";
import type { Frame } from "$protocol";
import { speech } from "$kit/language.svelte";
import { aside } from "$kit/news";
import { fits } from "./state/verify";
import { say, speak } from "$kit/words";

const PASS = { choice: "pass", verb: "pass", group: "pass", at: [] };

let heard: ((event: { data: unknown }) => void)[];
let urls: string[];
let sent: { type: string; choice?: string; seq?: number; id: string }[];
let game: Game;

function connect(url: string): Socket {
  urls.push(url);
  return {
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === "message") heard.push(listener as never);
    },
    send: (text) => sent.push(JSON.parse(text) as (typeof sent)[number]),
    close: () => undefined,
  };
}

function hear(message: object): void {
  heard.at(-1)?.({ data: JSON.stringify(message) });
}

function frame(seq: number, since: number, news: Partial<News>[], more: Partial<Frame> = {}): void {
  hear({ type: "frame", seq, since, news, question: null, table: { seats: [] }, ...more });
}

beforeEach(async () => {
  await speak("en");
  [heard, urls, sent] = [[], [], []];
  game = new Game("t1", "en", null, connect);
});

afterEach(() => game.close());

it("keeps everything that happened, and what is new", () => {
  frame(2, 0, [{ news: "began", seq: 1 }]);
  frame(3, 2, [{ news: "returned", seq: 3, seat: 0 }]);
  expect(game.log.map((one) => one.seq)).toEqual([1, 3]);
  expect(game.fresh.map((one) => one.seq)).toEqual([3]);
});

it("has what is told again as it is told now, at a table where nothing is remembered", () => {
  const looked = (text: string): Partial<News> => ({ news: "event", seq: 2, text });
  frame(2, 0, [{ news: "began", seq: 1 }, looked("You see the Keen Koi.")]);
  frame(3, 1, [looked("Ann looks at a card."), { news: "returned", seq: 3, seat: 0 }]);
  expect(game.log.map((one) => (one.news === "event" ? one.text : one.news))).toEqual([
    "began",
    "Ann looks at a card.",
    "returned",
  ]);
  expect(game.fresh.map((one) => one.seq)).toEqual([3]);
});

describe("a log that goes back only so far", () => {
  const seqs = (): number[] => game.log.map((one) => one.seq);
  const returned = (seq: number): Partial<News> => ({ news: "returned", seq, seat: 0 });

  it("has more of it, page by page", async () => {
    frame(250, 150, [returned(151), returned(250)]);
    expect([game.since, seqs()]).toEqual([150, [151, 250]]);
    const coming = game.earlier();
    expect(sent.at(-1)).toMatchObject({ type: "earlier", until: 150 });
    hear({ type: "past", id: sent.at(-1)?.id, since: 50, until: 150, news: [returned(60), returned(150)] });
    await coming;
    expect([game.since, seqs(), game.fresh]).toEqual([50, [60, 150, 151, 250], []]);
    frame(251, 250, [returned(251)]);
    expect([game.since, seqs()]).toEqual([50, [60, 150, 151, 250, 251]]);
  });

  it("begins anew where too much was missed", () => {
    frame(5, 0, [returned(5)]);
    frame(300, 200, [returned(201), returned(300)]);
    expect([game.since, seqs(), game.fresh]).toEqual([200, [201, 300], []]);
  });

  it("leaves out a page of another time", async () => {
    frame(250, 150, [returned(250)]);
    const coming = game.earlier();
    const { id } = sent.at(-1) ?? { id: "" };
    frame(500, 400, [returned(500)]);
    hear({ type: "past", id, since: 50, until: 150, news: [returned(60)] });
    await coming;
    expect([game.since, seqs()]).toEqual([400, [500]]);
  });
});

describe("what may come of an answer", () => {
  it("is asked for beside everything else, and nothing where it is refused", async () => {
    frame(5, 0, []);
    const coming = game.weigh("go c1");
    expect(sent.at(-1)).toMatchObject({ type: "weigh", seq: 5, choice: "go c1" });
    expect(game.sending).toBe(0);
    hear({ type: "weighed", id: sent.at(-1)?.id, seq: 5, choice: "go c1", figures: { won: 0.5 } });
    expect(await coming).toEqual({ won: 0.5 });

    const refused = game.weigh(null);
    hear({ type: "refused", id: sent.at(-1)?.id, reason: "stale", facts: {}, rule: "", text: "" });
    expect([await refused, game.problem]).toEqual([{}, null]);
  });
});

describe("why an answer cannot be given", () => {
  it("is asked for with the place that is looked at, and nothing is said where it is refused", async () => {
    frame(5, 0, []);
    const coming = game.explain(["go c1"], "field/c1");
    expect(sent.at(-1)).toMatchObject({ type: "explain", seq: 5, choices: ["go c1"], at: "field/c1" });
    const reasons = { "go c1": [{ why: "here", rule: "R", facts: {}, text: "Here." }] };
    hear({ type: "explained", id: sent.at(-1)?.id, seq: 5, reasons, near: { "hero/anton": 2 } });
    expect(await coming).toMatchObject({ reasons, near: { "hero/anton": 2 } });

    const refused = game.explain(["go c1"], null);
    hear({ type: "refused", id: sent.at(-1)?.id, reason: "stale", facts: {}, rule: "", text: "" });
    expect([await refused, game.problem]).toEqual([{ reasons: {}, near: {} }, null]);
  });
});

describe("whoever is not heard here", () => {
  const said = (seq: number, seat: number): Partial<News> => ({ news: "said", seq, seat, name: "B", text: "b", at: 0 });

  /** What a page that is opened now does not hear. */
  function mutedAt(table: string): readonly number[] {
    const other = new Game(table, "en", null, connect);
    other.close();
    return other.muted;
  }

  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it("is heard neither in the log nor among what is new, and the table is not told", () => {
    frame(2, 0, [said(1, 1), said(2, 2)], { you: 0 });
    game.mute(1, true);
    frame(4, 2, [said(3, 1), said(4, 2)], { you: 0 });
    expect([game.log.map((one) => one.seq), game.fresh.map((one) => one.seq)]).toEqual([[2, 4], [4]]);
    game.mute(1, false);
    expect([game.log.map((one) => one.seq), sent]).toEqual([[1, 2, 3, 4], []]);
  });

  it("is remembered with the table, and everybody hears themselves", () => {
    game.mute(1, true);
    game.mute(2, true);
    frame(1, 0, [said(1, 1)], { you: 1 });
    expect(game.log).toHaveLength(1);
    expect([mutedAt("t1"), mutedAt("t2")]).toEqual([[1, 2], []]);
  });

  it("stays so as long as the page where nothing may be remembered", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    game.mute(1, true);
    expect(mutedAt("t1")).toEqual([1]);
    game.mute(1, false);
    expect(mutedAt("t1")).toEqual([]);
  });
});

describe("another language", () => {
  beforeEach(() => {
    frame(2, 0, [{ news: "began", seq: 1 }], { waiting: "Ann thinks" });
  });

  /** All that has been promised so far has happened. */
  const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

  it("is told from the beginning, and nothing is news", async () => {
    const spoken = speak("uk");
    await vi.waitFor(() => expect(urls).toHaveLength(2));
    expect(urls.map((url) => url.split("?")[1])).toEqual(["lang=en&since=0", "lang=uk&since=0"]);
    frame(2, 0, [{ news: "began", seq: 1 }], { waiting: "Анна думає" });
    await spoken;
    expect([game.log.length, game.fresh.length, game.frame?.waiting]).toEqual([1, 0, "Анна думає"]);
  });

  it("comes all at once: until its frame is here, page and table speak as before", async () => {
    const spoken = speak("uk");
    await vi.waitFor(() => expect(urls).toHaveLength(2));
    await soon();
    expect([say("web-home"), game.frame?.waiting, document.documentElement.lang]).toEqual(["Home", "Ann thinks", "en"]);
    heard[0]?.({ data: JSON.stringify({ type: "frame", seq: 3, since: 2, news: [], table: { seats: [] } }) });
    expect(game.frame?.seq).toBe(3); // the game goes on meanwhile
    frame(3, 0, [{ news: "began", seq: 1 }]);
    await spoken;
    expect([say("web-home"), document.documentElement.lang]).toEqual(["На головну", "uk"]);
  });

  it("is the last one chosen", async () => {
    const first = speak("uk");
    await vi.waitFor(() => expect(urls).toHaveLength(2));
    const second = speak("pl");
    await vi.waitFor(() => expect(urls).toHaveLength(3));
    frame(2, 0, [{ news: "began", seq: 1 }], { waiting: "Anna myśli" });
    await Promise.all([first, second]);
    expect([speech.language, game.frame?.waiting]).toEqual(["pl", "Anna myśli"]);
  });

  it("is not kept back by a table that was left meanwhile", async () => {
    const spoken = speak("uk");
    await vi.waitFor(() => expect(urls).toHaveLength(2));
    game.close();
    await spoken;
    expect(speech.language).toBe("uk");
  });

  it("does not lose an answer that is on its way", async () => {
    frame(5, 2, [], { question: { ask: "act", source: null, choices: [PASS] } });
    const answer = game.answer("pass");
    const spoken = speak("uk");
    await vi.waitFor(() => expect(urls).toHaveLength(2));
    frame(5, 0, [], { question: { ask: "act", source: null, choices: [PASS] } });
    await spoken;
    expect(sent.map((one) => one.id)).toEqual([sent[0]?.id, sent[0]?.id]);
    hear({ type: "done", id: sent[0]?.id, seq: 6 });
    expect(await answer).toBe(true);
  });
});

it("sends only what was offered, and one answer at a time", async () => {
  frame(5, 0, [], { question: { ask: "act", source: null, choices: [PASS] } });
  expect(await game.answer("play keen-koi")).toBe(false);
  const answer = game.answer("pass");
  expect(await game.answer("pass")).toBe(false);
  expect(sent).toMatchObject([{ type: "answer", seq: 5, choice: "pass" }]);
  hear({ type: "done", id: sent[0]?.id, seq: 6 });
  expect([await answer, game.sending]).toEqual([true, 0]);
});

it("says why a command was refused", async () => {
  frame(5, 0, []);
  const undo = game.undo(1);
  hear({ type: "refused", id: sent[0]?.id, reason: "undo-range", facts: {}, rule: "", text: "no way back" });
  expect([await undo, game.problem]).toEqual([false, "no way back"]);
});

it("goes where the page came from, in secret if that is secret", () => {
  const secure = { protocol: "https:", host: "table.example" } as Location;
  expect(socketUrl("a b", "pl", 7, 2, secure)).toBe("wss://table.example/ws/a%20b?lang=pl&since=7&seat=2");
});

it("tells what happened to the table until the game goes on", () => {
  const back = { news: "returned", seq: 4, seat: 0 } as News;
  expect(aside([back], ["Ann"])).toBe("Ann is back.");
  expect(aside([back, { news: "event", seq: 5, event: { event: "passed", seat: 0 } }], ["Ann"])).toBe("");
});

it("checks a seed against the hash that was published", () => {
  const zero = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; // of 32 zero bytes
  expect(fits("00".repeat(32), zero)).toBe(true);
  expect(fits("01".repeat(32), zero)).toBe(false);
});
