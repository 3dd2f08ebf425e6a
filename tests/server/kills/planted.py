"""Servers that break the promise, to see whether the checks notice."""

from __future__ import annotations

import asyncio

from interregnum.server import app
from interregnum.server.ids import Holder
from interregnum.server.settings import Settings
from interregnum.server.steps import Step
from interregnum.server.store import files
from interregnum.server.store.rows import Change, Place
from interregnum.server.store.sqlite import SqliteStore, open_store
from interregnum.server.table import Table
from interregnum.server.who import By

NONE = "none"
TELLS_DONE_TOO_EARLY = "done"
SHOWS_TOO_EARLY = "shows"
NEVER_SYNCS = "never"
SYNCS_TOO_LATE = "late"
LATE = 0.03  # seconds
FAULTS = (NONE, TELLS_DONE_TOO_EARLY, SHOWS_TOO_EARLY, NEVER_SYNCS, SYNCS_TOO_LATE)
SYNCHRONOUS = {NEVER_SYNCS: "OFF", SYNCS_TOO_LATE: "NORMAL"}  # a log that is synced at checkpoints is synced too late


class HastyStore(SqliteStore):
    """Says that something is kept before it is."""

    writing: asyncio.Task[None] | None = None

    async def append(self, change: Change) -> None:
        self.writing = asyncio.create_task(self.write_later(change, self.writing))

    async def write_later(self, change: Change, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait([before])
        await asyncio.sleep(LATE)
        await super().append(change)

    async def keep_members(self, table: str, place: Place, body: bytes, members: frozenset[Holder]) -> None:
        """Whoever belongs to a table follows what was to be kept before."""
        if self.writing is not None:
            await asyncio.wait([self.writing])
        await super().keep_members(table, place, body, members)


async def open_hastily(settings: Settings, exclusive: bool = True) -> HastyStore:
    store = await open_store(settings.database, exclusive, settings.gather)
    return HastyStore(store.path, store.writer, store.readers, store.lock)


commit = Table.commit


async def show_and_commit(table: Table, step: Step, by: By | None = None) -> int:
    """Viewers are told when the store is asked, the client when the store has answered."""
    store = table.services.store
    assert isinstance(store, HastyStore)
    seq = await commit(table, step, by)
    assert store.writing is not None
    await asyncio.wait([store.writing])
    return seq


def plant(fault: str) -> None:
    """Make every server of this process break its promise in one way."""
    assert fault in FAULTS
    if fault in SYNCHRONOUS:
        set_up("synchronous", SYNCHRONOUS[fault])
    elif fault != NONE:
        app.open_store = open_hastily  # type: ignore[attr-defined]
    if fault == SHOWS_TOO_EARLY:
        Table.commit = show_and_commit  # type: ignore[method-assign, assignment]


def set_up(setting: str, value: str) -> None:
    """Stores are opened with another setting from now on."""
    others = [one for one in files.WRITING if not one.startswith(setting)]
    files.WRITING = (*others, f"{setting} = {value}")  # type: ignore[misc, assignment]
