"""From one store into another, of whatever kind: all of one moment, compared, and whole or not at all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from hashlib import sha256
from typing import NamedTuple

from msgspec import msgpack

from interregnum.server.ids import Holder, LinkHash
from interregnum.server.store.rows import BadStore, Kept


class Whole(NamedTuple):
    """A table with everything that belongs to it."""

    kept: Kept
    links: tuple[tuple[str, LinkHash], ...]  # kind and the hash of its code, by kind
    members: tuple[Holder, ...]  # in order


class MoveRow(NamedTuple):
    """What is on its way from one device to another."""

    id: str
    until: float
    body: bytes


class Moment(ABC):
    """A store as it was when this began, whatever servers do meanwhile."""

    @abstractmethod
    async def tables(self) -> list[str]:
        """All of them, by their ids."""

    @abstractmethod
    async def whole(self, table: str) -> Whole:
        """One of them."""

    @abstractmethod
    async def moves(self) -> list[MoveRow]:
        """Everything that is on its way, by its ids."""

    @abstractmethod
    async def is_used(self) -> bool:
        """Whether a server goes on keeping tables there."""

    @abstractmethod
    async def put(self, table: Whole) -> None:
        """Keep a table as it was elsewhere; only where one may write."""

    @abstractmethod
    async def put_moves(self, moves: list[MoveRow]) -> None:
        """Keep what is on its way; only where one may write."""


class Portable(ABC):
    """A store that can be copied, and copied into."""

    where: str

    @abstractmethod
    def moment(self, writing: bool = False) -> AbstractAsyncContextManager[Moment]:
        """To look at all of it, or alone to write: what was written is kept at the end, or nothing if it fails."""


class Copied(NamedTuple):
    """What is in both stores now."""

    tables: int
    entries: int
    hash: str  # of everything
    is_used: bool  # whether what was copied may have moved on since


async def copied(source: Portable, target: Portable) -> Copied:
    """Everything that the source had at one moment is in the target, which was empty, or the target stays empty."""
    async with source.moment() as before, target.moment(writing=True) as after:
        if await after.tables() or await after.moves():
            raise BadStore("store-not-empty", facts={"where": target.where})
        entries, digest = 0, sha256()
        tables = await before.tables()
        for table in tables:
            whole = await before.whole(table)
            await after.put(whole)
            need_same(whole == await after.whole(table), target)
            entries += len(whole.kept.entries)
            digest.update(hashed(whole))
        moves = await before.moves()
        await after.put_moves(moves)
        need_same(moves == await after.moves() and tables == await after.tables(), target)
        digest.update(hashed(moves))
        return Copied(len(tables), entries, digest.hexdigest(), await before.is_used())


def hashed(something: Whole | list[MoveRow]) -> bytes:
    return sha256(msgpack.encode(something)).digest()


def need_same(same: bool, target: Portable) -> None:
    """What is read back is what was written; else nothing is kept."""
    if not same:
        raise BadStore("copy-differs", facts={"where": target.where})
