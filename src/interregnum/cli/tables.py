"""The store of a server as its operator sees it: no tokens, no links, and no game but through a viewer's eyes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

from msgspec import Struct, json
from rich.cells import cell_len, set_cell_size

from interregnum.cli.screen import console, say
from interregnum.cli.settings import data_folder, kept_in, make_folder
from interregnum.kernel.errors import BadOptions
from interregnum.server import heads, logs
from interregnum.server.errors import NotFound
from interregnum.server.metrics import Metrics
from interregnum.server.notices import Notices
from interregnum.server.restoring import restored
from interregnum.server.services import Services
from interregnum.server.settings import Settings
from interregnum.server.store import sqlite
from interregnum.server.store.copying import Copied, Portable, copied
from interregnum.server.store.opening import open_store, shown
from interregnum.server.store.replacing import replaced
from interregnum.server.store.rows import BadStore, Head, Store
from interregnum.server.table import Table
from interregnum.server.thinking import Thinkers
from interregnum.server.world import World
from interregnum.words.words import Words

DAY: Final = 86_400.0
LONGEST: Final = 36_500.0  # days
NOBODY: Final = "–"  # in the place of a name
STATUSES: Final = (heads.OPEN, heads.PLAYING, heads.OVER)

T = TypeVar("T")
S = TypeVar("S", bound=Store)


class Row(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: list[str | None] | None  # names; null for a free seat, and for all of a table that does not read
    created: float
    touched: float
    entries: int


def place(data: Path | None) -> Path:
    """Where the file of a store is, or would be."""
    return Settings((data or data_folder()).absolute()).database


def database(data: Path | None) -> Path:
    """The file of a store that is there."""
    path = place(data)
    if not path.exists():
        raise BadStore("store-missing", facts={"where": str(path)})
    return path


def kept(data: Path | None, store: str) -> Settings:
    """Where tables are that are there: in a file, or in a store that nodes share."""
    folder, shared = kept_in(data, store)
    if not shared:
        database(folder)
    return Settings(folder, shared)


def with_store(where: Settings, work: Callable[[Store], Awaitable[T]], exclusive: bool = False) -> T:
    """Open the store, do something, and close it."""

    async def run() -> T:
        async with closed_after(await open_store(where, exclusive)) as store:
            return await work(store)

    logs.set_up()
    return asyncio.run(run())


@asynccontextmanager
async def closed_after(store: S) -> AsyncIterator[S]:
    try:
        yield store
    finally:
        await store.close()


def listed(where: Settings) -> list[Row]:
    """All tables, the last touched first."""
    return with_store(where, rows)


async def rows(store: Store) -> list[Row]:
    places = await store.places()
    return [row(one, places[one.id].seq if one.id in places else 0) for one in await store.all_tables()]


def row(kept: Head, entries: int) -> Row:
    head = heads.read(kept.body)
    names = None if head is None else [seat.name for seat in head.seats]
    return Row(kept.id, kept.game, kept.status, names, kept.created, kept.touched, entries)


def restored_table(where: Settings, table_id: str) -> Table:
    """A table as a server would take it up; nothing runs at it."""

    async def load(store: Store) -> Table:
        kept = await store.load(table_id)
        if kept is None:
            raise NotFound("no-such-table", facts={"id": table_id[:80]})
        return restored(Services(where, World(), store, Thinkers(), Notices(frozenset()), Metrics()), kept)

    return with_store(where, load)


def back_up(path: Path, copy: Path) -> None:
    async def run() -> None:
        async with closed_after(await sqlite.open_store(path, exclusive=False)) as store:
            await store.back_up(copy)

    logs.set_up()
    asyncio.run(run())


def restore(path: Path, backup: Path) -> Path | None:
    """Put a backup in the place of the store; the folder in which what was there before is."""
    make_folder(path.parent)
    return replaced(path, backup)


def copied_to(where: Settings, target: str) -> tuple[Copied, str]:
    """Everything of a store in another one that is empty, and where that is."""
    folder, shared = kept_in(None, target)
    if not shared:
        make_folder(folder)
    there = Settings(folder, shared)

    async def copy(source: Store) -> Copied:
        async with closed_after(await open_store(there)) as empty:
            assert isinstance(source, Portable)
            assert isinstance(empty, Portable)
            return await copied(source, empty)

    return with_store(where, copy), shown(shared) if shared else str(there.database)


def statuses(words: str) -> list[str]:
    """The statuses of a list with commas."""
    found = [word.strip() for word in words.split(",") if word.strip()]
    for word in found or [words]:
        if word not in STATUSES:
            raise BadOptions("unknown-word", facts={"found": word[:80], "wanted": ", ".join(STATUSES)})
    return found


def pruned(where: Settings, days: float, which: list[str], dry_run: bool) -> list[Row]:
    """The tables that nobody has touched for so many days, removed; nodes that share a store notice it."""
    before = time.time() - days * DAY

    async def prune(store: Store) -> list[Row]:
        found = [one for one in await rows(store) if one.touched <= before and one.status in which]
        if not dry_run:
            for one in found:
                await store.remove(one.id)
        return found

    return with_store(where, prune, exclusive=not dry_run)


def as_json(found: list[Row]) -> str:
    return json.format(json.encode(found), indent=2).decode()


def print_rows(found: list[Row], lang: str) -> None:
    """The list for people; nothing for no tables."""
    if not found:
        return
    words = Words(lang)
    titles = ("table", "game", "status", "seats", "created", "touched", "entries")
    grid = [[words.ui(f"cli-admin-{title}") for title in titles]]
    for one in found:
        damaged = words.ui("cli-admin-damaged")
        seats = damaged if one.seats is None else ", ".join(name or NOBODY for name in one.seats)
        times = [moment(one.created), moment(one.touched)]
        grid.append([one.id, one.game, words.ui(f"cli-status-{one.status}"), seats, *times, str(one.entries)])
    say(console(), aligned(grid))


def aligned(grid: list[list[str]]) -> list[str]:
    """Lines in which the words stand below each other; ids can be copied, however narrow the screen is."""
    widths = [max(cell_len(cell) for cell in column) for column in zip(*grid, strict=True)]
    rows = [[set_cell_size(cell, width) for cell, width in zip(row, widths, strict=True)] for row in grid]
    return ["  ".join(row).rstrip() for row in rows]


def moment(seconds: float) -> str:
    """A time as people here read it."""
    return f"{datetime.fromtimestamp(seconds).astimezone():%Y-%m-%d %H:%M}"
