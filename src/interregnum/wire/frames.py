"""What the server sends through a websocket. Frames are whole: there is nothing to merge."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from interregnum.kernel.options import Chosen
from interregnum.wire.adapters import GameEvent, GameView
from interregnum.wire.offers import Offer
from interregnum.wire.previews import Pinned, Prospect
from interregnum.wire.reasons import Reason
from interregnum.wire.terms import Helper, Status, Substitute, Why

SeatKind = Literal["free", "person", "bot"]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message."""


class SeatInfo(Part, frozen=True):
    """Who sits here, as everybody at the table may know it."""

    kind: SeatKind
    name: str | None
    bot: str | None  # the bot of the seat; of a person, the one that plays while they are away
    here: bool  # a person with a connection
    away: bool  # a person for whom the bot plays
    host: bool
    since: float | None = None  # since when a person is here, is not, or the bot plays: seconds since 1970
    missed: bool = False  # away for so long, or without an answer, that a bot may be let play
    gone: bool = False  # away for so long that the seat may be given to somebody else
    offered: bool = False  # there is a link by which somebody else may have the seat
    open: bool = False  # somebody may sit down here: it is free, or was left while the game goes on
    story: list[Turnover] = []  # who else played it in this game


class Turnover(Part, frozen=True):
    """Somebody played a seat in place of whoever held it."""

    what: Substitute
    name: str  # of whoever held it
    agreed: list[str]  # the names of those who decided that; none: nobody was asked


class Petition(Part, frozen=True):
    """Something that waits until all who decide on it agree; an undo is a `Proposal`."""

    seq: int  # its number, for votes
    kind: str
    by: int | None  # who asks; null: the table itself, or somebody from outside
    about: int | None  # the seat that it concerns
    name: str  # of somebody from outside who asks
    agreed: list[int]
    missing: list[int]  # one seat for each person
    ends: float | None  # seconds since 1970


class Proposal(Part, frozen=True):
    """An undo that waits until all people at the table agree."""

    seq: int  # its number, for votes
    by: int
    to: int
    agreed: list[int]
    missing: list[int]


class Sharing(Part, frozen=True):
    """Whether anybody with a link may see the finished game again."""

    agreed: list[int]
    missing: list[int]  # seats of people who played and have not agreed
    named: list[int]  # seats that may be called by name there
    possible: bool  # all whose agreement is missing are still at the table


class TableInfo(Part, frozen=True):
    """The table beside its game: the same for everybody."""

    id: str
    game: str
    options: Chosen
    status: Status
    seats: list[SeatInfo]
    watchers: int | None  # how many watch; null if nobody may
    patience: int | None  # seconds until a bot stands in; null: never
    lang: str
    talk: int  # characters that a line of talk may have
    commitment: str | None  # the SHA-256 of the seed, from the start
    seed: str | None  # the seed itself, when the game is over
    proposal: Proposal | None
    next: str | None  # the table of the rematch
    pace: float | None = None  # seconds that bots take; null: as the server has it
    ended: bool = False  # it is over because people ended it, and nobody has won
    hints: bool = False  # whoever is asked may ask for a hint
    memory: bool = True  # what you have seen is shown as long as it can be followed; false: only while you see it
    petitions: list[Petition] = []  # what else waits for agreement
    leaders: list[int] = []  # who decides what the host decides: everybody who is here while the host is away
    sharing: Sharing | None = None  # once the game is over and people have played it
    what_if: int | None = None  # it plays on a finished game that had so many answers, and counts nowhere


class Question(Part, frozen=True):
    """What you are asked, with every answer there is."""

    ask: str
    source: str | None  # the card that asks; null if a rule does
    choices: list[Offer]
    text: str | UnsetType = UNSET
    sentence: int | UnsetType = UNSET  # the sentence of the card that is in force, counted as they stand in its text
    pinned: list[Pinned] | UnsetType = UNSET  # what was chosen before, where the question goes on with it


class Orders(Part, frozen=True):
    """What is answered for you by your own order; nobody else is told."""

    deputy: bool | None  # a bot answers until what is under way is over; null where there is nothing to hand over
    unasked: list[str]  # the kinds of windows that are passed for you
    windows: list[str]  # the kinds that there are


