"""Tables in one SQLite file: the embedded default, which a server needs nothing else for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from typing import Final

from interregnum.server.ids import Holder, LinkHash
from interregnum.server.store import statements
from interregnum.server.store.condition import Condition
from interregnum.server.store.copying import Moment, Portable
from interregnum.server.store.files import copy, opened
from interregnum.server.store.lock import Lock
from interregnum.server.store.moment import moment
from interregnum.server.store.readers import Readers
from interregnum.server.store.rows import BadStore, Change, Head, Kept, Place, Store
from interregnum.server.store.writer import Writer


class SqliteStore(Store, Portable):
    """Many tables share one commit: one writer thread takes whatever has gathered."""

    def __init__(self, path: Path, writer: Writer, readers: Readers, lock: Lock | None) -> None:
        self.path: Final = path
        self.where = str(path)
        self.condition: Final = writer.condition
        self.writer: Final = writer
        self.readers: Final = readers
        self.lock = lock

    @property
    def commits(self) -> int:
        """How often something was kept since the store was opened."""
        return self.writer.commits

    async def create(self, change: Change) -> None:
        await self.writer.write(partial(statements.create, change=change))

    async def append(self, change: Change) -> None:
        assert change.entries, "a change of a table stands in its log"
        plain = change.links is None and change.members is None
        await self.writer.write(partial(statements.append, change=change), statements.steps(change) if plain else ())

    async def keep_members(self, table: str, place: Place, body: bytes, members: frozenset[Holder]) -> None:
        await self.writer.write(partial(statements.keep_members, table=table, place=place, body=body, members=members))

    async def keep_move(self, move: str, until: float, body: bytes, before: bytes | None, gone: list[str]) -> None:
        await self.writer.write(
            partial(statements.keep_move, move=move, until=until, body=body, before=before, gone=gone)
        )

    async def moves(self) -> list[bytes]:
        return await self.readers.read(statements.moves)

    async def remove(self, table: str) -> None:
        await self.writer.write(partial(statements.remove, table=table))

    async def load(self, table: str, after: int = 0) -> Kept | None:
        return await self.readers.read(partial(statements.load, table=table, after=after))

    async def places(self, tables: Sequence[str] | None = None) -> dict[str, Place]:
        return await self.readers.read(partial(statements.places, tables=tables))

    async def linked(self, code: LinkHash) -> tuple[str, str] | None:
        return await self.readers.read(partial(statements.linked, code=code))

    async def tables_of(self, holder: Holder, most: int = 100) -> list[Head]:
        return await self.readers.read(partial(statements.tables_of, holder=holder, most=most))

    async def all_tables(self) -> list[Head]:
        return await self.readers.read(statements.all_tables)

    async def wakes(self) -> list[tuple[str, float]]:
        return await self.readers.read(statements.wakes)

    async def back_up(self, path: Path) -> None:
        """A whole copy of the store in another file, taken while tables go on."""
        await asyncio.to_thread(copy, self.path, path)

    def moment(self, writing: bool = False) -> AbstractAsyncContextManager[Moment]:
        return moment(self.path, writing)

    async def ready(self) -> bool:
        """Nothing is written to find out, unless the last commit failed."""
        try:
            await self.writer.write(statements.touch if self.condition.failing else statements.nothing)
        except BadStore:
            return False
        return True

    async def close(self) -> None:
        await self.writer.close()
        await self.readers.close()
        if self.lock is not None:
            self.lock.close()
            self.lock = None


async def open_store(path: Path, exclusive: bool = True, gather: float = 0.0) -> SqliteStore:
    """For the one server of a store; not exclusive for those who look at it or back it up, also meanwhile."""
    found = await asyncio.to_thread(opened, path, exclusive)
    condition = Condition(str(path))
    return SqliteStore(path, Writer(found.writer, condition, gather), Readers(found.readers, condition), found.lock)
