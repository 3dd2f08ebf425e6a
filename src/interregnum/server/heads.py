"""What a table looks like now, as it is kept beside its log."""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from msgspec import Struct, json
from msgspec.structs import replace

from interregnum.kernel.options import Chosen
from interregnum.server.ids import Holder
from interregnum.wire.terms import Status, Substitute

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
DAY: Final = 86400.0  # seconds
TOLD: Final = 8  # turnovers of a seat that are kept for the result
HEARD: Final = 900.0  # seconds for which a knock is heard, or its answer known


class Seat(Struct, frozen=True):
    """A seat: free, a person's (by the hash of their token) or a bot's."""

    name: str | None = None
    holder: Holder | None = None
    bot: str | None = None
    away: bool = False  # the bot of the table plays for its holder
    since: float = 0.0  # when the holder who is away was last heard of
    left: list[Holder] = []  # who held it in this game before, the last of them: they know its secrets
    deputy: bool = False  # a bot answers for its holder until the bout that is under way is over
    unasked: list[str] = []  # kinds of windows that are passed for its holder
    offer: Offer | None = None  # somebody else may have it
    story: list[Turnover] = []  # who played it in this game but whoever sits here, for the result
    shares: bool = False  # its holder agrees that anybody with the link may see the finished game again
    named: bool = False  # and may be called by name there
    parted: bool = False  # its holder got up after the end, and took their agreement with them
    quiet: float = 0.0  # until when nobody asks for it again

    def decides(self, undo: Petition) -> bool:
        """Whether its holder is asked: who is away has a voice in what somebody learned, and for a day only."""
        return self.holder is not None and not (self.away and (undo.quiet or undo.at - self.since >= DAY))


class Offer(Struct, frozen=True):
    """A link by which somebody else may have a seat, once."""

    code: str
    agreed: list[str]  # the names of those who decided so


class Turnover(Struct, frozen=True):
    """Somebody played a seat in place of whoever held it."""

    what: Substitute
    name: str  # of whoever held it
    agreed: list[str] = []  # the names of those who decided that; none: nobody was asked


class Petition(Struct, frozen=True):
    """Something that waits for the agreement of all who decide on it; its kind says who does and what comes of it."""

    seq: int  # of the entry by which it was made: its number, for votes
    by: int | None  # the seat that asks; none: the table itself, or somebody from outside
    to: int = 0  # of an undo: how many answers are to stand
    agreed: list[int] = []
    at: float = 0.0  # when it was made
    quiet: bool = False  # of an undo: nobody learned anything from what it takes back
    kind: str = "undo"
    about: int | None = None  # the seat that it concerns
    ends: float | None = None  # when it is off the table
    name: str = ""  # of somebody from outside who asks
    holder: Holder | None = None  # and how they are known


class Knock(Struct, frozen=True):
    """Somebody who came by the code of the table and waits to be let in."""

    number: int
    holder: Holder
    name: str
    at: float
    refused: bool = False  # whoever was turned away need not be asked about again for a while


