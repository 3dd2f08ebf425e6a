import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame, Refused } from "$protocol";
import { Line, type Socket, type Status } from "./line";

const HABITS = { firstPause: 100, longestPause: 400, again: 1000, patience: 2, silence: 5000 };

class FakeSocket implements Socket {
  sent: { type: string; id: string; since?: number }[] = [];
  closed = false;
  private heard: { message: ((event: { data: unknown }) => void)[]; close: ((event: { code: number }) => void)[] } = {
    message: [],
    close: [],
  };

  constructor(readonly url: string) {}

  addEventListener(type: "message" | "close", heard: (event: never) => void): void {
    this.heard[type].push(heard as never);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }

  close(): void {
    this.closed = true;
  }

  hear(message: object): void {
    for (const one of this.heard.message) one({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    for (const one of this.heard.close) one({ code });
  }

  frame(seq: number): void {
    this.hear({ type: "frame", seq } as Partial<Frame>);
  }
}

let sockets: FakeSocket[];
let statuses: Status[];
let frames: number[];
let gone: (Refused | null)[];
let line: Line;

function newest(): FakeSocket {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error("no socket");
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, statuses, frames, gone] = [[], [], [], []];
  line = new Line(
    () => `ws://test/ws/t?since=${frames.at(-1) ?? 0}`,
    {
      heard: () => frames.at(-1) ?? 0,
      frame: (frame) => frames.push(frame.seq),
      status: (status) => statuses.push(status),
      gone: (why) => gone.push(why),
      trouble: () => undefined,
    },
    (url) => {
      sockets.push(new FakeSocket(url));
      return newest();
    },
    HABITS,
  );
  line.open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a line that breaks", () => {
  it("comes back with what was said while it was broken", () => {
    newest().frame(1);
    newest().break();
    void line.send({ type: "answer", seq: 1, choice: "play keen-koi" });
    vi.advanceTimersByTime(HABITS.firstPause);
    expect(sockets).toHaveLength(2);
    newest().frame(1);
    expect(newest().sent.map((one) => one.type)).toEqual(["answer"]);
  });

  it("comes back by itself and asks for what it has not heard", () => {
    newest().frame(7);
    newest().break();
    expect(statuses).toEqual(["opening", "open", "lost"]);
    vi.advanceTimersByTime(100);
    expect(sockets.map((one) => one.url)).toEqual(["ws://test/ws/t?since=0", "ws://test/ws/t?since=7"]);
    newest().frame(9);
    expect([statuses.at(-1), frames]).toEqual(["open", [7, 9]]);
  });

  it("waits longer each time, but never too long", () => {
    for (let times = 0; times < 6; times++) {
      newest().break();
      vi.advanceTimersByTime(HABITS.longestPause);
    }
    expect(sockets).toHaveLength(7);
  });

  it("does not wait when the network is back", () => {
    newest().break();
    line.wake();
    expect(sockets).toHaveLength(2);
  });

  it("stays away from a table that is not ours, and says why", () => {
    newest().hear({ type: "refused", id: null, reason: "unknown-table", facts: {}, rule: "", text: "no" });
    newest().break(4403);
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, statuses.at(-1), gone[0]?.text]).toEqual([1, "gone", "no"]);
  });

  it("hears nothing of a socket that it left", () => {
    const old = newest();
    old.break();
    vi.advanceTimersByTime(100);
    old.frame(3);
    expect(frames).toEqual([]);
  });
});

describe("a command", () => {
  it("is sent once, and its reply settles it", async () => {
    newest().frame(1);
    const reply = line.send({ type: "say", text: "hello" });
    newest().hear({ type: "done", id: newest().sent[0]?.id, seq: 2 });
    await expect(reply).resolves.toMatchObject({ type: "done", seq: 2 });
    vi.advanceTimersByTime(HABITS.again * 2);
    expect(newest().sent).toHaveLength(1);
  });

  it("waits for the first frame", () => {
    void line.send({ type: "say", text: "hello" });
    expect(newest().sent).toEqual([]);
    newest().frame(1);
    expect(newest().sent).toHaveLength(1);
  });

  it("is sent again under the same id after a break", () => {
    newest().frame(1);
    void line.send({ type: "answer", seq: 1, choice: "pass" });
    const first = newest().sent;
    newest().break();
    vi.advanceTimersByTime(100);
    newest().frame(1);
    expect(newest().sent).toEqual(first);
  });

  it("is sent again when no reply comes, and then the line counts as broken", () => {
    newest().frame(1);
    void line.send({ type: "answer", seq: 1, choice: "pass" });
    vi.advanceTimersByTime(HABITS.again * 2);
    expect(newest().sent).toHaveLength(3);
    vi.advanceTimersByTime(HABITS.again + HABITS.firstPause);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("that came too fast is sent again a little later", () => {
    newest().frame(1);
    void line.send({ type: "say", text: "hello" });
    const id = newest().sent[0]?.id;
    newest().hear({ type: "refused", id, reason: "too-fast", facts: {}, rule: "", text: "" });
    vi.advanceTimersByTime(HABITS.again);
    expect(newest().sent.map((one) => one.id)).toEqual([id, id]);
  });

  it("never shares its id with another", () => {
    newest().frame(1);
    for (let times = 0; times < 20; times++) void line.send({ type: "say", text: "x" });
    expect(new Set(newest().sent.map((one) => one.id)).size).toBe(20);
    expect(newest().sent.every((one) => /^[A-Za-z0-9_.-]{1,64}$/.test(one.id))).toBe(true);
  });
});

it("asks after a long silence whether there is nothing new", () => {
  newest().frame(5);
  vi.advanceTimersByTime(HABITS.silence);
  expect(newest().sent).toMatchObject([{ type: "refresh", since: 5 }]);
});
