"""All of a SQLite file at one moment, for copies into a store of another kind and back."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final, TypeVar

from interregnum.server.store import statements
from interregnum.server.store.condition import failed
from interregnum.server.store.copying import Moment, MoveRow, Whole
from interregnum.server.store.files import connected
from interregnum.server.store.lock import Lock
from interregnum.server.store.rows import BadStore

TABLE: Final = """
INSERT INTO tables (id, game, status, created, touched, wakes, seq, beside, body, state)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
LOG: Final = """
INSERT INTO log (table_id, seq, at, kind, body, holder, command, seat, digest) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

T = TypeVar("T")


class SqliteMoment(Moment):
    """One transaction of a connection of its own."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self.path: Final = path
        self.db: Final = db

    async def tables(self) -> list[str]:
        return await self.said(lambda db: [one for (one,) in db.execute("SELECT id FROM tables ORDER BY id")])

    async def whole(self, table: str) -> Whole:
        return await self.said(lambda db: whole(db, table))

    async def moves(self) -> list[MoveRow]:
        found = "SELECT id, until, body FROM moves ORDER BY id"
        return await self.said(lambda db: [MoveRow(*row) for row in db.execute(found)])

    async def is_used(self) -> bool:
        try:
            Lock(self.path).close()
        except BadStore:
            return True
        return False

    async def put(self, table: Whole) -> None:
        await self.said(lambda db: put(db, table))

    async def put_moves(self, moves: list[MoveRow]) -> None:
        await self.said(lambda db: db.executemany("INSERT INTO moves (id, until, body) VALUES (?, ?, ?)", moves))

    async def said(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.to_thread(work, self.db)
        except sqlite3.Error as error:
            raise failed(str(self.path), str(error)) from error


@asynccontextmanager
async def moment(path: Path, writing: bool) -> AsyncIterator[Moment]:
    """Nobody else writes meanwhile where we do; what was written is kept unless something fails."""
    with closing(connected(path)) as db:
        found = SqliteMoment(path, db)
        await found.said(lambda db: db.execute("BEGIN IMMEDIATE" if writing else "BEGIN"))
        yield found
        await found.said(lambda db: db.execute("COMMIT"))


def whole(db: sqlite3.Connection, table: str) -> Whole:
    kept = statements.load(db, table)
    assert kept is not None, "nothing goes from a moment"
    links = db.execute("SELECT kind, code FROM links WHERE table_id = ? ORDER BY kind", (table,)).fetchall()
    members = db.execute("SELECT holder FROM members WHERE table_id = ? ORDER BY holder", (table,)).fetchall()
    return Whole(kept, tuple(links), tuple(holder for (holder,) in members))


def put(db: sqlite3.Connection, table: Whole) -> None:
    head, entries = table.kept.head, table.kept.entries
    first = (head.id, head.game, head.status, head.created, head.touched, head.wakes)
    db.execute(TABLE, (*first, len(entries), table.kept.beside, head.body, head.state))
    db.executemany(
        LOG,
        [(head.id, o.seq, o.at, o.kind, o.body, o.holder, o.command, o.seat, o.digest) for o in entries],
    )
    statements.replace_links(db, head.id, dict(table.links))
    statements.replace_members(db, head.id, table.members)
