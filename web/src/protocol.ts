// Written by `npm run types` from docs/protocol.schema.json.

/**
 * What clients and the table say to each other.
 */
export type Anything =
  | Admit
  | Advice
  | Advised
  | Analysed
  | Analysis
  | Answer
  | Arrange
  | Arranged
  | Back
  | BattleData
  | Began
  | Behind
  | BoardData
  | BotWish
  | BoundCard
  | CardData
  | CardMoved
  | ChancesAt
  | ClientMessage
  | Clock
  | Confirm
  | Dealt
  | Declined
  | Deputy
  | Done
  | Earlier
  | End
  | Ended
  | Entrance
  | Exchanged
  | Explain
  | Explained
  | FactionChange
  | FactionData
  | FactsData
  | FighterData
  | Frame
  | GameBegan
  | GameEnded
  | GameInfo
  | Games
  | Given
  | GotUp
  | HandLacks
  | HandOn
  | HandedOn
  | Happened
  | Health
  | Helped
  | HeroData
  | HeroValues
  | HeroesActivated
  | HeroesAdvanced
  | HeroesArtifactWon
  | HeroesAttacked
  | HeroesBattleBegan
  | HeroesBattleLost
  | HeroesBattleTurn
  | HeroesBattleWon
  | HeroesBook
  | HeroesBought
  | HeroesBuilt
  | HeroesCameHome
  | HeroesCardPlayed
  | HeroesCardRolled
  | HeroesCardUsed
  | HeroesDiscarded
  | HeroesDismissed
  | HeroesDrawn
  | HeroesDuelBegan
  | HeroesDuelWon
  | HeroesEliminated
  | HeroesExplored
  | HeroesFactionTaken
  | HeroesFled
  | HeroesGained
  | HeroesGainedLuck
  | HeroesGainedUnit
  | HeroesGameBegan
  | HeroesGameEnded
  | HeroesGathered
  | HeroesGivenUp
  | HeroesHealed
  | HeroesHeroEntered
  | HeroesHits
  | HeroesKept
  | HeroesLevelRaised
  | HeroesLostGold
  | HeroesLuckSpent
  | HeroesMoved
  | HeroesOptions
  | HeroesPartTaken
  | HeroesPassed
  | HeroesPending
  | HeroesPowerChanged
  | HeroesPrevented
  | HeroesPromoted
  | HeroesRegenerated
  | HeroesRelocated
  | HeroesRerolled
  | HeroesReshuffled
  | HeroesRolled
  | HeroesRoundBegan
  | HeroesRouted
  | HeroesScrollCancelled
  | HeroesScrollSold
  | HeroesScrollUsed
  | HeroesSummoned
  | HeroesTaken
  | HeroesTally
  | HeroesTownFounded
  | HeroesTrack
  | HeroesTraded
  | HeroesTreasureDrawn
  | HeroesTrophy
  | HeroesTurnedBasic
  | HeroesUpgraded
  | HeroesView
  | HeroesWeekRevealed
  | HeroesWounded
  | HeroesXpLost
  | HiddenLeadersBook
  | HiddenLeadersTally
  | HiddenLeadersView
  | Hint
  | Hinted
  | Hurry
  | KindData
  | Knock
  | Knocked
  | Knocking
  | LastingData
  | LeaderData
  | LetIn
  | Links
  | Looked
  | MapData
  | MarkerData
  | Markers
  | MarkersMoved
  | Moment
  | MomentData
  | Move
  | MoveData
  | MoveState
  | MoveWish
  | MyTable
  | MyTables
  | Named
  | NewTable
  | Offer
  | Offered
  | OptionInfo
  | OptionsData
  | Orders
  | OutcomeData
  | PartyData
  | Passed
  | Past
  | PendingData
  | Performed
  | Petition
  | Petitioned
  | Picked
  | Pinned
  | Place
  | Placing
  | PlayOn
  | PlayerData
  | Plea
  | PowerData
  | Preview
  | Previewed
  | PriceData
  | Problem
  | Proposal
  | Proposed
  | Prospect
  | Question
  | Reason
  | Refresh
  | Refused
  | Rematch
  | Replaced
  | Replay
  | ReplayStep
  | Reshuffled
  | Returned
  | Revealed
  | Room
  | RoundTally
  | Said
  | SatDown
  | Say
  | Searched
  | SeatInfo
  | SeatTally
  | Seated
  | ServerMessage
  | SetData
  | Settled
  | Sharing
  | SightData
  | StackData
  | StandingData
  | StoodIn
  | Suggest
  | TableInfo
  | TakenOver
  | Taught
  | ThingData
  | TokenSideData
  | Told
  | TownData
  | TrackData
  | TrophyData
  | Trouble
  | TurnBegan
  | TurnTally
  | Turnover
  | Typed
  | Unasked
  | Undo
  | Undone
  | Vote
  | Way
  | Weigh
  | Weighed;
export type ClientMessage =
  | Answer
  | Deputy
  | Unasked
  | Hurry
  | Undo
  | Vote
  | Suggest
  | HandOn
  | Arrange
  | End
  | Say
  | Admit
  | Back
  | Earlier
  | Refresh
  | Weigh
  | Hint
  | Explain
  | Preview;
export type ServerMessage = Frame | Done | Past | Weighed | Explained | Previewed | Advice | Refused | Trouble;

/**
 * Let somebody in who knocked: to a seat, any if none is named, or to look on; or turn them away.
 */
export interface Admit {
  id: string;
  knock: number;
  seat?: number | null;
  type: "admit";
  way: "no" | "sit" | "watch";
}
/**
 * What a good player would answer, the best first, as far as you can know.
 */
