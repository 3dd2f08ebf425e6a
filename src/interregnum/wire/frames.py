"""What the server sends through a websocket. Frames are whole: there is nothing to merge."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from interregnum.kernel.options import Chosen
from interregnum.wire.adapters import GameEvent, GameView
from interregnum.wire.offers import Offer
from interregnum.wire.reasons import Reason

SeatKind = Literal["free", "person", "bot"]
Status = Literal["open", "playing", "over"]


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


class Proposal(Part, frozen=True):
    """An undo that waits until all people at the table agree."""

    seq: int  # its number, for votes
    by: int
    to: int
    agreed: list[int]
    missing: list[int]


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


class Question(Part, frozen=True):
    """What you are asked, with every answer there is."""

    ask: str
    source: str | None  # the card that asks; null if a rule does
    choices: list[Offer]
    text: str | UnsetType = UNSET


class Orders(Part, frozen=True):
    """What is answered for you by your own order; nobody else is told."""

    deputy: bool | None  # a bot answers until what is under way is over; null where there is nothing to hand over
    unasked: list[str]  # the kinds of windows that are passed for you
    windows: list[str]  # the kinds that there are


class Taught(Part, frozen=True):
    """Where the guided game of a table stands; only whoever learns is told."""

    lesson: str
    beat: int  # counted from 1
    beats: int
    topic: str  # names the words of the beat
    choice: str | None  # the answer that is taught now; null while others play, and where the game goes its own way
    left: int | None  # how many answers followed the lesson before one that did not; null: all of them do


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

    by: Literal["setting", "unasked", "deputy"]


class StoodIn(News, frozen=True, tag="stood-in"):
    """A bot plays for somebody who is away."""

    seat: int
    bot: str


class Returned(News, frozen=True, tag="returned"):
    """Somebody is here again."""

    seat: int


class SatDown(News, frozen=True, tag="sat-down"):
    """A person or a bot took a seat."""

    seat: int
    name: str
    bot: str | None


class GotUp(News, frozen=True, tag="got-up"):
    """A seat is free again, or played by a bot if the game has begun."""

    seat: int
    name: str


class Rematch(News, frozen=True, tag="rematch"):
    """The same people meet at another table."""

    table: str


AnyNews = (
    Happened | Began | Undone | Proposed | Declined | Said | Helped | StoodIn | Returned | SatDown | GotUp | Rematch
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


class Explained(ServerSays, frozen=True, tag="explained"):
    """Why answers are not listed: each with its reasons, none for one that is; and who could get to the place."""

    id: str
    seq: int  # of the position
    reasons: dict[str, list[Reason]]
    near: dict[str, int]  # steps, by the address of whoever goes


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


ServerMessage = Frame | Done | Past | Weighed | Explained | Refused | Trouble
