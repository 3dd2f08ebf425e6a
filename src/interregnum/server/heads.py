"""What a table looks like now, as it is kept beside its log."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, json
from msgspec.structs import replace

from interregnum.kernel.options import Chosen
from interregnum.server.ids import Holder

Status = Literal["open", "playing", "over"]
OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
DAY: Final = 86400.0  # seconds


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

    def decides(self, undo: Proposal) -> bool:
        """Whether its holder is asked: who is away has a voice in what somebody learned, and for a day only."""
        return self.holder is not None and not (self.away and (undo.quiet or undo.at - self.since >= DAY))


class Proposal(Struct, frozen=True):
    """An undo that waits for the agreement of all whom it concerns."""

    seq: int
    by: int
    to: int
    agreed: list[int]
    at: float = 0.0  # when it was made
    quiet: bool = False  # nobody learned anything from what it takes back


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
    proposal: Proposal | None = None
    next: str | None = None
    lesson: str | None = None  # the guided game that is played here
    position: str = ""  # with which its game begins

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

    @property
    def missing(self) -> list[int]:
        """The seats that have still to agree to the undo that is proposed."""
        found = self.proposal
        if found is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.decides(found) and number not in found.agreed]


def changed_seat(head: TableHead, number: int, **changes: object) -> TableHead:
    """The head with something else about one seat."""
    seats = [replace(seat, **changes) if one == number else seat for one, seat in enumerate(head.seats)]
    return replace(head, seats=seats)


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
