/**
 * What a game brings to the browser, as the `index.ts` of its folder: the shell knows games by this alone, and fetches
 * one when its table is opened. Every part may be missing; a game without a folder is played on the plain board.
 */
import type { Component, Snippet } from "svelte";
import type { GameEvent, LogLine, Talk } from "$kit/news";
import type { Sound } from "$kit/sounds.svelte";
import type { Sources } from "$kit/words";
import type { Frame, Said, SeatInfo } from "$protocol";

export type View = NonNullable<Frame["view"]>;
export type SoundOf = (event: GameEvent) => Sound | null;
export type TurnBegins = (event: GameEvent) => boolean;

/** `Told` is the box of the game as the server tells it, `Book` what the game makes of it. */
export interface GameModule<Seen = View, Told = unknown, Book = unknown> {
  words?: Sources; // its messages; their names begin with `web-<game>-`
  book?: (told: Told) => Book; // asked for in every language that the page speaks
  Board?: Component<BoardProps<Seen, Book>>;
  end?: End<Seen, Book>;
  Hands?: Component<Position<Seen, Book>>; // below the board of a replay in which everything is open
  soundOf?: SoundOf;
  turnBegins?: TurnBegins; // where a replay leaps to
  guideOf?: (topic: string) => string; // the message that explains a question, or `wait` and `over`
  rules?: Rules<Book>;
  Cards?: Component<{ book: Book }>; // the page of everything in the box
  lesson?: Lesson;
  fullGame?: () => { name: string; about: string }; // how it is called without any option
}

export interface BoardProps<Seen, Book> {
  frame: Frame;
  view: Seen; // of the frame, once the game has begun
  book: Book;
  log: readonly LogLine[];
  onearlier?: (() => void) | undefined; // there is more of the log
  chat: readonly Said[];
  onchoose: (choice: string) => void;
  onsay?: Talk | undefined;
  muted?: readonly number[]; // seats that are not heard here
  onmute?: ((seat: number, mute: boolean) => void) | undefined;
  busy?: boolean; // an answer is on its way: nothing can be chosen
  television?: boolean; // the public table, seen from the sofa
  guide?: Snippet | undefined; // what explains the question to whoever learns the game
}

export interface Position<Seen, Book> {
  view: Seen;
  book: Book;
  names: readonly string[];
  answers: number; // that led to it
}

/** What is shown with the result; without it the last line of the result is the title. */
export interface End<Seen, Book> {
  title: (view: Seen, seats: readonly SeatInfo[]) => string;
  Faces: Component<Position<Seen, Book>>; // who has won, above the result
  Figures: Component<Position<Seen, Book>>; // for those who want to know more, below it
}

/** The page of rules: each section is an anchor of it. */
export interface Rules<Book> {
  parts: readonly { id: string; sections: readonly string[] }[];
  name: (id: string) => string; // of a part or a section
  text: (section: string) => string;
  Picture?: Component<{ section: string }>;
  Example?: Component<{ section: string; book: Book }>;
}

/** The first game of somebody who learns by playing. */
export interface Lesson {
  opponents: number;
  options: Readonly<Record<string, boolean | string>>;
}