export interface Advice {
  answers: Advised[];
  id: string;
  seq: number;
  type: "advice";
}
/**
 * An answer that a good player would think of: your chance to win with it, and what speaks for it.
 */
export interface Advised {
  chance: number;
  choice: string;
  text?: string;
}
/**
 * A finished game explained, or how far that is; whoever waits asks again.
 */
export interface Analysed {
  analysis?: Analysis | null;
  done: number;
}
/**
 * The whole game; the same record and the same work give the same analysis.
 */
export interface Analysis {
  answers: number;
  game: string;
  moments: Moment[];
  playouts: number;
  points: ChancesAt[];
  seats: number;
}
/**
 * An answer that turned the game: how the open chances changed, and what a good player would have answered.
 */
export interface Moment {
  after: number[];
  answers: number;
  before: number[];
  better: Given | null;
  given: Given;
  judged: boolean;
  reasons: {
    [k: string]: number;
  };
  seat: number;
  why?: string;
}
/**
 * An answer, and the chance to win that a good player gives it who sees what the seat saw.
 */
export interface Given {
  chance: number | null;
  choice: string;
  text?: string;
}
/**
 * Chances to win after so many answers, by seat, from 0 to 1.
 */
export interface ChancesAt {
  answers: number;
  known: number[][];
  open: number[];
}
/**
 * One of the choices of the question; `seq` is that of the frame in which the client saw it.
 */
export interface Answer {
  by?: "hand" | "setting";
  choice: string;
  id: string;
  seq: number;
  type: "answer";
}
/**
 * Change how long the table waits for somebody, and how fast bots play; only the host can.
 */
export interface Arrange {
  id: string;
  pace: number | null;
  patience: number | null;
  type: "arrange";
}
/**
 * The host changed how long the table waits, or how fast bots play.
 */
export interface Arranged {
  by: number;
  news: "arranged";
  pace: number | null;
  patience: number | null;
  seq: number;
}
/**
 * I am here again: the bot that stands in for me may rest.
 */
export interface Back {
  id: string;
  type: "back";
}
/**
 * The battle under way; fighters are named by their side and what they are.
 */
export interface BattleData {
  by_card: boolean;
  coming: number;
  dealt: number;
  dice: number[];
  elite: boolean;
  face: ("bad-luck" | "laurel" | "luck" | "one-skull" | "two-skulls") | null;
  face_rerolled: boolean;
  fallen: number;
  field: string;
  fighter: string | null;
  fled: ("attacker" | "defender") | null;
  heroes: (string | null)[];
  instead: boolean;
  lasting: LastingData[];
  place: number;
  rerolled: number[];
  settled: string[];
  skulls: number;
  sort_again: boolean;
  stacks: {
    [k: string]: StackData;
  };
  target: string | null;
  token: string | null;
  track: string[];
  turn: number;
  used: string[];
  used_now: string[];
  winner: ("attacker" | "defender") | null;
}
/**
 * What a card did for a while.
 */
export interface LastingData {
  about: string;
  amount: number;
  do: "add-stat" | "allow" | "forbid" | "grant" | "substitute";
  fighter: string;
  target:
    | "army"
    | "attack"
    | "both-sides"
    | "creatures"
    | "enemy-stack"
    | "enemy-stacks"
    | "hero"
    | "one-hero"
    | "own-stack"
    | "own-stacks"
    | "player"
    | "scroll"
    | "that-stack";
  until: "" | "attack" | "battle" | "turn";
}
/**
 * What a stack has suffered.
 */
export interface StackData {
  creature?: string | null;
  healed?: number;
  lost?: number;
  marked?: number;
  marks?: number;
  number?: number;
  speed?: number | null;
  whole?: number;
  wounds?: number;
}
/**
 * The game was dealt; the hash of its seed is fixed.
 */
export interface Began {
  after?: number | null;
  commitment: string;
  news: "began";
  seq: number;
}
/**
 * What a link leads to.
 */
export interface Behind {
  kind: ("invite" | "watch") | "seat";
  offered?: number | null;
  seat: number | null;
  state?: "in" | "none" | "refused" | "waiting";
  table: TableInfo;
}
/**
 * The table beside its game: the same for everybody.
 */
export interface TableInfo {
  commitment: string | null;
  ended?: boolean;
  game: string;
  hints?: boolean;
  id: string;
  lang: string;
  leaders?: number[];
  memory?: boolean;
  next: string | null;
  options: {
    [k: string]: boolean | string;
  };
  pace?: number | null;
  patience: number | null;
  petitions?: Petition[];
  proposal: Proposal | null;
  seats: SeatInfo[];
  seed: string | null;
  sharing?: Sharing | null;
  status: "open" | "over" | "playing";
  talk: number;
  watchers: number | null;
  what_if?: number | null;
}
/**
 * Something that waits until all who decide on it agree; an undo is a `Proposal`.
 */
export interface Petition {
  about: number | null;
  agreed: number[];
  by: number | null;
  ends: number | null;
  kind: string;
  missing: number[];
  name: string;
  seq: number;
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
  gone?: boolean;
  here: boolean;
  host: boolean;
  kind: "bot" | "free" | "person";
  missed?: boolean;
  name: string | null;
  offered?: boolean;
  open?: boolean;
  since?: number | null;
  story?: Turnover[];
}
/**
 * Somebody played a seat in place of whoever held it.
 */
export interface Turnover {
  agreed: string[];
  name: string;
  what: "asked" | "bot" | "given" | "left";
}
/**
 * Whether anybody with a link may see the finished game again.
 */
