import type { News, Talk } from "$kit/news";
import type { Explanation, Figures, Order, Previews } from "./contract";
import { Line, STRANGE, type Command, type Socket, type Status } from "./line";
import type { Advised, Frame, Past, Question, Suggest } from "$protocol";
import { keepMuted, keptMuted } from "./state/muted";
import { speaksAlong, type Change } from "$kit/speakers";

/** One of your seats, the public table although you have a seat, or whatever the server gives you. */
export type Chair = number | "watch" | null;

/** Where the websocket of a table is; `since` is the last number of the log that is here already. */
export function socketUrl(table: string, lang: string, since: number, seat: Chair, base: Location): string {
  const scheme = base.protocol === "https:" ? "wss" : "ws";
  const chair = seat === null ? "" : seat === "watch" ? "&watch=true" : `&seat=${seat}`;
  const wish = `lang=${lang}&since=${since}${chair}`;
  return `${scheme}://${base.host}/ws/${encodeURIComponent(table)}?${wish}`;
}

/** What came through a line so far. */
interface Told {
  frame: Frame | null;
  since: number; // the log is what happened after this entry
  log: readonly News[];
  fresh: readonly News[]; // what the newest frame brought, for announcements and motion
}

/** Whether a frame has what those of every game have; one of a newer protocol may not. */
function isFrame({ news, table }: Partial<Frame>): boolean {
  return Array.isArray(news) && Array.isArray(table?.seats);
}

const NOTHING: Told = { frame: null, since: 0, log: [], fresh: [] };

function withFrame(told: Told, frame: Frame): Told {
  const before = told.frame?.seq ?? -1;
  if (frame.seq < before) return told; // a line that is older than what is known
  if (told.frame === null || frame.since > before) return { frame, since: frame.since, log: frame.news, fresh: [] };
  const fresh = frame.news.filter((one) => one.seq > before);
  const since = Math.max(frame.since, told.since);
  const standing = told.log.filter((one) => one.seq <= since); // what the frame tells again it tells as it is now
  return { ...told, frame, log: [...standing, ...frame.news.filter((one) => one.seq > since)], fresh };
}

function withPast(told: Told, past: Past): Told {
  if (told.since > past.until || told.since <= past.since) return told; // of another time
  const news = past.news.filter((one) => one.seq <= told.since);
  return { ...told, since: past.since, log: [...news, ...told.log], fresh: [] };
}

/** The table in one language: a line, and what came through it. */
class Telling {
  told = NOTHING;
  status: Status = "opening";
  gone: string | null = null;
  readonly line: Line;

  constructor(
    url: (since: number) => string,
    private readonly changed: (telling: Telling) => void,
    trouble: (text: string) => void,
    connect?: (url: string) => Socket,
  ) {
    const heard = (): number => this.told.frame?.seq ?? 0;
    this.line = new Line(
      () => url(heard()),
      {
        heard,
        frame: (frame) => {
          if (isFrame(frame)) this.change({ told: withFrame(this.told, frame) });
          else this.line.end(STRANGE);
        },
        status: (status) => this.change({ status }),
        gone: (why) => this.change({ gone: why?.reason ?? "left" }),
        trouble: ({ text }) => trouble(text),
      },
      connect,
    );
  }

  /** A page of what happened before what is known. */
  async earlier(): Promise<void> {
    const reply = await this.line.send({ type: "earlier", until: this.told.since });
    if (reply.type === "past") this.change({ told: withPast(this.told, reply) });
  }

  private change(news: Partial<Pick<Telling, "told" | "status" | "gone">>): void {
    Object.assign(this, news);
    this.changed(this);
  }
}

/** One table as it comes through its line: the newest frame, everything that happened, and how the line is. */
export class Game {
  private told = $state.raw<Told>(NOTHING);
  status = $state<Status>("opening");
  sending = $state(0); // commands without a reply
  problem = $state<string | null>(null); // why the last command was refused
  gone = $state<string | null>(null); // the reason for which there is no line any more

  muted = $state.raw<readonly number[]>([]); // the seats that are not heard here

  readonly frame = $derived(this.told.frame);
  readonly log = $derived(this.heard(this.told.log));
  readonly since = $derived(this.told.since); // the log goes back to here
  readonly fresh = $derived(this.heard(this.told.fresh));
  readonly question: Question | null = $derived(this.frame?.question ?? null);
  readonly names: string[] = $derived(this.frame?.table.seats.map((seat) => seat.name ?? "") ?? []);

  private telling: Telling;
  private forget: () => void = () => undefined; // the preparation of another language
  private readonly quiet: () => void;

  constructor(
    readonly table: string,
    lang: string,
    readonly seat: Chair = null,
    private readonly connect?: (url: string) => Socket,
  ) {
    this.muted = keptMuted(table);
    this.telling = this.listen(lang, () => this.show());
    this.telling.line.open();
    this.quiet = speaksAlong((language) => this.prepare(language));
  }

  close(): void {
    this.quiet();
    this.forget();
    this.telling.line.close();
  }

  wake(): void {
    this.telling.line.wake();
  }

  /** Answer with one of the choices of the question that is shown. */
  answer(choice: string, by?: "setting"): Promise<boolean> {
    const { frame, question } = this;
    if (
      frame === null ||
      question === null ||
      this.sending > 0 ||
      !question.choices.some((one) => one.choice === choice)
    ) {
      return Promise.resolve(false);
    }
    return this.command({ type: "answer", seq: frame.seq, choice, ...(by === undefined ? {} : { by }) });
  }

