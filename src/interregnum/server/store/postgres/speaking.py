"""What is said to PostgreSQL: each time one statement, which is a transaction by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import asyncpg

from interregnum.server.store.condition import CLOSED, Condition, failed
from interregnum.server.store.postgres.connecting import FAULTS, SOON
from interregnum.server.store.rows import BadStore, Unsure

if TYPE_CHECKING:
    from interregnum.server.store.postgres.connecting import Lent, Pool

    Rows = list[asyncpg.Record]

GONE: Final = ("08", "57")  # classes of errors: the way broke, the server ends


class Postgres:
    """The store as it is spoken to; what goes wrong is noted."""

    def __init__(self, pool: Pool, condition: Condition) -> None:
        self.pool: Final = pool
        self.condition: Final = condition
        self.closed = False

    async def write(self, statement: str, *given: object) -> Rows:
        """Keep something; Unsure if the way broke before it was known whether it was kept."""
        connection = await self.lent(self.condition.unkept)
        try:
            rows = await self.said(connection, statement, given)
        except FAULTS as error:
            noted = self.condition.unkept(error)
            raise unsure(noted) if is_cut(error) else noted from error
        self.condition.kept()
        return rows

    async def read(self, statement: str, *given: object) -> Rows:
        """Look at what is kept."""
        connection = await self.lent(self.condition.unreadable)
        try:
            return await self.said(connection, statement, given)
        except FAULTS as error:
            raise self.condition.unreadable(error) from error

    async def lent(self, noted: Callable[[Exception], BadStore]) -> Lent:
        """A connection that nobody else uses meanwhile; where none is to be had, nothing was said."""
        self.need_open()
        try:
            return await self.pool.acquire(timeout=SOON)
        except FAULTS as error:
            raise noted(error) from error

    async def said(self, connection: Lent, statement: str, given: Sequence[object]) -> Rows:
        """Say it, and give the connection back; one over which the answer did not come is not used again."""
        try:
            return await connection.fetch(statement, *given)
        except FAULTS as error:
            if is_cut(error):
                connection.terminate()
            raise
        finally:
            await self.pool.release(connection)

    def need_open(self) -> None:
        if self.closed:
            raise failed(self.condition.where, CLOSED)

    async def close(self) -> None:
        self.closed = True
        await self.pool.close()


def is_cut(error: Exception) -> bool:
    """Whether the answer of the server is missing; where it said what was wrong, nothing was kept."""
    return not isinstance(error, asyncpg.PostgresError) or str(error.sqlstate)[:2] in GONE


def unsure(error: BadStore) -> Unsure:
    return Unsure(error.reason, facts=error.facts)