export interface Sharing {
  agreed: number[];
  missing: number[];
  named: number[];
  possible: boolean;
}
/**
 * The pattern of the map, and each of its tiles by number with its clockwise quarter turns; null is a hole.
 */
export interface BoardData {
  layout: string;
  tiles: (number | null)[];
  turns: number[];
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
 * Let a bot answer my questions until what is under way, such as a battle, is over; or stop it.
 */
export interface Deputy {
  id: string;
  on: boolean;
  type: "deputy";
}
/**
 * Pass these kinds of windows for me, and no others, each after a pause of the same spread whatever I hold.
 */
export interface Unasked {
  id: string;
  type: "unasked";
  /**
   * @maxItems 40
   */
  windows: string[];
}
/**
 * Let the bots answer at once until I am asked again; only whoever plays with bots alone may want that.
 */
export interface Hurry {
  id: string;
  type: "hurry";
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
 * Agree to what was asked as entry `proposal`, or not; whoever asked may take it back in the same way.
 */
export interface Vote {
  agree: boolean;
  id: string;
  proposal: number;
  type: "vote";
}
/**
 * Ask those who decide: a bot for somebody who is away, their seat for somebody else, or another host.
 */
export interface Suggest {
  id: string;
  kind: "give" | "lead" | "stand-in";
  seat: number;
  type: "suggest";
}
/**
 * Make another person the host; only the host can.
 */
export interface HandOn {
  id: string;
  seat: number;
  type: "hand-on";
}
/**
 * End the table: before the start the host does, during the game it needs everybody who is here.
 */
export interface End {
  id: string;
  type: "end";
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
 * Tell me a page of what happened up to this number: the news of frames go back only so far.
 */
export interface Earlier {
  id: string;
  type: "earlier";
  until: number;
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
 * Tell me what may come of one of my answers, or of the position if none is named, as far as I can know it.
 */
export interface Weigh {
  choice?: string | null;
  id: string;
  seq: number;
  type: "weigh";
}
/**
 * Tell me what a good player would answer, and why; everybody is told that I asked.
 */
export interface Hint {
  id: string;
  lang?: string;
  seq: number;
  type: "hint";
}
/**
 * Tell me why I cannot give these answers now, and who could get to a place, as far as I can know it.
 */
export interface Explain {
  at?: string | null;
  /**
   * @maxItems 64
   */
  choices: string[];
  id: string;
  seq: number;
  type: "explain";
}
/**
 * Tell me what these answers of mine would bring, as far as I can know it.
 */
export interface Preview {
  /**
   * @maxItems 64
   */
  choices: string[];
  id: string;
  seq: number;
  type: "preview";
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
 * The digits that the old device has shown, and whether they are those of the new one.
 */
export interface Confirm {
  agree: boolean;
  digits: string;
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
 * The table was ended by its host, or by all who were there; nobody has won.
 */
export interface Ended {
  agreed: number[];
  news: "ended";
  seq: number;
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
 * Why answers are not listed: each with its reasons, none for one that is; and who could get to the place.
 */
export interface Explained {
  id: string;
  near: {
    [k: string]: number;
  };
  reasons: {
    [k: string]: Reason[];
  };
  seq: number;
  type: "explained";
}
/**
 * One of the reasons: what forbids it, by which rule, and the facts.
 */
export interface Reason {
  facts: {
    [k: string]: number | string;
  };
  rule: string;
  text?: string;
  why: string;
}
/**
 * Another faction would have won from then on.
 */
export interface FactionChange {
  after: "hill-tribes" | "imperial-army" | "undead" | "water-folk";
  answers: number;
  before: "hill-tribes" | "imperial-army" | "undead" | "water-folk";
  seat: number | null;
  turn: number;
}
/**
 * The name of a faction.
 */
export interface FactionData {
  id: "hill-tribes" | "imperial-army" | "undead" | "water-folk";
  name: string;
}
/**
 * The numbers and words printed on a thing; what it does not have is left out.
 */
export interface FactsData {
  abilities?: string[] | null;
  actions?: string[] | null;
  at_start?: boolean | null;
  building?: string | null;
  command?: number | null;
  dark_days?: boolean | null;
  deck?: string | null;
  either?: number | null;
  elite_die?: boolean | null;
  faction?: string | null;
  factions?: string[] | null;
  gold?: number | null;
  initiative?: number | null;
  kind?: string | null;
  level?: number | null;
  magic?: number | null;
  needs_artifact?: string | null;
  number?: number | null;
  phase?: string | null;
  pieces?: string[] | null;
  power?: number | null;
  resources?: number | null;
  rout_needed?: number | null;
  school?: string | null;
  schools?: string[] | null;
  set?: string | null;
  sides?: TokenSideData[] | null;
  sign?: string | null;
  strength?: number | null;
  tier?: string | null;
  tokens?: number | null;
  town_level?: number | null;
  type?: string | null;
}
/**
 * One side of a unit token.
 */
export interface TokenSideData {
  abilities: string[];
  gold: number;
}
/**
 * A stack or a hero in the battle, with all that cards change now.
 */
export interface FighterData {
  abilities: string[];
  dice: number;
  elite_die: boolean;
  hits_up_to: number;
  initiative: number;
  size: number;
  strength: number;
}
/**
 * Everything a viewer may know now, and what happened since the frame before.
 */
export interface Frame {
  answered?: number;
  answers: number;
  clock: Clock | null;
  knocks?: Knock[];
  news: (
    | Happened
    | Began
    | Undone
    | Proposed
    | Declined
    | Petitioned
    | Settled
    | Said
    | Helped
    | StoodIn
    | Replaced
    | Hinted
    | Returned
    | Offered
    | TakenOver
    | HandedOn
    | Arranged
    | SatDown
    | GotUp
    | LetIn
    | Ended
    | Rematch
  )[];
  orders?: Orders | null;
  places?: Placing[];
  question: Question | null;
  result?: string[];
  room?: string | null;
  seq: number;
  since: number;
  table: TableInfo;
  taught?: Taught;
  told?: string[];
  type: "frame";
  undo: number | null;
  view: (HiddenLeadersView | HeroesView) | null;
  waiting?: string;
  you: number | null;
}
/**
 * Somebody who came by the code of the table and waits until somebody opens.
 */
export interface Knock {
  name: string;
  number: number;
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
    | GameEnded
    | HeroesGameBegan
    | HeroesFactionTaken
    | HeroesTownFounded
    | HeroesHeroEntered
    | HeroesRoundBegan
    | HeroesWeekRevealed
    | HeroesCardPlayed
    | HeroesPassed
    | HeroesActivated
    | HeroesMoved
    | HeroesCameHome
    | HeroesExplored
    | HeroesTaken
    | HeroesRouted
    | HeroesBattleBegan
    | HeroesDuelBegan
    | HeroesBattleTurn
    | HeroesTrack
    | HeroesAttacked
    | HeroesRolled
    | HeroesRerolled
    | HeroesHits
    | HeroesPrevented
    | HeroesWounded
    | HeroesTurnedBasic
    | HeroesEliminated
    | HeroesHealed
    | HeroesPromoted
    | HeroesCardUsed
    | HeroesScrollUsed
    | HeroesScrollCancelled
    | HeroesCardRolled
    | HeroesSummoned
    | HeroesLuckSpent
    | HeroesFled
    | HeroesGivenUp
    | HeroesRegenerated
    | HeroesBattleWon
    | HeroesBattleLost
    | HeroesDuelWon
    | HeroesTrophy
    | HeroesGained
    | HeroesGainedLuck
    | HeroesGainedUnit
    | HeroesLostGold
    | HeroesGathered
    | HeroesBuilt
    | HeroesLevelRaised
    | HeroesBought
    | HeroesUpgraded
    | HeroesDismissed
    | HeroesTraded
    | HeroesScrollSold
    | HeroesAdvanced
    | HeroesXpLost
    | HeroesDrawn
    | HeroesKept
    | HeroesDiscarded
    | HeroesTreasureDrawn
    | HeroesPartTaken
    | HeroesArtifactWon
    | HeroesRelocated
    | HeroesReshuffled
    | HeroesPowerChanged
    | HeroesGameEnded;
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
 * The markers went from the old spaces to the new ones, or were left; `seat` decided or played it.
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
export interface HeroesGameBegan {
  event: "heroes-game-began";
  first: number | null;
}
export interface HeroesFactionTaken {
  event: "heroes-faction-taken";
  faction: string | null;
  seat: number | null;
}
export interface HeroesTownFounded {
  event: "heroes-town-founded";
  field: string | null;
  seat: number | null;
}
export interface HeroesHeroEntered {
  event: "heroes-hero-entered";
  hero: string | null;
  seat: number | null;
}
export interface HeroesRoundBegan {
  event: "heroes-round-began";
  first: number | null;
  round: number;
}
export interface HeroesWeekRevealed {
  card: string | null;
  event: "heroes-week-revealed";
}
export interface HeroesCardPlayed {
  action: ("build" | "gather" | "hero-activation" | "recruit") | null;
  card: string | null;
  event: "heroes-card-played";
  seat: number | null;
}
export interface HeroesPassed {
  card: string | null;
  event: "heroes-passed";
  seat: number | null;
}
export interface HeroesActivated {
  event: "heroes-activated";
  hero: string | null;
  points: number;
}
export interface HeroesMoved {
  event: "heroes-moved";
  from: string | null;
  hero: string | null;
  points: number;
  to: string | null;
}
export interface HeroesCameHome {
  event: "heroes-came-home";
  hero: string | null;
}
export interface HeroesExplored {
  event: "heroes-explored";
  field: string | null;
  hero: string | null;
  place: string | null;
}
export interface HeroesTaken {
  event: "heroes-taken";
  field: string | null;
  from: number | null;
  hero: string | null;
  place: string | null;
}
export interface HeroesRouted {
  event: "heroes-routed";
  field: string | null;
  hero: string | null;
  token: string | null;
}
export interface HeroesBattleBegan {
  doubled: number;
  event: "heroes-battle-began";
  field: string | null;
  hero: string | null;
  token: string | null;
}
export interface HeroesDuelBegan {
  enemy: string | null;
  event: "heroes-duel-began";
  field: string | null;
  hero: string | null;
}
export interface HeroesBattleTurn {
  event: "heroes-battle-turn";
  turn: number;
}
export interface HeroesTrack {
  event: "heroes-track";
  fighters: (string | null)[];
}
export interface HeroesAttacked {
  elite: number;
  event: "heroes-attacked";
  fighter: string | null;
  target: string | null;
}
export interface HeroesRolled {
  dice: number[];
  event: "heroes-rolled";
  face: ("bad-luck" | "laurel" | "luck" | "one-skull" | "two-skulls") | null;
  fighter: string | null;
}
export interface HeroesRerolled {
  dice: number[];
  event: "heroes-rerolled";
  face: ("bad-luck" | "laurel" | "luck" | "one-skull" | "two-skulls") | null;
  fighter: string | null;
  why: ("bad-luck" | "card" | "elite-die" | "luck-face" | "luck-token" | "precise") | null;
}
export interface HeroesHits {
  event: "heroes-hits";
  fighter: string | null;
  hits: number;
  skulls: number;
  wounds: number;
}
export interface HeroesPrevented {
  card: string | null;
  event: "heroes-prevented";
  hero: string | null;
  wounds: number;
}
export interface HeroesWounded {
  event: "heroes-wounded";
  fighter: string | null;
  side: ("basic" | "elite") | null;
  wounds: number;
}
export interface HeroesTurnedBasic {
  event: "heroes-turned-basic";
  fighter: string | null;
}
export interface HeroesEliminated {
  event: "heroes-eliminated";
  fighter: string | null;
}
export interface HeroesHealed {
  event: "heroes-healed";
  fighter: string | null;
  how: ("returned" | "turned-elite" | "unmarked" | "wound-removed") | null;
}
export interface HeroesPromoted {
  event: "heroes-promoted";
  hero: string | null;
  unit: string | null;
}
export interface HeroesCardUsed {
  card: string | null;
  event: "heroes-card-used";
  hero: string | null;
  rule: number;
  target: string | null;
}
export interface HeroesScrollUsed {
  card: string | null;
  event: "heroes-scroll-used";
  hero: string | null;
  rule: number;
}
export interface HeroesScrollCancelled {
  card: string | null;
  event: "heroes-scroll-cancelled";
  hero: string | null;
}
export interface HeroesCardRolled {
  card: string | null;
  dice: number[];
  event: "heroes-card-rolled";
  fighter: string | null;
  wounds: number;
}
export interface HeroesSummoned {
  event: "heroes-summoned";
  fighter: string | null;
  hero: string | null;
}
export interface HeroesLuckSpent {
  event: "heroes-luck-spent";
  hero: string | null;
}
export interface HeroesFled {
  event: "heroes-fled";
  hero: string | null;
}
export interface HeroesGivenUp {
  event: "heroes-given-up";
  hero: string | null;
  side: ("basic" | "elite") | null;
  unit: string | null;
}
export interface HeroesRegenerated {
  event: "heroes-regenerated";
  fighter: string | null;
}
export interface HeroesBattleWon {
  event: "heroes-battle-won";
  hero: string | null;
  token: string | null;
}
export interface HeroesBattleLost {
  event: "heroes-battle-lost";
  hero: string | null;
  token: string | null;
}
export interface HeroesDuelWon {
  enemy: string | null;
  event: "heroes-duel-won";
  hero: string | null;
}
export interface HeroesTrophy {
  event: "heroes-trophy";
  hero: string | null;
  token: string | null;
}
export interface HeroesGained {
  amount: number;
  card: string | null;
  event: "heroes-gained";
  good:
    | (
        | "activation"
        | "gold"
        | "luck-token"
        | "power"
        | "resources"
        | "resources-or-gold"
        | "special-action-card"
        | "unit"
        | "xp"
      )
    | null;
  seat: number | null;
}
export interface HeroesGainedLuck {
  amount: number;
  event: "heroes-gained-luck";
  hero: string | null;
}
export interface HeroesGainedUnit {
  event: "heroes-gained-unit";
  hero: string | null;
  side: ("basic" | "elite") | null;
  unit: string | null;
}
export interface HeroesLostGold {
  amount: number;
  event: "heroes-lost-gold";
  seat: number | null;
}
export interface HeroesGathered {
  event: "heroes-gathered";
  gold: number;
  resources: number;
  seat: number | null;
}
export interface HeroesBuilt {
  card: string | null;
  event: "heroes-built";
  seat: number | null;
}
export interface HeroesLevelRaised {
  event: "heroes-level-raised";
  level: number;
  seat: number | null;
}
export interface HeroesBought {
  event: "heroes-bought";
  gold: number;
  hero: string | null;
  side: ("basic" | "elite") | null;
  unit: string | null;
}
export interface HeroesUpgraded {
  event: "heroes-upgraded";
  gold: number;
  hero: string | null;
  unit: string | null;
}
export interface HeroesDismissed {
  event: "heroes-dismissed";
  hero: string | null;
  side: ("basic" | "elite") | null;
  unit: string | null;
}
export interface HeroesTraded {
  amount: number;
  event: "heroes-traded";
  good:
    | (
        | "activation"
        | "gold"
        | "luck-token"
        | "power"
        | "resources"
        | "resources-or-gold"
        | "special-action-card"
        | "unit"
        | "xp"
      )
    | null;
  seat: number | null;
}
export interface HeroesScrollSold {
  card: string | null;
  event: "heroes-scroll-sold";
  gold: number;
  hero: string | null;
}
export interface HeroesAdvanced {
  event: "heroes-advanced";
  hero: string | null;
  tokens: (string | null)[];
}
export interface HeroesXpLost {
  event: "heroes-xp-lost";
  hero: string | null;
  xp: number;
}
export interface HeroesDrawn {
  cards: (string | null)[];
  deck: ("artifact" | "magic" | "might" | "scroll" | "treasure") | null;
  event: "heroes-drawn";
  hero: string | null;
}
export interface HeroesKept {
  card: string | null;
  deck: ("artifact" | "magic" | "might" | "scroll" | "treasure") | null;
  event: "heroes-kept";
  hero: string | null;
}
export interface HeroesDiscarded {
  card: string | null;
  event: "heroes-discarded";
  hero: string | null;
}
export interface HeroesTreasureDrawn {
  card: string | null;
  event: "heroes-treasure-drawn";
  hero: string | null;
}
export interface HeroesPartTaken {
  card: string | null;
  event: "heroes-part-taken";
  hero: string | null;
  part: number;
}
export interface HeroesArtifactWon {
  card: string | null;
  enemy: string | null;
  event: "heroes-artifact-won";
  hero: string | null;
}
export interface HeroesRelocated {
  event: "heroes-relocated";
  hero: string | null;
  to: string | null;
}
export interface HeroesReshuffled {
  deck: ("artifact" | "magic" | "might" | "scroll" | "treasure") | null;
  event: "heroes-reshuffled";
  seat: number | null;
}
export interface HeroesPowerChanged {
  event: "heroes-power-changed";
  power: number;
  seat: number | null;
}
export interface HeroesGameEnded {
  end: ("domination" | "going-on" | "time-out") | null;
  event: "heroes-game-ended";
  winners: (number | null)[];
}
/**
 * Only so many answers stand now: what happened in the game from entry `first` up to this one was taken back.
 */
export interface Undone {
  agreed: boolean;
  by: number;
  first: number;
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
 * Those who decide on it are asked to agree to something; by the table itself if `by` is null.
 */
export interface Petitioned {
  about: number | null;
  by: number | null;
  name: string;
  news: "petitioned";
  seq: number;
  what: string;
}
/**
 * A petition is off the table without being granted.
 */
export interface Settled {
  about: number | null;
  by: number | null;
  news: "settled";
  seq: number;
  what: string;
  why: "alone" | "back" | "host-back" | "late" | "refused" | "wait" | "withdrawn";
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
 * Something answered for you, not your hand; nobody else hears of it.
 */
export interface Helped {
  by: "deputy" | "setting" | "unasked";
  news: "helped";
  seq: number;
}
/**
 * A bot plays for somebody who is away, by the table's patience or because those in `agreed` decided so.
 */
export interface StoodIn {
  agreed: number[];
  bot: string;
  news: "stood-in";
  seat: number;
  seq: number;
}
/**
 * The bot of this seat did not come to its answer; a quicker one, `by`, gave it.
 */
export interface Replaced {
  bot: string;
  by: string;
  news: "replaced";
  seat: number;
  seq: number;
}
/**
 * Somebody asked for a hint.
 */
export interface Hinted {
  news: "hinted";
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
 * The seat of somebody who is away is free for somebody else, by a link; those in `agreed` decided so.
 */
export interface Offered {
  agreed: number[];
  news: "offered";
  seat: number;
  seq: number;
}
/**
 * Somebody has the seat of a person who was away.
 */
export interface TakenOver {
  agreed: string[];
  before: string;
  name: string;
  news: "taken-over";
  seat: number;
  seq: number;
}
/**
 * Another seat is the host: the host said so, or while the host was away, those in `agreed`.
 */
export interface HandedOn {
  agreed: number[];
  by: number | null;
  news: "handed-on";
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
 * A seat is free again, or played by a bot if the game has begun; `by`: the host took them off it.
 */
export interface GotUp {
  by: number | null;
  name: string;
  news: "got-up";
  seat: number;
  seq: number;
}
/**
 * Somebody at the table opened to somebody who knocked.
 */
export interface LetIn {
  by: number;
  name: string;
  news: "let-in";
  seq: number;
  way: "sit" | "watch";
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
 * What is answered for you by your own order; nobody else is told.
 */
export interface Orders {
  deputy: boolean | null;
  unasked: string[];
  windows: string[];
}
/**
 * How one seat finished; those whom the rules do not tell apart share a place.
 */
export interface Placing {
  place: number | null;
  seat: number;
  text: string;
}
/**
 * What you are asked, with every answer there is.
 */
export interface Question {
  ask: string;
  choices: Offer[];
  pinned?: Pinned[];
  sentence?: number;
  source: string | null;
  text?: string;
}
/**
 * One of the answers there are: sent back as it is, shown where it points, beside others of its group.
 */
export interface Offer {
  about?: {
    [k: string]: string;
  };
  at: string[];
  changes?: {
    [k: string]: number[];
  };
  choice: string;
  cost?: {
    [k: string]: number;
  };
  group: string;
  steps?: number;
  text?: string;
  verb: string;
}
/**
 * What was chosen before, and what the question goes on with: where it is, which card, if the viewer knows it.
 */
export interface Pinned {
  at: string | null;
  card: string | null;
  text?: string;
}
/**
 * Where the guided game of a table stands; only whoever learns is told.
 */
export interface Taught {
  beat: number;
  beats: number;
  before: Told[];
  choice: string | null;
  left: number | null;
  lesson: string;
  topic: string;
}
/**
 * A beat of a guided game that asks for no answer: the learner presses a place, tries something, or reads.
 */
export interface Told {
  beat: number;
  figure: string | null;
  press: string[];
  topic: string;
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
 * A position as one viewer knows it.
 */
export interface HeroesView {
  artifact_discards: string[];
  artifacts: number;
  ask:
    | (
        | "announce"
        | "build"
        | "deck"
        | "deposit"
        | "dismiss"
        | "face"
        | "faction"
        | "flee"
        | "gathered"
        | "give-up"
        | "heal"
        | "income"
        | "keep"
        | "laurels"
        | "luck"
        | "move"
        | "next-hero"
        | "one-hero"
        | "order"
        | "part"
        | "portal"
        | "recruit"
        | "reroll"
        | "reward"
        | "spend"
        | "start-hero"
        | "take-over"
        | "target"
        | "town"
        | "turn"
        | "turn-elite"
        | "window"
        | "wounded"
      )
    | null;
  asked: number | null;
  battle: BattleData | null;
  began_in_town: boolean;
  board: BoardData;
  decisions: number;
  encounters: {
    [k: string]: string;
  };
  end: "domination" | "going-on" | "time-out";
  explored: string[];
  first: number;
  game: "heroes";
  goal: number;
  heroes: {
    [k: string]: HeroData;
  };
  open_scrolls: string[];
  options: HeroesOptions;
  over: boolean;
  owners: {
    [k: string]: number;
  };
  past_weeks: string[];
  players: PlayerData[];
  round: number;
  scroll_discards: string[];
  scrolls: number;
  seats: number;
  sight?: SightData;
  source: string | null;
  stack: HeroesPending[];
  tear: number | null;
  town_order: number[];
  treasure_discards: string[];
  treasures: number;
  turn: number;
  turns: number;
  viewer: number | null;
  week: string | null;
  weeks: number[];
  winners: number[];
}
/**
 * A hero in play.
 */
export interface HeroData {
  army: number[];
  artifacts: string[];
  at: string | null;
  luck: number;
  scrolls: (string | null)[];
  skills: string[];
  trophies: TrophyData[];
}
/**
 * An encounter that was beaten, and the XP on its back.
 */
export interface TrophyData {
  token: string;
  xp: number;
}
/**
 * What the table has chosen.
 */
export interface HeroesOptions {
  "alternate-ties": boolean;
  "army-elite-die": boolean;
  "artifact-sets": boolean;
  length: "long" | "medium" | "short";
  "no-lone-elite-die": boolean;
  octagon: boolean;
  "ports-only": boolean;
  "random-factions": boolean;
  "upgrade-anywhere": boolean;
  "warlord-always": boolean;
}
/**
 * What a player has, apart from heroes.
 */
export interface PlayerData {
  buildings: string[];
  cards: string[];
  faction: string | null;
  gold: number;
  honours: number;
  level: number;
  magic: number;
  magic_discards: string[];
  might: number;
  might_discards: string[];
  power: number;
  ready: string[];
  reserve: number[];
  resources: number;
  town: string | null;
}
/**
 * What follows from the view.
 */
export interface SightData {
  came_from: {
    [k: string]: string;
  };
  fighters: {
    [k: string]: FighterData;
  };
  heroes: {
    [k: string]: HeroValues;
  };
  map: MapData;
  power: PowerData[];
  steps: {
    [k: string]: number;
  };
  towns: (TownData | null)[];
  zones: {
    [k: string]: string[];
  };
}
/**
 * A hero with all that cards, buildings and the week change now.
 */
export interface HeroValues {
  advance: number;
  command: number;
  initiative: number;
  magic: number;
  movement?: number | null;
  rout: number;
  sets?: {
    [k: string]: number;
  };
  stack_initiative?: number;
  stack_strength?: number;
  strength: number;
  tokens: number;
}
/**
 * The map as it is laid, each tile turned.
 *
 *     A row has a sign for each field: a letter for a place, `~` water, `^` mountain, `H` port, the sign of its tier (see
 *     the book) where creatures come, `.` for any other open field, a space for none. The first row begins with a1, b1.
 */
export interface MapData {
  guards: {
    [k: string]: string;
  };
  places: {
    [k: string]: string;
  };
  rows: string[];
}
/**
 * The Power of a player by where it comes from.
 */
export interface PowerData {
  artifacts?: number;
  effects?: number;
  for_good?: number;
  places?: number;
}
/**
 * What a town could have, discounts taken off.
 */
export interface TownData {
  buildings: {
    [k: string]: PriceData[];
  };
  level: PriceData | null;
  units?: {
    [k: string]: number;
  };
}
/**
 * What is paid, all of it at once.
 */
export interface PriceData {
  gold?: number;
  resources?: number;
}
/**
 * A part of the game that waits for an answer, or for another one to be done.
 */
export interface HeroesPending {
  lot: (number | string | null)[];
  program:
    | "activation"
    | "activations"
    | "aftermath"
    | "arriving"
    | "attack"
    | "battle"
    | "building"
    | "card-wounds"
    | "enter-play"
    | "exploring"
    | "flight"
    | "from-discards"
    | "gain-artifact"
    | "gain-scroll"
    | "gain-skill"
    | "gain-xp"
    | "gathering"
    | "healing"
    | "laurel"
    | "promoting"
    | "recruiting"
    | "revealing"
    | "round"
    | "set-up"
    | "spoils"
    | "taking"
    | "taking-over"
    | "treasure"
    | "trimming"
    | "using"
    | "window"
    | "wounds";
  seat: number;
  slots: (number | string | null)[];
  stage: number;
  step: number;
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  bots: string[];
  first?: {
    [k: string]: boolean | string;
  };
  hints?: boolean;
  id: string;
  least: number;
  lessons?: {
    [k: string]: number;
  };
  memory?: boolean;
  most: number;
  options: OptionInfo[];
  plays_on?: boolean;
  usual: string;
}
/**
 * What a table may choose: on or off, or one of several words.
 */
export interface OptionInfo {
  default: boolean | string;
  name: string;
  seats?: number[];
  words: string[];
}
/**
 * Everything that can be played here.
 */
export interface Games {
  games: GameInfo[];
  languages: string[];
  words?: {
    [k: string]: string[];
  };
}
/**
 * Whether the server can keep what it is told.
 */
export interface Health {
  ok: boolean;
  version: string;
}
/**
 * Everything in the box, in words and in numbers.
 */
export interface HeroesBook {
  game: "heroes";
  kinds: KindData[];
  lang: string;
}
/**
 * Everything of one kind.
 */
export interface KindData {
  id: string;
  things: ThingData[];
}
/**
 * A card, a token, a hero, a place: what is printed on it, and what it does.
 *
 *     The backs of encounters are left out: nobody sees them before the creatures are beaten (MMH-INFO-03).
 */
export interface ThingData {
  facts: FactsData;
  head: string[];
  id: string;
  name: string;
  rules: string[];
}
/**
 * A finished game in figures.
 */
export interface HeroesTally {
  game: "heroes";
  moments: MomentData[];
  rounds: RoundTally[];
  seats: SeatTally[];
}
/**
 * Something to remember, and the answer after which it was seen.
 */
export interface MomentData {
  amount: number;
  answers: number;
  kind: "battle" | "beaten" | "blow" | "duel" | "lead" | "leap";
  round: number;
  seat: number | null;
  who: string | null;
  whom: string | null;
}
/**
 * The Power of all as a round began, or as the game ended.
 */
export interface RoundTally {
  power: PowerData[];
  round: number;
}
/**
 * What a player did in the whole game.
 */
export interface SeatTally {
  built: number;
  duels_lost: number;
  duels_won: number;
  fallen: number;
  fled: number;
  gold: number;
  lost: number;
  recruited: number;
  resources: number;
  routed: number;
  walked: number;
  won: number;
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
 * A finished game in figures.
 */
export interface HiddenLeadersTally {
  changes: FactionChange[];
  game: "hidden-leaders";
  turns: TurnTally[];
}
/**
 * The table as a turn began, or as the game ended.
 */
export interface TurnTally {
  answers: number;
  counted: number[];
  green: number;
  leading: "hill-tribes" | "imperial-army" | "undead" | "water-folk";
  parties: number[];
  red: number;
  turn: number;
}
/**
 * How it stands with you at the door of a table.
 */
export interface Knocked {
  state: "in" | "none" | "refused" | "waiting";
  table: string;
}
/**
 * The code of a table, and who is at its door.
 */
export interface Knocking {
  code: string;
  name: string;
}
/**
 * The links of a table; only its people see them. Null: there is none.
 */
export interface Links {
  invite: string | null;
  network?: string | null;
  replay?: string | null;
  seats?: {
    [k: string]: string;
  };
  watch: string | null;
}
/**
 * By what the other device takes it up, once; nobody is told again.
 */
export interface Move {
  code: string;
  id: string;
  link: string;
  qr: string;
  seconds: number;
}
/**
 * How far it is.
 */
export interface MoveState {
  digits: string | null;
  id: string;
  state: "claimed" | "confirmed" | "ended" | "moved" | "open";
  stayed: string[];
  tables: string[];
}
/**
 * What is to go on at another device: one of your seats, all you have at a table, or all your tables.
 */
export interface MoveWish {
  seat?: number | null;
  table?: string | null;
}
/**
 * One of the tables you belong to.
 */
export interface MyTable {
  asked?: number | null;
  ended?: boolean;
  game: string;
  lesson?: string | null;
  names: (string | null)[];
  seat: number | null;
  since?: number;
  status: "open" | "over" | "playing";
  table: string;
  touched: number;
  what_if?: boolean;
  winners?: number[];
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
  hints?: boolean | null;
  lang?: string;
  lesson?: string | null;
  memory?: boolean;
  name: string;
  notice?: string | null;
  options?: {
    [k: string]: boolean | string;
  };
  pace?: number | null;
  patience?: number | null;
  seats: number;
  stand_in?: string | null;
  watchers?: boolean;
}
/**
 * What happened after entry `since` up to entry `until`, as you may know it.
 */
export interface Past {
  id: string;
  news: (
    | Happened
    | Began
    | Undone
    | Proposed
    | Declined
    | Petitioned
    | Settled
    | Said
    | Helped
    | StoodIn
    | Replaced
    | Hinted
    | Returned
    | Offered
    | TakenOver
    | HandedOn
    | Arranged
    | SatDown
    | GotUp
    | LetIn
    | Ended
    | Rematch
  )[];
  since: number;
  type: "past";
  until: number;
}
/**
 * What if: where a finished game is to be played on, in which seat, and who has the others.
 */
export interface PlayOn {
  answers: number;
  bots?: {
    [k: string]: string;
  };
  lang?: string;
  name: string;
  pace?: number | null;
  seat: number;
}
/**
 * Ask for the seat of somebody who is away: those who are here decide, and whoever holds it may refuse.
 */
export interface Plea {
  code: string;
  name: string;
  seat: number;
}
/**
 * What answers would bring, each as far as you can know it; null where the game has nothing to say.
 */
export interface Previewed {
  id: string;
  previews: {
    [k: string]: Prospect | null;
  };
  seq: number;
  type: "previewed";
}
/**
 * What comes of an answer before anything else is asked that matters; by the viewer's own knowledge alone.
 */
export interface Prospect {
  by: number[];
  over: boolean;
  text?: string;
  ways: Way[];
}
/**
 * One of the ways it may go: where things would stand, by the names that the game gives, and who would win then.
 */
export interface Way {
  at: {
    [k: string]: number;
  };
  leading: string;
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
  told?: string[];
  view: HiddenLeadersView | HeroesView;
  waiting: string;
}
/**
 * What is behind the door: no names, and nothing that opens it.
 */
export interface Room {
  free: number;
  game: string;
  options: {
    [k: string]: boolean | string;
  };
  seats: number;
  state: "in" | "none" | "refused" | "waiting";
  status: "open" | "over" | "playing";
  table: string | null;
  watchers: boolean;
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
 * What may come of an answer, in figures whose names the game gives; none if it has nothing to say.
 */
export interface Weighed {
  choice: string | null;
  figures: {
    [k: string]: number;
  };
  id: string;
  seq: number;
  type: "weighed";
}
/**
 * Something went wrong with the table on our side; what was kept stands, and what is sent next counts.
 */
export interface Trouble {
  reason: string;
  text: string;
  type: "trouble";
}
/**
 * A code that somebody typed.
 */
export interface Typed {
  code: string;
}
