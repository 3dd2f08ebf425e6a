"""Nodes that break the promise, to see whether the checks notice."""

from __future__ import annotations

import asyncio

from interregnum.server.store.postgres.store import PostgresStore
from interregnum.server.store.rows import Change
from interregnum.server.table import Table

NONE = "none"
TELLS_DONE_TOO_EARLY = "done"
BELIEVES_ITS_MEMORY = "blind"
FAULTS = (NONE, TELLS_DONE_TOO_EARLY, BELIEVES_ITS_MEMORY)
LATE = 0.03  # seconds

append = PostgresStore.append


async def append_hastily(store: PostgresStore, change: Change) -> None:
    """Says that something is kept before it is."""
    before = LATEST.get(change.head.id)
    LATEST[change.head.id] = asyncio.create_task(append_later(store, change, before))


async def append_later(store: PostgresStore, change: Change, before: asyncio.Task[None] | None) -> None:
    if before is not None:
        await asyncio.wait([before])
    await asyncio.sleep(LATE)
    await append(store, change)


LATEST: dict[str, asyncio.Task[None]] = {}


async def look_nowhere(table: Table) -> None:
    """What is in memory is taken for the truth."""


def plant(fault: str) -> None:
    """Make every node of this process break its promise in one way."""
    assert fault in FAULTS
    if fault == TELLS_DONE_TOO_EARLY:
        PostgresStore.append = append_hastily  # type: ignore[method-assign, assignment]
    elif fault == BELIEVES_ITS_MEMORY:
        Table.look_again = look_nowhere  # type: ignore[method-assign, assignment]
