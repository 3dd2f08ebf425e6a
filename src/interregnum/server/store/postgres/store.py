"""Tables in PostgreSQL, as the hall and its tables need them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final

from interregnum.server.ids import Holder, LinkHash
from interregnum.server.store.condition import Condition
from interregnum.server.store.copying import Moment, Portable
from interregnum.server.store.postgres.connecting import opened
from interregnum.server.store.postgres.keeping import Keeper
from interregnum.server.store.postgres.moment import moment
from interregnum.server.store.postgres.nodes import PostgresNodes
from interregnum.server.store.postgres.speaking import Postgres
from interregnum.server.store.rows import BadStore, Change, EntryRow, Head, Kept, Place, Store, conflict

LOAD: Final = """
SELECT seq, beside, id, game, status, created, touched, wakes, body, state FROM tables WHERE id = $1
"""
ENTRIES: Final = """
SELECT seq, at, kind, body, holder, command, seat, digest FROM log
WHERE table_id = $1 AND seq <= $2 ORDER BY seq
"""
# The same in one statement, with the head beside each entry: for whoever knows most of them.
NEWER: Final = """
SELECT tables.seq, beside, id, game, status, created, touched, wakes, tables.body, state,
    log.seq, at, kind, log.body, holder, command, seat, digest
FROM tables LEFT JOIN log ON table_id = id AND log.seq > $2 WHERE id = $1 ORDER BY log.seq
"""
HEAD: Final = 10  # columns
ALL: Final = "SELECT id, game, status, created, touched, wakes, body, NULL FROM tables ORDER BY touched DESC, id"
OF_HOLDER: Final = """
SELECT id, game, status, created, touched, wakes, body, NULL FROM tables JOIN members ON table_id = id
WHERE holder = $1 ORDER BY touched DESC, id LIMIT $2
"""
PLACES: Final = "SELECT id, seq, beside FROM tables"
NUL: Final = "\0"  # in no text of PostgreSQL, but in whatever strangers ask for
WAKES: Final = "SELECT id, wakes FROM tables WHERE wakes IS NOT NULL ORDER BY wakes, id"


class PostgresStore(Store, Portable):
    """Shared by as many nodes as there are."""

    def __init__(self, postgres: Postgres, gather: float) -> None:
        self.postgres: Final = postgres
        self.where = postgres.condition.where
        self.keeper: Final = Keeper(postgres, gather)
        self.nodes = PostgresNodes(postgres)

    @property
    def commits(self) -> int:
        """How often changes of tables were kept since the store was opened."""
        return self.keeper.commits

    async def create(self, change: Change) -> None:
        await self.keeper.keep(change, is_new=True)

    async def append(self, change: Change) -> None:
        assert change.entries, "a change of a table stands in its log"
        await self.keeper.keep(change)

    async def keep_members(self, table: str, place: Place, body: bytes, members: frozenset[Holder]) -> None:
        statement = "SELECT keep_beside($1, $2, $3, $4, $5)"
        ((kept,),) = await self.postgres.write(statement, table, *place, body, sorted(members))
        if not kept:
            raise conflict(table)

    async def keep_move(self, move: str, until: float, body: bytes, before: bytes | None, gone: list[str]) -> None:
        statement = "SELECT keep_move($1, $2, $3, $4, $5)"
        ((kept,),) = await self.postgres.write(statement, move, until, body, before, gone)
        if not kept:
            raise conflict(move)

    async def moves(self) -> list[bytes]:
        return [row[0] for row in await self.postgres.read("SELECT body FROM moves ORDER BY until, id")]

    async def remove(self, table: str) -> None:
        await self.postgres.write("DELETE FROM tables WHERE id = $1", table)

    async def load(self, table: str, after: int = 0) -> Kept | None:
        if NUL in table:
            return None
        return await (self.newer(table, after) if after else self.whole(table))

    async def whole(self, table: str) -> Kept | None:
        """The head first, and then the entries up to it: the log only grows, so that both are of one moment."""
        rows = await self.postgres.read(LOAD, table)
        if not rows:
            return None
        seq, beside, *head = rows[0]
        entries = await self.postgres.read(ENTRIES, table, seq) if seq else []
        if len(entries) < seq:
            return None  # it was removed meanwhile
        return Kept(Head(*head), tuple(EntryRow(*row) for row in entries), beside)

    async def newer(self, table: str, after: int) -> Kept | None:
        rows = await self.postgres.read(NEWER, table, after)
        if not rows:
            return None
        seq, beside, *head = rows[0][:HEAD]
        entries = tuple(EntryRow(*row[HEAD:]) for row in rows) if seq > after else ()
        return Kept(Head(*head), entries, beside)

    async def places(self, tables: Sequence[str] | None = None) -> dict[str, Place]:
        if tables is None:
            rows = await self.postgres.read(PLACES)
        else:
            rows = await self.postgres.read(f"{PLACES} WHERE id = ANY ($1)", [one for one in tables if NUL not in one])
        return {row[0]: Place(row[1], row[2]) for row in rows}

    async def linked(self, code: LinkHash) -> tuple[str, str] | None:
        rows = await self.postgres.read("SELECT table_id, kind FROM links WHERE code = $1", code)
        return (rows[0][0], rows[0][1]) if rows else None

    async def tables_of(self, holder: Holder, most: int = 100) -> list[Head]:
        return [Head(*row) for row in await self.postgres.read(OF_HOLDER, holder, most)]

    async def all_tables(self) -> list[Head]:
        return [Head(*row) for row in await self.postgres.read(ALL)]

    async def wakes(self) -> list[tuple[str, float]]:
        return [(row[0], row[1]) for row in await self.postgres.read(WAKES)]

    def moment(self, writing: bool = False) -> AbstractAsyncContextManager[Moment]:
        return moment(self.postgres, writing)

    async def ready(self) -> bool:
        """Whether it would keep something: a server that only follows another one does not."""
        try:
            ((ready,),) = await self.postgres.write("SELECT NOT pg_is_in_recovery()")
        except BadStore:
            return False
        return bool(ready)

    async def close(self) -> None:
        await self.keeper.finish()
        await self.postgres.close()


async def open_store(url: str, where: str, gather: float = 0.0) -> PostgresStore:
    """For one of any number of nodes, and for those who look after tables, who are told `where` it is."""
    return PostgresStore(Postgres(await opened(url, where), Condition(where)), gather)
