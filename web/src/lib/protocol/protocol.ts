// Written by `npm run types` from docs/protocol.schema.json.

/**
 * What clients and the table say to each other.
 */
export type Anything =
  | Answer
  | Back
  | Began
  | Behind
  | BotWish
  | BoundCard
  | CardData
  | CardMoved
  | ClientMessage
  | Clock
  | Dealt
  | Declined
  | Done
  | Entrance
  | Exchanged
  | FactionData
  | Frame
  | GameBegan
  | GameEnded
  | GameInfo
  | Games
  | GotUp
  | HandLacks
  | Happened
  | Health
  | HiddenLeadersBook
  | HiddenLeadersView
  | LeaderData
  | Links
  | Looked
  | MarkerData
  | Markers
  | MarkersMoved
  | MoveData
  | Mute
  | MyTable
  | MyTables
  | Named
  | NewTable
  | OptionsData
  | OutcomeData
  | PartyData
  | Passed
  | PendingData
  | Performed
  | Picked
  | Place
  | Problem
  | Proposal
  | Proposed
  | Question
  | Refresh
  | Refused
  | Rematch
  | Replay
  | ReplayStep
  | Reshuffled
  | Returned
  | Revealed
  | Said
  | SatDown
  | Say
  | Searched
  | SeatInfo
  | Seated
  | ServerMessage
  | SetData
  | StandingData
  | StoodIn
  | TableInfo
  | TrackData
  | Trouble
  | TurnBegan
  | Undo
  | Undone
  | Vote;
export type ClientMessage = Answer | Undo | Vote | Say | Mute | Back | Refresh;
export type ServerMessage = Frame | Done | Refused | Trouble;

/**
 * One of the choices of the question; `seq` is that of the frame in which the client saw it.
 */
export interface Answer {
  choice: string;
  id: string;
  seq: number;
  type: "answer";
}
/**
 * I am here again: the bot that stands in for me may rest.
 */
export interface Back {
  id: string;
  type: "back";
}
/**
 * The game was dealt; the hash of its seed is fixed.
 */
export interface Began {
  commitment: string;
  news: "began";
  seq: number;
}
/**
 * What a link leads to.
 */
export interface Behind {
  kind: "invite" | "watch";
  seat: number | null;
  table: TableInfo;
}
/**
 * The table beside its game: the same for everybody.
 */
export interface TableInfo {
  commitment: string | null;
  game: string;
  id: string;
  lang: string;
  next: string | null;
  options: {
    [k: string]: boolean;
  };
  patience: number | null;
  proposal: Proposal | null;
  seats: SeatInfo[];
  seed: string | null;
  status: "open" | "over" | "playing";
  watchers: number | null;
}
/**
 * An undo that waits until all people at the table agree.
 */
export interface Proposal {
  agreed: number[];
  by: number;
  missing: number[];
  seq: number;
  to: number;
}
/**
 * Who sits here, as everybody at the table may know it.
 */
export interface SeatInfo {
  away: boolean;
  bot: string | null;
  here: boolean;
  host: boolean;
  kind: "bot" | "free" | "person";
  name: string | null;
}
/**
 * The bot that is to play a seat.
 */
export interface BotWish {
  bot: string;
}
/**
 * Where a card lies that an ability goes on with; in a hand it was shown to everybody and stands by its id.
 */
export interface BoundCard {
  card?: string | null;
  index?: number | null;
  seat?: number | null;
  zone: "aside" | "graveyard" | "hand" | "harbor" | "party-down" | "party-up" | "tavern" | "wilderness";
}
/**
 * A hero card: what it is, and its text as it is made from what it does.
 */
export interface CardData {
  advanced: boolean;
  factions: ("hill-tribes" | "imperial-army" | "undead" | "water-folk")[];
  id: string;
  lines: string[];
  marker: MarkerData | null;
  name: string;
  set: "base" | "extras" | "queens";
  verbs: string[];
}
/**
 * The marker line of a card; it stands before line `at` of the text.
 */
export interface MarkerData {
  at: number;
  conditional: boolean;
  mode: "all" | "any-of" | "one-of";
  moves: MoveData[];
  text: string;
}
/**
 * One marker goes `by` spaces, or X of them when `times_x`; perhaps only on a condition that the text tells.
 */
export interface MoveData {
  by: number;
  conditional: boolean;
  marker: "green" | "leading" | "red" | "trailing";
  times_x: boolean;
}
/**
 * A card went from one place to another; `seat` is null when a rule of the game moved it.
 */