  /** What is to be answered for whoever sits here, from now on. */
  order(order: Order): Promise<boolean> {
    return this.command(order);
  }

  /** The bots answer at once until it is the turn of whoever sits here. */
  hurry(): Promise<boolean> {
    return this.command({ type: "hurry" });
  }

  undo(to: number): Promise<boolean> {
    return this.command({ type: "undo", seq: this.frame?.seq ?? 0, to });
  }

  vote(proposal: number, agree: boolean): Promise<boolean> {
    return this.command({ type: "vote", proposal, agree });
  }

  /** Ask those who decide: a bot for somebody who is away, their seat for somebody else, or another host. */
  suggest(kind: Suggest["kind"], seat: number): Promise<boolean> {
    return this.command({ type: "suggest", kind, seat });
  }

  handOn(seat: number): Promise<boolean> {
    return this.command({ type: "hand-on", seat });
  }

  /** How long the table waits for somebody, and how fast its bots play. */
  arrange(patience: number | null, pace: number | null): Promise<boolean> {
    return this.command({ type: "arrange", patience, pace });
  }

  /** End the table, or ask everybody who is here to agree to that. */
  end(): Promise<boolean> {
    return this.command({ type: "end" });
  }

  /** Open to somebody who knocked, or do not. */
  admit(knock: number, way: "sit" | "watch" | "no"): Promise<boolean> {
    return this.command({ type: "admit", knock, way });
  }

  /** It stands in the way of no answer, and its refusal is told where it was written. */
  async say(text: string): ReturnType<Talk> {
    const reply = await this.telling.line.send({ type: "say", text });
    return reply.type === "refused" ? reply.text : null;
  }

  /** Hear a seat no more, or again; the table is not told. */
  mute(seat: number, mute: boolean): void {
    const others = keptMuted(this.table).filter((one) => one !== seat);
    this.muted = mute ? [...others, seat] : others;
    keepMuted(this.table, this.muted);
  }

  /** Have more of the log, from before where it begins. */
  earlier(): Promise<void> {
    return this.telling.earlier();
  }

  /** What may come of an answer, or of the position; nothing if the game cannot say, or not now. */
  async weigh(choice: string | null): Promise<Figures> {
    const { frame } = this;
    if (frame === null) return {};
    const reply = await this.telling.line.send({ type: "weigh", seq: frame.seq, choice });
    return reply.type === "weighed" ? reply.figures : {};
  }

  /** What a good player would answer, the best first; nothing if nobody says, and why not. */
  async hint(): Promise<readonly Advised[]> {
    const { frame } = this;
    if (frame === null) return [];
    const reply = await this.telling.line.send({ type: "hint", seq: frame.seq });
    if (reply.type === "refused") this.problem = reply.text;
    return reply.type === "advice" ? reply.answers : [];
  }

  /** Why answers cannot be given now, and who could get to a place; nothing if the game does not say, or not now. */
  async explain(choices: readonly string[], at: string | null): Promise<Explanation> {
    const { frame } = this;
    if (frame === null) return { reasons: {}, near: {} };
    const reply = await this.telling.line.send({ type: "explain", seq: frame.seq, choices: [...choices], at });
    return reply.type === "explained" ? reply : { reasons: {}, near: {} };
  }

  /** What answers would bring; nothing if the game does not say, or not now. */
  async preview(choices: readonly string[]): Promise<Previews> {
    const { frame } = this;
    if (frame === null) return {};
    const reply = await this.telling.line.send({ type: "preview", seq: frame.seq, choices: [...choices] });
    return reply.type === "previewed" ? reply.previews : {};
  }

  back(): Promise<boolean> {
    return this.command({ type: "back" });
  }

  private heard(news: readonly News[]): readonly News[] {
    const { frame, muted } = this;
    return news.filter((one) => one.news !== "said" || one.seat === frame?.you || !muted.includes(one.seat));
  }

  /** Whether the command was kept; if not, `problem` says why. */
  private async command(command: Command): Promise<boolean> {
    this.problem = null;
    this.sending++;
    try {
      const reply = await this.telling.line.send(command);
      if (reply.type === "refused") this.problem = reply.text;
      return reply.type === "done";
    } finally {
      this.sending--;
    }
  }

  private listen(lang: string, changed: (telling: Telling) => void): Telling {
    const url = (since: number): string => socketUrl(this.table, lang, since, this.seat, location);
    return new Telling(url, changed, (text) => (this.problem = text), this.connect);
  }

  private show(): void {
    this.told = this.telling.told;
    this.status = this.telling.status;
    this.gone = this.telling.gone;
  }

  /** Everything that happened, told again through a line of its own, until it can take the place of this one. */
  private prepare(lang: string): Promise<Change> {
    this.forget();
    return new Promise((ready) => {
      if (this.gone !== null) {
        ready(() => undefined);
        return;
      }
      const next = this.listen(lang, (telling) => {
        if (telling === this.telling) this.show();
        else if (telling.told.frame !== null || telling.gone !== null) ready(() => this.changeTo(telling));
      });
      this.forget = () => {
        next.line.close();
        ready(() => undefined);
      };
      next.line.open();
    });
  }

  private changeTo(next: Telling): void {
    this.forget = () => undefined;
    next.line.inherit(this.telling.line);
    this.telling.line.close();
    this.telling = next;
    this.problem = null; // it was said in the language before
    next.told = { ...next.told, fresh: [] }; // nothing is new but the words
    this.show();
  }
}
