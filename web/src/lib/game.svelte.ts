import { Line, type Command, type Socket, type Status } from "./line";
import type { Frame, Question } from "./protocol/protocol";
import { say } from "./words";

export type News = Frame["news"][number];

/** One of your seats, the public table although you have a seat, or whatever the server gives you. */
export type Chair = number | "watch" | null;

/** Where the websocket of a table is; `since` is the last number of the log that is here already. */
export function socketUrl(table: string, lang: string, since: number, seat: Chair, base: Location): string {
  const scheme = base.protocol === "https:" ? "wss" : "ws";
  const chair = seat === null ? "" : seat === "watch" ? "&watch=true" : `&seat=${seat}`;
  const wish = `lang=${lang}&since=${since}${chair}`;
  return `${scheme}://${base.host}/ws/${encodeURIComponent(table)}?${wish}`;
}

/** One table as it comes through its line: the newest frame, everything that happened, and how the line is. */
export class Game {
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<readonly News[]>([]);
  fresh = $state.raw<readonly News[]>([]); // what the newest frame brought, for announcements and motion
  status = $state<Status>("opening");
  sending = $state(0); // commands without a reply
  problem = $state<string | null>(null); // why the last command was refused
  gone = $state<string | null>(null); // why there is no line any more

  readonly question: Question | null = $derived(this.frame?.question ?? null);
  readonly names: string[] = $derived(this.frame?.table.seats.map((seat) => seat.name ?? "") ?? []);

  private readonly line: Line;
  private heard = 0;

  constructor(
    readonly table: string,
    private lang: string,
    readonly seat: Chair = null,
    connect?: (url: string) => Socket,
  ) {
    this.line = new Line(
      () => socketUrl(this.table, this.lang, this.heard, this.seat, location),
      {
        heard: () => this.heard,
        frame: (frame) => this.look(frame),
        status: (status) => (this.status = status),
        gone: (why) => (this.gone = why?.text ?? say("web-gone")),
        trouble: (trouble) => (this.problem = trouble.text),
      },
      connect,
    );
    this.line.open();
  }

  /** Speak another language: everything that happened is told again in it. */
  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.heard = 0;
    this.line.reopen();
  }

  close(): void {
    this.line.close();
  }

  wake(): void {
    this.line.wake();
  }

  /** Answer with one of the choices of the question that is shown. */
  answer(choice: string): Promise<boolean> {
    const { frame, question } = this;
    if (frame === null || question === null || this.sending > 0 || !question.choices.includes(choice)) {
      return Promise.resolve(false);
    }
    return this.command({ type: "answer", seq: frame.seq, choice });
  }

  undo(to: number): Promise<boolean> {
    return this.command({ type: "undo", seq: this.frame?.seq ?? 0, to });
  }

  vote(proposal: number, agree: boolean): Promise<boolean> {
    return this.command({ type: "vote", proposal, agree });
  }

  say(text: string): Promise<boolean> {
    return this.command({ type: "say", text });
  }

  mute(seat: number, mute: boolean): Promise<boolean> {
    return this.command({ type: "mute", seat, mute });
  }

  back(): Promise<boolean> {
    return this.command({ type: "back" });
  }

  /** Whether the command was kept; if not, `problem` says why. */
  private async command(command: Command): Promise<boolean> {
    this.problem = null;
    this.sending++;
    try {
      const reply = await this.line.send(command);
      if (reply.type === "refused") this.problem = reply.text;
      return reply.type === "done";
    } finally {
      this.sending--;
    }
  }

  private look(frame: Frame): void {
    if (frame.seq < (this.frame?.seq ?? 0)) return; // a line that is older than what is shown
    const fresh = frame.news.filter((one) => one.seq > this.heard);
    this.log = this.heard === 0 ? frame.news : [...this.log, ...fresh];
    this.fresh = this.heard === 0 ? [] : fresh;
    this.heard = frame.seq;
    this.frame = frame;
  }
}