export interface CardMoved {
  card: string | null;
  event: "card-moved";
  from: Place;
  how:
    | "buried"
    | "discarded"
    | "drawn"
    | "drawn-at-random"
    | "lifted"
    | "placed"
    | "played"
    | "refilled"
    | "returned"
    | "saved"
    | "taken"
    | "turned-over";
  seat: number | null;
  to: Place;
}
/**
 * Where a card lies: a zone, whose, and how many lie before it; a hand has no order.
 */
export interface Place {
  index?: number | null;
  seat?: number | null;
  zone: "aside" | "graveyard" | "hand" | "harbor" | "party-down" | "party-up" | "tavern" | "wilderness";
}
/**
 * Go back to where only so many answers stood: at once where it is free, else all people are asked to agree.
 */
export interface Undo {
  id: string;
  seq: number;
  to: number;
  type: "undo";
}
/**
 * Agree to the undo that was proposed at `proposal`, or not; its proposer may take it back in the same way.
 */
export interface Vote {
  agree: boolean;
  id: string;
  proposal: number;
  type: "vote";
}
/**
 * Say something to everybody at the table.
 */
export interface Say {
  id: string;
  text: string;
  type: "say";
}
/**
 * Hear no more, or hear again, what this seat says; nobody else is told.
 */
export interface Mute {
  id: string;
  mute: boolean;
  seat: number;
  type: "mute";
}
/**
 * Send me a whole frame, with everything since this number.
 */
export interface Refresh {
  id: string;
  since?: number;
  type: "refresh";
}
/**
 * Who must answer, for how long they have been asked, and when a bot will stand in.
 */
export interface Clock {
  asked: number;
  left: number | null;
  seat: number;
}
/**
 * A player received a leader and five cards.
 */
export interface Dealt {
  cards: (string | null)[];
  event: "dealt";
  leader: string | null;
  seat: number;
}
/**
 * A proposal is off the table.
 */
export interface Declined {
  by: number;
  news: "declined";
  seq: number;
}
/**
 * The command was kept as entry `seq`; a repeated command gets the same reply.
 */
export interface Done {
  id: string;
  seq: number;
  type: "done";
}
/**
 * A link, opened by its code; a name and perhaps a seat for whoever wants to sit down.
 */
export interface Entrance {
  another?: boolean;
  code: string;
  name?: string | null;
  seat?: number | null;
}
/**
 * Two cards swapped places: `a` left `a_place` for `b_place`, and `b` the other way.
 */
export interface Exchanged {
  a: string | null;
  a_place: Place;
  b: string | null;
  b_place: Place;
  event: "exchanged";
  seat: number;
}
/**
 * The name of a faction.
 */
export interface FactionData {
  id: "hill-tribes" | "imperial-army" | "undead" | "water-folk";
  name: string;
}
/**
 * Everything a viewer may know now, and what happened since the frame before.
 */
export interface Frame {
  answers: number;
  clock: Clock | null;
  muted: number[];
  news: (Happened | Began | Undone | Proposed | Declined | Said | StoodIn | Returned | SatDown | GotUp | Rematch)[];
  question: Question | null;
  result?: string[];
  seq: number;
  since: number;
  table: TableInfo;
  type: "frame";
  undo: number | null;
  view: HiddenLeadersView | null;
  waiting?: string;
  you: number | null;
}
/**
 * Something happened in the game, as you may know it.
 */
export interface Happened {
  event:
    | GameBegan
    | Dealt
    | TurnBegan
    | Passed
    | CardMoved
    | Exchanged
    | MarkersMoved
    | Named
    | Picked
    | Looked
    | Searched
    | Revealed
    | HandLacks
    | Performed
    | Reshuffled
    | GameEnded;
  news: "event";
  seq: number;
  text?: string;
}
/**
 * The table is laid; this seat starts, and these cards lie in the tavern.
 */
export interface GameBegan {
  cards: string[];
  event: "game-began";
  seat: number;
}
/**
 * A player's turn begins.
 */
export interface TurnBegan {
  event: "turn-began";
  number: number;
  seat: number;
}
/**
 * A player neither plays nor discards.
 */
export interface Passed {
  event: "passed";
  seat: number;
}
/**
 * The markers went from the old spaces to the new ones; `seat` decided or played the card.
 */
export interface MarkersMoved {
  event: "markers-moved";
  from: Markers;
  seat: number;
  to: Markers;
}
/**
 * The spaces of both markers.
 */
