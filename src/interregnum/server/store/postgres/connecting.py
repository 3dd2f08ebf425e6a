"""The way to PostgreSQL: opened, brought up to date, and whatever is wrong with it told in one line."""

from __future__ import annotations

from contextlib import suppress
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import asyncpg

from interregnum.server.store.migrations import Migration, found_in, left
from interregnum.server.store.rows import BadStore

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]
    Lent = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]

OLDEST: Final = 15  # of the versions of PostgreSQL that this was tried with
OURS: Final = 0x494E5452  # "INTR": the number of the lock under which the schema is brought up to date
SCHEMA: Final = "interregnum"
CONNECTIONS: Final = 8  # of one node at most
SOON: Final = 5.0  # seconds for a connection to be made
LONGEST: Final = 10.0  # seconds for a statement, waiting included
SESSION: Final = {
    "application_name": "interregnum",
    "search_path": SCHEMA,
    "synchronous_commit": "on",  # what was told survives a power cut, whatever the server is set to
    "statement_timeout": f"{LONGEST:.0f}s",
    "idle_in_transaction_session_timeout": f"{LONGEST:.0f}s",
    "jit": "off",  # statements are short
}
NOTES: Final = """
CREATE TABLE migrations (number integer PRIMARY KEY, name text NOT NULL, hash text NOT NULL)
"""
# of whatever is asked of it; the last is asyncpg's own, for a way that breaks at an unlucky moment
FAULTS: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


def migrations() -> list[Migration]:
    """All that this program knows, in order."""
    return found_in(files(__package__) / "migrations")


async def opened(url: str, where: str) -> Pool:
    """Connections to a store that is up to date."""
    try:
        connection = await asyncpg.connect(url, timeout=SOON, command_timeout=LONGEST, server_settings=SESSION)
        try:
            need_version(connection, where)
            await bring_up(connection, where)
        finally:
            await connection.close()
        return await asyncpg.create_pool(
            url,
            min_size=0,  # one that is lost is made again when it is needed, and not before
            max_size=CONNECTIONS,
            timeout=SOON,
            command_timeout=LONGEST,
            server_settings=SESSION,
            reset=nothing,
        )
    except (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError) as error:
        raise BadStore("store-password", facts={"where": where}) from error
    except (ValueError, *FAULTS) as error:
        raise BadStore("store-unreachable", facts={"where": where, "found": told(error)}) from error


async def nothing(connection: object) -> None:
    """No statement leaves anything behind in a connection that the next one should not find."""


def told(error: Exception) -> str:
    """An error in one line."""
    return " ".join(str(error).split()) or type(error).__name__


def need_version(connection: Connection, where: str) -> None:
    found = connection.get_server_version().major
    if found < OLDEST:
        raise BadStore("store-old-server", facts={"where": where, "found": str(found), "wanted": str(OLDEST)})


async def bring_up(connection: Connection, where: str) -> None:
    """One node brings the schema up to date, and others that start meanwhile wait for it."""
    await connection.execute("SELECT pg_advisory_lock($1)", OURS)
    try:
        for one in await missing(connection, where, migrations()):
            async with connection.transaction():
                await connection.execute(one.text)
                await connection.execute("INSERT INTO migrations VALUES ($1, $2, $3)", one.number, one.name, one.hash)
    finally:
        with suppress(*FAULTS):  # it ends with the connection in any case
            await connection.execute("SELECT pg_advisory_unlock($1)", OURS)


async def missing(connection: Connection, where: str, known: list[Migration]) -> list[Migration]:
    """What the store still needs; refused if it is not ours, newer than this program, or went another way."""
    names = "SELECT table_name FROM information_schema.tables WHERE table_schema = $1"
    found = {row[0] for row in await connection.fetch(names, SCHEMA)}
    if not found:
        await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        await connection.execute(NOTES)
    elif "migrations" not in found:
        raise BadStore("store-not-ours", facts={"where": where})
    rows = await connection.fetch("SELECT number, name, hash FROM migrations")
    return left([(row[0], row[1], row[2]) for row in rows], where, known)