class Told(Part, frozen=True):
    """A beat of a guided game that asks for no answer: the learner presses a place, tries something, or reads."""

    beat: int  # counted from 1
    topic: str
    press: list[str]  # places of which one is to be pressed; none: one goes on when one likes
    figure: str | None  # what the board brings to be looked at or tried


class Taught(Part, frozen=True):
    """Where the guided game of a table stands; only whoever learns is told."""

    lesson: str
    beat: int  # counted from 1
    beats: int
    topic: str  # names the words of the beat
    choice: str | None  # the answer that is taught now; null while others play, and where the game goes its own way
    left: int | None  # how many answers followed the lesson before one that did not; null: all of them do
    before: list[Told]  # what is gone through before the answer; the client knows how far its learner is


class Placing(Part, frozen=True):
    """How one seat finished; those whom the rules do not tell apart share a place."""

    seat: int
    place: int | None  # null where nobody has won
    text: str  # after a name and a colon: `second, two points short`


class Knock(Part, frozen=True):
    """Somebody who came by the code of the table and waits until somebody opens."""

    number: int
    name: str


class Clock(Part, frozen=True):
    """Who must answer, for how long they have been asked, and when a bot will stand in."""

    seat: int
    asked: float  # seconds
    left: float | None


class News(Part, frozen=True, tag_field="news"):
    """Something that happened at the table; `seq` is the number of the log entry it belongs to."""

    seq: int


class Happened(News, frozen=True, tag="event"):
    """Something happened in the game, as you may know it."""

    event: GameEvent
    text: str | UnsetType = UNSET


class Began(News, frozen=True, tag="began"):
    """The game was dealt; the hash of its seed is fixed."""

    commitment: str
    after: int | None = None  # so many answers of a finished game, which is played on


class Undone(News, frozen=True, tag="undone"):
    """Only so many answers stand now: what happened in the game from entry `first` up to this one was taken back."""

    by: int
    to: int
    agreed: bool
    first: int


class Proposed(News, frozen=True, tag="proposed"):
    """Somebody asks all people to agree to an undo."""

    by: int
    to: int


class Declined(News, frozen=True, tag="declined"):
    """A proposal is off the table."""

    by: int


class Said(News, frozen=True, tag="said"):
    """Somebody said something."""

    seat: int
    name: str
    at: float  # seconds since 1970
    text: str


class Helped(News, frozen=True, tag="helped"):
    """Something answered for you, not your hand; nobody else hears of it."""

    by: Helper


class Petitioned(News, frozen=True, tag="petitioned"):
    """Those who decide on it are asked to agree to something; by the table itself if `by` is null."""

    what: str
    by: int | None
    about: int | None
    name: str


class Settled(News, frozen=True, tag="settled"):
    """A petition is off the table without being granted."""

    what: str
    why: Why
    by: int | None
    about: int | None


class StoodIn(News, frozen=True, tag="stood-in"):
    """A bot plays for somebody who is away, by the table's patience or because those in `agreed` decided so."""

    seat: int
    bot: str
    agreed: list[int]


class Hinted(News, frozen=True, tag="hinted"):
    """Somebody asked for a hint."""

    seat: int


class Replaced(News, frozen=True, tag="replaced"):
    """The bot of this seat did not come to its answer; a quicker one, `by`, gave it."""

    seat: int
    bot: str
    by: str


class Offered(News, frozen=True, tag="offered"):
    """The seat of somebody who is away is free for somebody else, by a link; those in `agreed` decided so."""

    seat: int
    agreed: list[int]


class TakenOver(News, frozen=True, tag="taken-over"):
    """Somebody has the seat of a person who was away."""

    seat: int
    name: str
    before: str
    agreed: list[str]


class HandedOn(News, frozen=True, tag="handed-on"):
    """Another seat is the host: the host said so, or while the host was away, those in `agreed`."""

    seat: int
    by: int | None
    agreed: list[int]


class Arranged(News, frozen=True, tag="arranged"):
    """The host changed how long the table waits, or how fast bots play."""

    by: int
    patience: int | None
    pace: float | None


class Returned(News, frozen=True, tag="returned"):
    """Somebody is here again."""

    seat: int


class SatDown(News, frozen=True, tag="sat-down"):
    """A person or a bot took a seat."""

    seat: int
    name: str
    bot: str | None