export interface Markers {
  green: number;
  red: number;
}
/**
 * A player (by seat), a faction or a pile (by id) was named.
 */
export interface Named {
  event: "named";
  seat: number;
  value: number | string;
  what: "faction" | "pile" | "player";
}
/**
 * A player pointed at a face-up card; what happens to it follows.
 */
export interface Picked {
  card: string;
  event: "picked";
  place: Place;
  seat: number;
}
/**
 * Somebody saw a hidden card; everybody sees where it lies.
 */
export interface Looked {
  card: string | null;
  event: "looked";
  place: Place;
  seat: number;
}
/**
 * A player looks through the whole graveyard, bottom to top.
 */
export interface Searched {
  cards: (string | null)[];
  event: "searched";
  seat: number;
}
/**
 * A card was shown to everybody.
 */
export interface Revealed {
  card: string;
  event: "revealed";
  place: Place;
  seat: number;
}
/**
 * A player holds no card of the faction that was named.
 */
export interface HandLacks {
  event: "hand-lacks";
  faction: "hill-tribes" | "imperial-army" | "undead" | "water-folk";
  seat: number;
}
/**
 * A player performs the abilities of a card as if they had played it.
 */
export interface Performed {
  card: string;
  event: "performed";
  seat: number;
}
/**
 * The wilderness became the new harbor.
 */
export interface Reshuffled {
  count: number;
  event: "reshuffled";
}
/**
 * The result; leaders and hidden heroes are open now.
 */
export interface GameEnded {
  event: "game-ended";
  faction: "hill-tribes" | "imperial-army" | "undead" | "water-folk";
  hidden: string[][];
  leaders: string[];
  markers: Markers;
  reason: "fewest" | "most" | "nobody" | "number" | "sole";
  winner: number | null;
}
/**
 * Only so many answers stand now.
 */
export interface Undone {
  agreed: boolean;
  by: number;
  news: "undone";
  seq: number;
  to: number;
}
/**
 * Somebody asks all people to agree to an undo.
 */
export interface Proposed {
  by: number;
  news: "proposed";
  seq: number;
  to: number;
}
/**
 * Somebody said something.
 */
export interface Said {
  at: number;
  name: string;
  news: "said";
  seat: number;
  seq: number;
  text: string;
}
/**
 * A bot plays for somebody who is away.
 */
export interface StoodIn {
  bot: string;
  news: "stood-in";
  seat: number;
  seq: number;
}
/**
 * Somebody is here again.
 */
export interface Returned {
  news: "returned";
  seat: number;
  seq: number;
}
/**
 * A person or a bot took a seat.
 */
export interface SatDown {
  bot: string | null;
  name: string;
  news: "sat-down";
  seat: number;
  seq: number;
}
/**
 * A seat is free again, or played by a bot if the game has begun.
 */
export interface GotUp {
  name: string;
  news: "got-up";
  seat: number;
  seq: number;
}
/**
 * The same people meet at another table.
 */
export interface Rematch {
  news: "rematch";
  seq: number;
  table: string;
}
/**
 * What you are asked, with every answer there is.
 */
export interface Question {
  ask: string;
  choices: string[];
  labels?: string[];
  source: string | null;
  text?: string;
}
/**
 * A position as one viewer knows it.
 */
export interface HiddenLeadersView {
  aside: (string | null)[];
  ask:
    | (
        | "act"
        | "bury"
        | "discard"
        | "draw"
        | "exchange"
        | "exchange-with"
        | "faction"
        | "keep"
        | "look"
        | "more"
        | "move"
        | "option"
        | "pick"
        | "pile"
        | "place"
        | "play"
        | "player"
        | "reveal"
        | "setup"
        | "take"
        | "turn-over"
      )
    | null;
  asked: number | null;
  counter: number;
  decisions: number;
  first: number;
  game: "hidden-leaders";
  graveyard: (string | null)[];
  green: number;
  hands: (string | null)[][];
  harbor: number;
  leaders: (string | null)[];
  leading: "hill-tribes" | "imperial-army" | "undead" | "water-folk";
  left: number;
  options: OptionsData;
  outcome: OutcomeData | null;
  over: boolean;
  parties: PartyData[];
  phase: "act" | "draw" | "end" | "keep" | "more" | "setup";
  red: number;
  seats: number;
  source: string | null;
  stack: PendingData[];
  tavern: (string | null)[];
  threshold: number;
  turn: number;
  turns: number;
  viewer: number | null;
  wilderness: (string | null)[];
}
/**
 * What the table has switched on.
 */