class TableHead(Struct, frozen=True):
    """Everything about a table that is not its log or its game; changed by replacing it as a whole."""

    id: str
    game: str
    options: Chosen
    status: Status
    seats: list[Seat]
    host: Holder
    created: float
    lang: str
    stand_in: str
    invite: str
    watch: str | None
    patience: int | None = None
    watchers: list[Holder] = []
    notice: str | None = None
    noticed: tuple[int, list[int]] = (0, [])  # a turn, and the seats that were told it is theirs
    seed: bytes | None = None
    asked: int | None = None  # the seat that must answer: everybody sees that
    asked_at: float = 0.0
    proposal: Petition | None = None  # the undo: it is about a position, and ends with that
    petitions: list[Petition] = []  # all others
    inquired: float = 0.0  # when the question was asked for which people were asked whether to wait
    pace: float | None = None  # seconds from a bot's question until its answer shows; none: as the server has it
    patience_at: float = 0.0  # when the patience was changed: who was gone before is not caught by a shorter one
    refused: list[int] = []  # seats whose wish to undo came to nothing since the game last changed: they ask no more
    next: str | None = None
    lesson: str | None = None  # the guided game that is played here
    position: str = ""  # with which its game begins
    replay: str | None = None  # the code by which anybody may see the finished game again
    room: str | None = None  # the code that leads people to the door; none once the game is over
    knocks: list[Knock] = []
    knocked: int = 0  # how often somebody has
    ended: bool = False  # it is over because people ended it, whatever its game had come to
    hints: bool | None = None  # whether people may ask for hints; none: whoever plays with bots alone
    memory: bool = True  # what somebody has seen is shown to them as long as it can be followed
    turned: int = 0  # without memory: the entry with which the turn began that is played now
    explained: int = 0  # the entry that explains the finished game
    winners: list[int] = []  # the seats that have won, once the game is over
    what_if: int | None = None  # a finished game is played on here, from where it stood after so many answers

    def knocks_at(self, now: float) -> list[Knock]:
        """Who has knocked lately."""
        return [one for one in self.knocks if now - one.at < HEARD]

    def at_door(self, now: float) -> list[Knock]:
        """Who waits there."""
        return [one for one in self.knocks_at(now) if not one.refused and not self.is_member(one.holder)]

    def seats_of(self, holder: Holder) -> list[int]:
        """The seats that a token holds."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == holder]

    def known_to(self, holder: Holder) -> list[int]:
        """The seats whose secrets a token has been shown in this game."""
        return [number for number, seat in enumerate(self.seats) if holder in (seat.holder, *seat.left)]

    def is_member(self, holder: Holder) -> bool:
        """Whether a token may see the table at all."""
        return bool(self.seats_of(holder)) or (self.watch is not None and holder in self.watchers)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now; nothing if a person does."""
        here = self.seats[seat]
        return here.bot or (self.stand_in if here.away or here.holder is None else None)

    def bot_for(self, seat: int) -> str | None:
        """The bot that answers for a seat now: the one that plays it, or the deputy of whoever does."""
        return self.bot_of(seat) or (self.stand_in if self.seats[seat].deputy else None)

    def is_past(self, seq: int) -> bool:
        """Whether an entry is of a turn before, of which nobody is told again what they saw in it."""
        return not self.memory and self.status == PLAYING and seq < self.turned

    @property
    def gives_hints(self) -> bool:
        """Whether people may ask for hints: as the table wants it, else whoever plays with bots alone."""
        return self.hints if self.hints is not None else sum(seat.holder is not None for seat in self.seats) == 1

    @property
    def unwilling(self) -> list[int]:
        """The seats whose people have not agreed that the finished game may be seen by anybody."""
        played = [number for number, seat in enumerate(self.seats) if seat.holder is not None or seat.parted]
        return [number for number in played if not self.seats[number].shares]


def story_of(seat: Seat, told: Turnover) -> list[Turnover]:
    """The story of a seat with one thing more; the same thing twice is told once."""
    return seat.story if told in seat.story else [*seat.story, told][-TOLD:]


def changed_seat(head: TableHead, number: int, **changes: object) -> TableHead:
    """The head with something else about one seat."""
    seats = [replace(seat, **changes) if one == number else seat for one, seat in enumerate(head.seats)]
    return replace(head, seats=seats)


# What an answer changes and everybody is told beside the table: who is asked, since when, and what follows from that.
ASKING: Final = ("asked", "asked_at", "noticed", "turned", "refused")
shown: Final = attrgetter(*[name for name in TableHead.__struct_fields__ if name not in ASKING])
encode = json.Encoder().encode
decode = json.Decoder(TableHead).decode


def read(body: bytes) -> TableHead | None:
    """The head that was kept; none if it does not read."""
    try:
        return decode(body)
    except Exception:  # whatever bytes a damaged file holds
        return None


def plain(state: bytes) -> object:
    """The stored truth of a game as plain data."""
    return json.decode(state)
