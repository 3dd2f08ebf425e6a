"""What goes through HTTP: setting up tables, sitting down, links, records."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from interregnum.kernel.options import Chosen
from interregnum.wire.adapters import GameView
from interregnum.wire.analysis import Analysis
from interregnum.wire.commands import Pace, Patience, SeatNumber
from interregnum.wire.frames import Happened, TableInfo
from interregnum.wire.terms import Moving, Status

Word = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]  # the server cuts no name, it refuses
Code = Annotated[str, Meta(min_length=1, max_length=64)]
Eyes = Literal["watcher", "open", "0", "1", "2", "3", "4", "5"]  # of a watcher, of a seat, or of all seats at once
LinkKind = Literal["invite", "watch"]
KnockState = Literal["none", "waiting", "refused", "in"]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request or an answer."""


class NewTable(Body, frozen=True):
    """A table as its host wants it; whoever sets it up sits in seat 0, unless bots hold all seats."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=99)]  # a game says itself how many it seats
    name: Name
    options: Chosen = {}
    bots: dict[str, Word] = {}  # the number of a seat to the bot that plays it
    patience: Patience | None = None  # seconds; null: bots stand in only where people decide so
    stand_in: Word | None = None  # the bot that plays for people who are away
    lang: Word = "en"
    watchers: bool = True
    notice: Annotated[str, Meta(max_length=500)] | None = None  # an address to which a word is sent once a turn
    hints: bool | None = None  # whether people may ask for hints; null: whoever plays with bots alone
    memory: bool = True  # false: nobody is shown again what they have seen, in a game that would
    lesson: Word | None = None  # a guided game of the server, which brings its own position, dice, options and bots
    pace: Pace | None = None  # seconds that bots take; null: as the server has it


class PlayOn(Body, frozen=True):
    """What if: where a finished game is to be played on, in which seat, and who has the others."""

    answers: Annotated[int, Meta(ge=0)]  # that were given when it stood there: the `answers` of a step of its replay
    seat: SeatNumber
    name: Name
    bots: dict[str, Word] = {}  # the number of a seat to the bot that plays it; the usual one where none is named
    lang: Word = "en"
    pace: Pace | None = None  # seconds that bots take; null: as the server has it


class Entrance(Body, frozen=True):
    """A link, opened by its code; a name and perhaps a seat for whoever wants to sit down."""

    code: Code
    name: Name | None = None
    seat: SeatNumber | None = None
    another: bool = False  # one more seat for whoever sits here already: several people share a device


class Typed(Body, frozen=True):
    """A code that somebody typed."""

    code: Code


class Knocking(Body, frozen=True):
    """The code of a table, and who is at its door."""

    code: Code
    name: Name


class Plea(Body, frozen=True):
    """Ask for the seat of somebody who is away: those who are here decide, and whoever holds it may refuse."""

    code: Code  # of the invite link
    name: Name
    seat: SeatNumber


class Room(Body, frozen=True):
    """What is behind the door: no names, and nothing that opens it."""

    game: str
    options: Chosen
    status: Status
    seats: int
    free: int
    watchers: bool  # may be let in
    state: KnockState
    table: str | None  # yours, once you are in


class Knocked(Body, frozen=True):
    """How it stands with you at the door of a table."""

    table: str
    state: KnockState


class MoveWish(Body, frozen=True):
    """What is to go on at another device: one of your seats, all you have at a table, or all your tables."""

    table: Word | None = None
    seat: SeatNumber | None = None


class Move(Body, frozen=True):
    """By what the other device takes it up, once; nobody is told again."""

    id: str
    code: str
    link: str
    qr: str  # the link as a drawing
    seconds: float  # for which it can be done


class Confirm(Body, frozen=True):
    """The digits that the old device has shown, and whether they are those of the new one."""

    digits: Annotated[str, Meta(max_length=2)]
    agree: bool


class MoveState(Body, frozen=True):
    """How far it is."""

    id: str
    state: Moving
    digits: str | None  # that both devices show
    tables: list[str]  # that are on the new device now
    stayed: list[str]  # that cannot be there: it has seen another hand of the same game


class BotWish(Body, frozen=True):
    """The bot that is to play a seat."""

    bot: Word


class Consent(Body, frozen=True):
    """Whoever has the link may see the finished game again."""

    named: bool = False  # and may call you by your name


class Links(Body, frozen=True):
    """The links of a table; only its people see them. Null: there is none."""

    invite: str | None
    watch: str | None
    seats: dict[str, str] = {}  # by their numbers, seats of people who are away: each for one person, once
    replay: str | None = None  # by which anybody may see the finished game again
    network: str | None = None  # the invitation for other devices, where the others lead to this machine alone


class Seated(Body, frozen=True):
    """Where you are now; no seat for a watcher."""

    table: TableInfo
    seat: int | None
    links: Links | None
    seats: list[int] = []  # all of yours: more than one where several people share a device


class MyTable(Body, frozen=True):
    """One of the tables you belong to."""

    table: str
    game: str
    status: Status
    seat: int | None
    names: list[str | None]
    your_turn: bool
    touched: float
    lesson: str | None = None  # the guided game that is played there
    asked: int | None = None  # the seat that must answer
    since: float = 0.0  # when it was set up, when that seat was asked, or when the game ended
    winners: list[int] = []  # the seats that have won
    ended: bool = False  # people ended it, and nobody has won
    what_if: bool = False  # it plays on a finished game, and counts nowhere


class MyTables(Body, frozen=True):
    """The tables you belong to, the last touched first."""

    tables: list[MyTable]


class Behind(Body, frozen=True):
    """What a link leads to."""

    kind: LinkKind | Literal["seat"]
    table: TableInfo
    seat: int | None  # yours, if you already sit there
    offered: int | None = None  # the one that the link is for, where it is for one
    state: KnockState = "none"  # whether you wait for a seat that you asked for


class ReplayStep(Body, frozen=True):
    """A finished game after so many answers, and what happened since the step before."""

    answers: int
    by: int | None  # who gave the last of them; null for the deal
    view: GameView
    waiting: str  # who is asked what, in words; empty at the end
    news: list[Happened]  # each with the number of its step
    told: list[str] | UnsetType = UNSET  # the table in words, of a game that is played without a board


class Replay(Body, frozen=True):
    """A finished game again, as somebody saw it or with everything open."""

    table: TableInfo
    viewer: Eyes
    steps: list[ReplayStep]
    result: list[str]  # who won and why, in words


class Analysed(Body, frozen=True):
    """A finished game explained, or how far that is; whoever waits asks again."""

    done: float  # from 0 to 1
    analysis: Analysis | None = None


class OptionInfo(Body, frozen=True):
    """What a table may choose: on or off, or one of several words."""

    name: str
    words: list[str]  # none: it is on or off
    default: bool | str
    seats: list[int] = []  # with so many it can be on; none: with any number


class GameInfo(Body, frozen=True):
    """A game that can be played here."""

    id: str
    least: int
    most: int
    options: list[OptionInfo]
    bots: list[str]  # that people choose from, the weakest first
    usual: str  # who plays where nobody has chosen
    first: dict[str, bool | str] = {}  # options of somebody's first game
    lessons: dict[str, int] = {}  # guided games by name, and how many seats they have
    memory: bool = False  # it shows what somebody has seen before, and a table can do without
    plays_on: bool = False  # a finished game can be played on from any of its positions
    hints: bool = False  # somebody is there who can give them, and a table may allow them


class Games(Body, frozen=True):
    """Everything that can be played here."""

    games: list[GameInfo]
    languages: list[str]
    words: dict[str, list[str]] = {}  # by language, the Fluent files of games from elsewhere


class Health(Body, frozen=True):
    """Whether the server can keep what it is told."""

    ok: bool
    version: str


class Problem(Body, frozen=True):
    """Why a request was refused; nothing was changed."""

    reason: str
    text: str
    facts: dict[str, str] = field(default_factory=dict)
    rule: str = ""