export interface OptionsData {
  beginner: boolean;
  extras: boolean;
  queens: boolean;
}
/**
 * Who won, and why.
 */
export interface OutcomeData {
  faction: "hill-tribes" | "imperial-army" | "undead" | "water-folk";
  reason: "fewest" | "most" | "nobody" | "number" | "sole";
  standings: StandingData[];
  winner: number | null;
}
/**
 * What counted for one player at the end.
 */
export interface StandingData {
  aligned: boolean;
  heroes: number;
  number: number;
  party: number;
}
/**
 * The heroes of one party, oldest first.
 */
export interface PartyData {
  down: (string | null)[];
  up: string[];
}
/**
 * A card whose abilities are being performed, and how far they have come.
 */
export interface PendingData {
  card: string;
  fresh: boolean;
  kept: string | null;
  lot: BoundCard[];
  seat: number;
  secret: boolean;
  slots: (number | string | null)[];
  stage: number;
  step: number;
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  bots: string[];
  id: string;
  least: number;
  most: number;
  options: string[];
}
/**
 * Everything that can be played here.
 */
export interface Games {
  games: GameInfo[];
  languages: string[];
}
/**
 * Whether the server can keep what it is told.
 */
export interface Health {
  ok: boolean;
  version: string;
}
/**
 * Everything in the box, in words.
 */
export interface HiddenLeadersBook {
  cards: CardData[];
  factions: FactionData[];
  game: "hidden-leaders";
  lang: string;
  leaders: LeaderData[];
  sets: SetData[];
  track: TrackData;
}
/**
 * A leader.
 */
export interface LeaderData {
  epithet: string;
  factions: ("hill-tribes" | "imperial-army" | "undead" | "water-folk")[];
  full: string;
  id: string;
  name: string;
  number: number;
}
/**
 * The name of a set of cards.
 */
export interface SetData {
  id: "base" | "extras" | "queens";
  name: string;
}
/**
 * The power track; `leading[red - 1][green - 1]` is the faction that wins with the markers on these spaces.
 */
export interface TrackData {
  leading: ("hill-tribes" | "imperial-army" | "undead" | "water-folk")[][];
  spaces: number;
  war_first: number;
  war_last: number;
}
/**
 * The links of a table; only its people see them. Null: there is none.
 */
export interface Links {
  invite: string | null;
  watch: string | null;
}
/**
 * One of the tables you belong to.
 */
export interface MyTable {
  game: string;
  names: (string | null)[];
  seat: number | null;
  status: "open" | "over" | "playing";
  table: string;
  touched: number;
  your_turn: boolean;
}
/**
 * The tables you belong to, the last touched first.
 */
export interface MyTables {
  tables: MyTable[];
}
/**
 * A table as its host wants it; whoever sets it up sits in seat 0, unless bots hold all seats.
 */
export interface NewTable {
  bots?: {
    [k: string]: string;
  };
  game: string;
  lang?: string;
  name: string;
  notice?: string | null;
  options?: {
    [k: string]: boolean;
  };
  patience?: number | null;
  seats: number;
  stand_in?: string | null;
  watchers?: boolean;
}
/**
 * Why a request was refused; nothing was changed.
 */
export interface Problem {
  facts?: {
    [k: string]: string;
  };
  reason: string;
  rule?: string;
  text: string;
}
/**
 * The command changed nothing, and why.
 */
export interface Refused {
  facts: {
    [k: string]: string;
  };
  id: string | null;
  reason: string;
  rule: string;
  text: string;
  type: "refused";
}
/**
 * A finished game again, as somebody saw it or with everything open.
 */
export interface Replay {
  result: string[];
  steps: ReplayStep[];
  table: TableInfo;
  viewer: "0" | "1" | "2" | "3" | "4" | "5" | "open" | "watcher";
}
/**
 * A finished game after so many answers, and what happened since the step before.
 */
export interface ReplayStep {
  answers: number;
  by: number | null;
  news: Happened[];
  view: HiddenLeadersView;
  waiting: string;
}
/**
 * Where you are now; no seat for a watcher.
 */
export interface Seated {
  links: Links | null;
  seat: number | null;
  seats?: number[];
  table: TableInfo;
}
/**
 * Something went wrong with the table on our side; what was kept stands, and what is sent next counts.
 */
export interface Trouble {
  reason: string;
  text: string;
  type: "trouble";
}