class GotUp(News, frozen=True, tag="got-up"):
    """A seat is free again, or played by a bot if the game has begun; `by`: the host took them off it."""

    seat: int
    name: str
    by: int | None


class LetIn(News, frozen=True, tag="let-in"):
    """Somebody at the table opened to somebody who knocked."""

    by: int
    name: str
    way: Literal["sit", "watch"]


class Ended(News, frozen=True, tag="ended"):
    """The table was ended by its host, or by all who were there; nobody has won."""

    agreed: list[int]


class Rematch(News, frozen=True, tag="rematch"):
    """The same people meet at another table."""

    table: str


AnyNews = (
    Happened | Began | Undone | Proposed | Declined | Petitioned | Settled | Said | Helped | StoodIn | Replaced
    | Hinted | Returned | Offered | TakenOver | HandedOn | Arranged | SatDown | GotUp | LetIn | Ended | Rematch
)  # fmt: skip


class ServerSays(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What every message of the server has in common: nothing but its type."""


class Frame(ServerSays, frozen=True, tag="frame"):
    """Everything a viewer may know now, and what happened since the frame before."""

    seq: int  # the number of the last entry in the table's log
    you: int | None  # your seat; null for a watcher
    table: TableInfo
    answers: int  # how many stand
    view: GameView | None  # null before the game begins
    question: Question | None  # only if it is yours
    undo: int | None  # back to how many answers you may go without asking anybody
    clock: Clock | None
    since: int  # the news are those after this number; it may be later than was asked for, and `earlier` tells the rest
    news: list[AnyNews]
    waiting: str | UnsetType = UNSET  # who is asked what, in words, if the question is not yours
    result: list[str] | UnsetType = UNSET  # who won and why, in words
    orders: Orders | None = None  # your own, in a game that knows such
    told: list[str] | UnsetType = UNSET  # the table in words, line by line, of a game that is played without a board
    taught: Taught | UnsetType = UNSET  # at the table of a guided game
    answered: int = 0  # the entry of the last answer that stands and that you gave yourself; 0 if there is none
    places: list[Placing] | UnsetType = UNSET  # how everybody finished, the winners first
    room: str | None = None  # the code by which people find the door of the table; null when the game is over
    knocks: list[Knock] = []  # who is there, for those who may open


class Done(ServerSays, frozen=True, tag="done"):
    """The command was kept as entry `seq`; a repeated command gets the same reply."""

    id: str
    seq: int


class Past(ServerSays, frozen=True, tag="past"):
    """What happened after entry `since` up to entry `until`, as you may know it."""

    id: str
    since: int
    until: int
    news: list[AnyNews]


class Weighed(ServerSays, frozen=True, tag="weighed"):
    """What may come of an answer, in figures whose names the game gives; none if it has nothing to say."""

    id: str
    seq: int  # of the position
    choice: str | None
    figures: dict[str, float]


class Advised(Part, frozen=True):
    """An answer that a good player would think of: your chance to win with it, and what speaks for it."""

    choice: str
    chance: float  # from 0 to 1
    text: str | UnsetType = UNSET


class Advice(ServerSays, frozen=True, tag="advice"):
    """What a good player would answer, the best first, as far as you can know."""

    id: str
    seq: int  # of the position
    answers: list[Advised]


class Explained(ServerSays, frozen=True, tag="explained"):
    """Why answers are not listed: each with its reasons, none for one that is; and who could get to the place."""

    id: str
    seq: int  # of the position
    reasons: dict[str, list[Reason]]
    near: dict[str, int]  # steps, by the address of whoever goes


class Previewed(ServerSays, frozen=True, tag="previewed"):
    """What answers would bring, each as far as you can know it; null where the game has nothing to say."""

    id: str
    seq: int  # of the position
    previews: dict[str, Prospect | None]


class Refused(ServerSays, frozen=True, tag="refused"):
    """The command changed nothing, and why."""

    id: str | None  # null if the message could not even be read
    reason: str
    facts: dict[str, str]
    rule: str
    text: str


class Trouble(ServerSays, frozen=True, tag="trouble"):
    """Something went wrong with the table on our side; what was kept stands, and what is sent next counts."""

    reason: str
    text: str


ServerMessage = Frame | Done | Past | Weighed | Explained | Previewed | Advice | Refused | Trouble
