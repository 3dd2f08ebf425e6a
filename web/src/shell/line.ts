import type {
  Advice,
  ClientMessage,
  Done,
  Explained,
  Frame,
  Past,
  Previewed,
  Refused,
  ServerMessage,
  Trouble,
  Weighed,
} from "$protocol";
import { toHex } from "./hex";

export type Reply = Advice | Done | Past | Weighed | Explained | Previewed | Refused;
export type Status = "opening" | "open" | "lost" | "gone";

/** A command before it has its id; the same in every kind of command. */
export type Command = ClientMessage extends infer One ? (One extends ClientMessage ? Omit<One, "id"> : never) : never;

export interface Listener {
  /** The number up to which everything that happened has been heard. */
  heard(): number;
  frame(frame: Frame): void;
  status(status: Status): void;
  /** The server wants no line with us, and says why. */
  gone(why: Refused | null): void;
  trouble(trouble: Trouble): void;
}

/** What a line needs of a websocket. */
export interface Socket {
  addEventListener(type: "message", heard: (event: { data: unknown }) => void): void;
  addEventListener(type: "close", heard: (event: { code: number; reason?: string }) => void): void;
  send(text: string): void;
  close(): void;
}

/** How long a line waits for what, in milliseconds. */
export interface Habits {
  firstPause: number; // before it comes back; then twice as long each time
  longestPause: number;
  again: number; // until what has no reply is sent once more
  patience: number; // repetitions before a line counts as broken
  silence: number; // after which it asks whether there is really nothing new
}

const HABITS: Habits = { firstPause: 200, longestPause: 4000, again: 3000, patience: 2, silence: 20_000 };
const NOT_YOURS = 4403;
const TOO_FAST = "too-fast"; // the reason of a refusal that only asks for a little time

/** The server speaks, but this page does not understand it: one of them is newer. */
export const STRANGE: Refused = { type: "refused", id: null, reason: "strange", rule: "", text: "", facts: {} };

/** The seat goes on at another device. */
const MOVED: Refused = { ...STRANGE, reason: "moved" };

/** What came through the line; null if it is no message at all. */
function read(data: unknown): ServerMessage | null {
  try {
    const message = JSON.parse(String(data)) as Partial<ServerMessage> | null;
    return typeof message?.type === "string" ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

interface Flying {
  text: string;
  settle: (reply: Reply) => void;
}

/** A websocket that stays: it comes back by itself, and a command is sent under one id until it has its reply. */
export class Line {
  private socket: Socket | null = null;
  private greeted = false; // a frame came through the open socket
  private refusal: Refused | null = null;
  private readonly flying = new Map<string, Flying>();
  private pauses = 0;
  private missed = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private counter = 0;
  private readonly name = toHex(crypto.getRandomValues(new Uint8Array(9)));

  constructor(
    private readonly url: () => string,
    private readonly listener: Listener,
    private readonly connect: (url: string) => Socket = (url) => new WebSocket(url),
    private readonly habits: Habits = HABITS,
  ) {}

  open(): void {
    this.listener.status("opening");
    this.visit();
  }

  /** Go on with what another line has sent without a reply. */
  inherit(other: Line): void {
    for (const [id, flying] of other.flying) {
      this.flying.set(id, flying);
      if (this.greeted) this.write(flying.text);
    }
    other.flying.clear();
    this.wait();
  }

  /** No more frames and replies; the seat is kept. */
  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.drop();
  }

  /** There is nothing more to be had here. */
  end(why: Refused | null): void {
    this.close();
    this.listener.status("gone");
    this.listener.gone(why);
  }

  /** Send a command until it has its reply, also through a line that breaks meanwhile. */
  send(command: Command): Promise<Reply> {
    const id = `${this.name}-${++this.counter}`;
    return new Promise((settle) => {
      const flying = { text: JSON.stringify({ ...command, id }), settle };
      this.flying.set(id, flying);
      if (this.greeted) this.write(flying.text);
      this.wait();
    });
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  wake(): void {
    if (this.over) return;
    if (this.socket === null) {
      this.pauses = 0;
      this.visit();
    } else if (this.greeted) {
      this.ask();
    }
  }

  private visit(): void {
    clearTimeout(this.timer);
    this.drop();
    this.refusal = null;
    this.missed = 0;
    const socket = this.connect(this.url());
    this.socket = socket;
    socket.addEventListener("message", (event) => {
      if (socket !== this.socket) return;
      const message = read(event.data);
      if (message === null) this.end(STRANGE);
      else this.take(message);
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.socket) this.lose(event.code, event.reason);
    });
    this.wait();
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
  }

  private lose(code: number, reason = ""): void {
    this.drop();
    clearTimeout(this.timer);
    if (this.over) return;
    if (code === NOT_YOURS) {
      this.end(this.refusal ?? (reason === "moved" ? MOVED : null));
      return;
    }
    this.listener.status("lost");
    const whole = Math.min(this.habits.firstPause * 2 ** this.pauses++, this.habits.longestPause);
    this.timer = setTimeout(() => this.visit(), whole * (0.5 + Math.random() / 2));
  }

  private take(message: ServerMessage): void {
    this.missed = 0;
    switch (message.type) {
      case "frame":
        this.look(message);
        break;
      case "done":
      case "past":
      case "weighed":
      case "explained":
      case "previewed":
      case "advice":
      case "refused":
        this.settle(message);
        break;
      case "trouble":
        this.listener.trouble(message);
    }
    this.wait();
  }

  private look(frame: Frame): void {
    const first = !this.greeted;
    this.greeted = true;
    this.pauses = 0;
    if (first) this.listener.status("open");
    this.listener.frame(frame);
    if (first) for (const { text } of this.flying.values()) this.write(text);
  }

  private settle(reply: Reply): void {
    if (reply.id === null) {
      this.refusal = reply.type === "refused" ? reply : null;
      return;
    }
    const flying = this.flying.get(reply.id);
    if (flying === undefined) return;
    if (reply.type === "refused" && reply.reason === TOO_FAST) return; // the timer sends it again
    this.flying.delete(reply.id);
    flying.settle(reply);
  }

  private write(text: string): void {
    this.socket?.send(text);
  }

  private ask(): void {
    this.write(
      JSON.stringify({ type: "refresh", id: `${this.name}-r${++this.counter}`, since: this.listener.heard() }),
    );
    this.wait(true);
  }

  /** Look after the line again in a while: soon if something is expected. */
  private wait(expected = false): void {
    if (this.over || this.socket === null) return; // the timer that is set brings it back
    clearTimeout(this.timer);
    const soon = expected || !this.greeted || this.flying.size > 0;
    this.timer = setTimeout(() => this.doubt(soon), soon ? this.habits.again : this.habits.silence);
  }

  private doubt(expected: boolean): void {
    if (expected && ++this.missed > this.habits.patience) {
      this.lose(0);
    } else if (!this.greeted) {
      this.wait();
    } else if (this.flying.size > 0) {
      for (const { text } of this.flying.values()) this.write(text);
      this.wait();
    } else {
      this.ask();
    }
  }
}
