"""All of a store in PostgreSQL at one moment, for copies into a file and back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from interregnum.server.store.condition import failed
from interregnum.server.store.copying import Moment, MoveRow, Whole
from interregnum.server.store.postgres.connecting import FAULTS, SCHEMA, told
from interregnum.server.store.postgres.speaking import Postgres
from interregnum.server.store.rows import EntryRow, Head, Kept

if TYPE_CHECKING:
    import asyncpg

    from interregnum.server.store.postgres.connecting import Lent

TABLE: Final = ("id", "game", "status", "created", "touched", "wakes", "seq", "beside", "body", "state")
LOG: Final = ("table_id", "seq", "at", "kind", "body", "holder", "command", "seat", "digest")
HEAD: Final = "SELECT beside, id, game, status, created, touched, wakes, body, state FROM tables WHERE id = $1"
ENTRIES: Final = "SELECT seq, at, kind, body, holder, command, seat, digest FROM log WHERE table_id = $1 ORDER BY seq"
LINKS: Final = 'SELECT kind, code FROM links WHERE table_id = $1 ORDER BY kind COLLATE "C"'
MEMBERS: Final = "SELECT holder FROM members WHERE table_id = $1 ORDER BY holder"
USED: Final = "SELECT EXISTS (SELECT FROM nodes WHERE until > clock_timestamp())"
ALONE: Final = "LOCK TABLE tables, moves IN SHARE ROW EXCLUSIVE MODE"


class PostgresMoment(Moment):
    """One transaction."""

    def __init__(self, where: str, connection: Lent) -> None:
        self.where: Final = where
        self.connection: Final = connection

    async def tables(self) -> list[str]:
        return [row[0] for row in await self.said("SELECT id FROM tables ORDER BY id")]

    async def whole(self, table: str) -> Whole:
        ((beside, *head),) = await self.said(HEAD, table)
        entries = tuple(EntryRow(*row) for row in await self.said(ENTRIES, table))
        links = tuple((row[0], row[1]) for row in await self.said(LINKS, table))
        members = tuple(row[0] for row in await self.said(MEMBERS, table))
        return Whole(Kept(Head(*head), entries, beside), links, members)

    async def moves(self) -> list[MoveRow]:
        return [MoveRow(*row) for row in await self.said("SELECT id, until, body FROM moves ORDER BY id")]

    async def is_used(self) -> bool:
        ((used,),) = await self.said(USED)
        return bool(used)

    async def put(self, table: Whole) -> None:
        head, entries = table.kept.head, table.kept.entries
        first = (head.id, head.game, head.status, head.created, head.touched, head.wakes)
        await self.put_rows("tables", TABLE, [(*first, len(entries), table.kept.beside, head.body, head.state)])
        rows = [(head.id, o.seq, o.at, o.kind, o.body, o.holder, o.command, o.seat, o.digest) for o in entries]
        await self.put_rows("log", LOG, rows)
        await self.put_rows(
            "links", ("code", "table_id", "kind"), [(code, head.id, kind) for kind, code in table.links]
        )
        await self.put_rows("members", ("holder", "table_id"), [(holder, head.id) for holder in table.members])

    async def put_moves(self, moves: list[MoveRow]) -> None:
        await self.put_rows("moves", ("id", "until", "body"), moves)

    async def put_rows(self, table: str, columns: Sequence[str], rows: Sequence[tuple[object, ...]]) -> None:
        try:
            await self.connection.copy_records_to_table(table, records=rows, columns=columns, schema_name=SCHEMA)
        except FAULTS as error:
            raise failed(self.where, told(error)) from error

    async def said(self, statement: str, *given: object) -> list[asyncpg.Record]:
        try:
            return await self.connection.fetch(statement, *given)
        except FAULTS as error:
            raise failed(self.where, told(error)) from error


@asynccontextmanager
async def moment(postgres: Postgres, writing: bool) -> AsyncIterator[Moment]:
    """Nobody else writes meanwhile where we do; what was written is kept unless something fails."""
    where = postgres.condition.where
    connection = await postgres.lent(postgres.condition.unreadable)
    try:
        transaction = connection.transaction(isolation="repeatable_read", readonly=not writing)
        found = PostgresMoment(where, connection)
        try:
            await transaction.start()
            if writing:
                await connection.execute(ALONE)
        except FAULTS as error:
            raise failed(where, told(error)) from error
        yield found
        try:
            await transaction.commit()
        except FAULTS as error:
            raise failed(where, told(error)) from error
    finally:
        if connection.is_in_transaction():
            connection.terminate()  # what was begun goes with it
        await postgres.pool.release(connection)
