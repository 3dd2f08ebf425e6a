/**
 * What a game brings to the browser, as the `index.ts` of its folder: the shell knows games by this alone, and fetches
 * one when its table is opened. Every part may be missing; a game without a folder is played on the plain board.
 */
import type { Component, Snippet } from "svelte";
import type { GameEvent, LogLine, Talk } from "$kit/news";
import type { Sound } from "$kit/sounds.svelte";
import type { Sources } from "$kit/words";
import type { Explained, Frame, Placing, Prospect, Said, SeatInfo } from "$protocol";

export type Figures = Readonly<Record<string, number>>;
/** By answer why it is not listed, and by address who could get to the place that was asked about. */
export type Explanation = Readonly<Pick<Explained, "reasons" | "near">>;
/** By answer what it would bring, as far as whoever is asked can know. */
export type Previews = Readonly<Record<string, Prospect | null>>;
export type View = NonNullable<Frame["view"]>;
export type SoundOf = (event: GameEvent) => Sound | null;

/** A kind of moments at which somebody who sees a game again may want to be: a turn begins, a battle. */
export interface Leap {
  id: string;
  name: () => string; // many of them: `Rounds`
  begins: (event: GameEvent) => boolean;
  mark?: (event: GameEvent) => string; // what stands at such a moment above the slider, if anything does
}

/** `Told` is the box of the game as the server tells it, `Book` what the game makes of it. */
export interface GameModule<Seen = View, Told = unknown, Book = unknown> {
  words?: Sources; // its messages; their names begin with `<game>-`
  book?: (told: Told) => Book; // asked for in every language that the page speaks
  Board?: Component<BoardProps<Seen, Book>>;
  end?: () => Promise<End<Seen, Book>>; // fetched when a game is over
  Hands?: Component<Position<Seen, Book>>; // below the board of a replay in which everything is open
  soundOf?: SoundOf;
  isHeard?: (event: GameEvent) => boolean; // whether it is read aloud to those who hear the table
  leaps?: readonly Leap[]; // where a replay leaps to; the first kind is chosen unless somebody chooses another
  library?: () => Promise<Library<Book>>;
  lessonWords?: Sources; // of guided games, `<game>-lesson-<topic>` for each topic; fetched at their tables
  lessonFigure?: () => Promise<Component<LessonFigure<Seen, Book>>>; // what they bring to be looked at or tried
  fullGame?: () => { name: string; about: string }; // how it is called without any option
}

/** Why an answer need not be confirmed: a setting gives it that needs nobody, or somebody has said before that they want it. */
export type Giver = "setting" | "wanted";

/** A standing order: a bot sees through what is under way, or such windows are passed. */
export type Order = { type: "deputy"; on: boolean } | { type: "unasked"; windows: string[] };

export interface BoardProps<Seen, Book> {
  frame: Frame;
  view: Seen; // of the frame, once the game has begun
  book: Book;
  log: readonly LogLine[];
  onearlier?: (() => void) | undefined; // there is more of the log
  chat: readonly Said[] | null; // null: nobody talks here
  onchoose: (choice: string, by?: Giver) => void;
  onorder?: ((order: Order) => void) | undefined; // what is to be answered for whoever sits here
  onweigh?: ((choice: string | null) => Promise<Figures>) | undefined; // what may come of an answer, or of the position
  onexplain?: ((choices: readonly string[], at: string | null) => Promise<Explanation>) | undefined; // why not
  onpreview?: ((choices: readonly string[]) => Promise<Previews>) | undefined; // what answers would bring
  onsay?: Talk | undefined;
  muted?: readonly number[]; // seats that are not heard here
  onmute?: ((seat: number, mute: boolean) => void) | undefined;
  busy?: boolean; // an answer is on its way: nothing can be chosen
  television?: boolean; // the public table, seen from the sofa
  whose?: string | undefined; // through whose eyes the table is seen, if they are not one's own
  guide?: Snippet | undefined; // what explains the question to whoever learns the game
}

export interface Position<Seen, Book> {
  view: Seen;
  book: Book;
  names: readonly string[];
  answers: number; // that led to it
}

/** The end of a game, with what can be asked for when it is over. */
export interface Ending<Seen, Book> extends Position<Seen, Book> {
  tally: () => Promise<unknown>; // the game in figures, counted once; what its server says of it
  replayAt: (answers: number) => string; // the address at which it is seen again from there on
  places: readonly Placing[]; // how everybody finished, the winners first
  beat: number; // how far the reveal has come; after the last of its beats it is over
}

/** A moment of the reveal: how long it is looked at, in milliseconds, and what those hear who listen. */
export interface Beat {
  lasts: number;
  text: string;
}

/** What a reveal is made of; the lines of the result come in the order in which the winner is found. */
export interface Curtain<Seen> {
  view: Seen;
  places: readonly Placing[];
  result: readonly string[];
}

/** What is shown with the result; without it the last line of the result is the title. */
export interface End<Seen, Book> {
  words?: Sources;
  beats: (curtain: Curtain<Seen>) => readonly Beat[]; // none: there is no scene
  title: (view: Seen, seats: readonly SeatInfo[]) => string;
  Faces: Component<Ending<Seen, Book>>; // who has won, above the result
  Figures: Component<Ending<Seen, Book>>; // for those who want to know more, below it
}

/** What is read away from a table: it comes with the page that shows it. */
export interface Library<Book> {
  words?: Sources;
  rules?: Rules<Book>;
  Cards?: Component<{ book: Book }>; // the page of everything in the box
}

/** The page of rules: each section is an anchor of it. */
export interface Rules<Book> {
  parts: readonly { id: string; sections: readonly string[] }[];
  name: (id: string) => string; // of a part or a section
  text: (section: string) => string; // paragraphs apart by an empty line; lines that begin with a dot are a list
  numbers?: (section: string) => readonly string[]; // of the rules that it tells, as tests name them
  Picture?: Component<{ section: string; book: Book }>;
  Example?: Component<{ section: string; book: Book }>;
}

/** Something to look at or to try, in a beat of a guided game that asks for no answer. */
export interface LessonFigure<Seen, Book> {
  figure: string; // as the lesson calls it
  view: Seen;
  book: Book;
  onlend: (view: Seen) => void; // the board shows this as long as the beat lasts
  onready: () => void; // it was tried: one can go on
}
