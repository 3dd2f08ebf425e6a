"""What goes into a store and comes out of it. The store looks into none of the bytes it keeps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from interregnum.kernel.errors import InterregnumError
from interregnum.server.ids import Holder, LinkHash
from interregnum.server.store.nodes import Nodes

INVITE = "invite"
WATCH = "watch"
SEAT = "seat "  # and its number: a link by which somebody may have the seat of a person who is away, once
REPLAY = "replay"
ROOM = "room"


class Conflict(InterregnumError):
    """Somebody else has appended to this table, or this command was kept before; nothing was written."""


class BadStore(InterregnumError):
    """It is no store of ours, is newer than this program, or cannot be reached, read or written."""


class Unsure(BadStore):
    """The way to the store broke before it answered: whether something was kept shows when it is looked at again."""


class Place(NamedTuple):
    """How far a table has come; whoever changes it must know that."""

    seq: int  # of its last entry, 0 before the first
    beside: int = 0  # how often something was kept beside its log

    def is_beyond(self, other: Place) -> bool:
        """Whether somebody who is there knows what somebody at the other place does not."""
        return self.seq > other.seq or self.beside > other.beside


def conflict(table: str) -> Conflict:
    return Conflict("store-conflict", facts={"id": table})


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry of a table's log as it is kept, appended once and never changed."""

    seq: int  # 1, 2, 3, ... without a gap
    at: float  # seconds since 1970
    kind: str
    body: bytes
    holder: Holder | None = None  # the hash of the token that sent the command
    command: str | None = None  # the id that its client gave it: once for each holder, seat and table
    seat: int | None = None  # for which it spoke
    digest: int | None = None  # of what it said


@dataclass(frozen=True, slots=True)
class Head:
    """What a table looks like now, beside its log."""

    id: str
    game: str
    status: str  # open, playing or over
    created: float
    touched: float  # when its log last grew
    wakes: float | None  # when it has to do something though nobody comes: a bot's turn, or patience runs out
    body: bytes
    state: bytes | None  # the whole truth of its game; None before the start


@dataclass(frozen=True, slots=True)
class Change:
    """What one command does to a table, kept as a whole or not at all."""

    head: Head
    entries: tuple[EntryRow, ...]  # the first must follow the last one that is kept
    links: dict[str, LinkHash] | None = None  # kind to the hash of its code, all of them; None: as before
    members: frozenset[Holder] | None = None  # the hashes of all tokens that belong to the table; None: as before
    beside: int = 0  # how often something was kept beside the log, as far as whoever changes it knows


@dataclass(frozen=True, slots=True)
class Kept:
    """A table as it comes out of the store."""

    head: Head
    entries: tuple[EntryRow, ...]
    beside: int = 0


class Store(ABC):
    """Keeps tables. Every method may be called from the event loop; what returned is on the disk.

    Each change is kept as a whole or not at all, and only if it follows: a Conflict has changed nothing.
    """

    nodes: Nodes | None = None  # how those that share it know of each other; none: nobody else writes to it

    @abstractmethod
    async def create(self, change: Change) -> None:
        """Keep a table that was not there before."""

    @abstractmethod
    async def append(self, change: Change) -> None:
        """Keep one more step of a table; several tables share one commit. Conflict if it does not follow."""

    @abstractmethod
    async def keep_members(self, table: str, place: Place, body: bytes, members: frozenset[Holder]) -> None:
        """Keep who belongs to a table, and its head that says so, beside its log; Conflict if it is not there."""

    @abstractmethod
    async def load(self, table: str, after: int = 0) -> Kept | None:
        """A table with its log, or with the entries after this number."""

    @abstractmethod
    async def places(self, tables: Sequence[str] | None = None) -> dict[str, Place]:
        """How far these tables have come, or all of them; those that are gone are left out."""

    @abstractmethod
    async def linked(self, code: LinkHash) -> tuple[str, str] | None:
        """The table and the kind of a link, by the hash of its code."""

    @abstractmethod
    async def tables_of(self, holder: Holder, most: int = 100) -> list[Head]:
        """The tables a token belongs to, the last touched first; without their states."""

    @abstractmethod
    async def all_tables(self) -> list[Head]:
        """Every table, the last touched first; without their states."""

    @abstractmethod
    async def wakes(self) -> list[tuple[str, float]]:
        """The tables that have to do something though nobody comes, and when."""

    @abstractmethod
    async def keep_move(self, move: str, until: float, body: bytes, before: bytes | None, gone: list[str]) -> None:
        """Keep what moves from one device to another; Conflict if it was not so before. Others are forgotten."""

    @abstractmethod
    async def moves(self) -> list[bytes]:
        """Everything that is on its way."""

    @abstractmethod
    async def remove(self, table: str) -> None:
        """Forget a table with everything that belongs to it."""

    @abstractmethod
    async def ready(self) -> bool:
        """Whether something can be kept now; for the health check."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and let go of the store."""
