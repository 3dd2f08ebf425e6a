"""Finished games explained: found once in the background, kept in the log of the table, and told to all who look."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Final

import structlog
from msgspec import json
from msgspec.structs import replace

from interregnum.kernel.errors import InterregnumError
from interregnum.lab.telling import Voice, telling
from interregnum.server import entries
from interregnum.server.errors import NotNow, TooMuch
from interregnum.server.replaying import Replays, finished, info_of, names_in, politely
from interregnum.server.services import Services
from interregnum.server.steps import Step
from interregnum.server.table import Table
from interregnum.server.thinking import Explaining
from interregnum.server.words import learned
from interregnum.wire.analysis import Analysis
from interregnum.wire.frames import TableInfo
from interregnum.wire.requests import Analysed
from interregnum.words.hints import told as reasons_told

MINE: Final = 2  # analyses of one visitor that are not found yet
ALL: Final = 16  # and of all visitors together

log = structlog.get_logger("interregnum.analyses")
encode = json.Encoder().encode


class Analyses:
    """What is being explained, one game after the other; whoever asks meanwhile hears how far it is."""

    def __init__(self, services: Services, table: Callable[[str], Awaitable[Table]], replays: Replays) -> None:
        self.services: Final = services
        self.table: Final = table  # by its id: it may have left memory in the meantime
        self.replays: Final = replays
        self.turn: Final = asyncio.Lock()
        self.done: Final[dict[str, float]] = {}  # by table, how much is found
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.waiting: Final[Counter[str]] = Counter()
        self.failed: Final[set[str]] = set()  # tables whose people have not heard yet that it failed

    async def look(self, table: Table, lang: str, visitor: str, told: TableInfo | None = None) -> bytes | Analysed:
        """The analysis in words, packed; or how far it is, which begins with the first who asks."""
        finished(table)
        if table.head.explained:
            key = info_of(table, told), "analysis", lang
            return await self.replays.kept(key, visitor, partial(self.told, table, *key))
        table_id = table.head.id
        if table_id in self.failed:
            self.failed.discard(table_id)
            raise NotNow("analysis-failed")
        if table_id not in self.done:
            self.begin(table_id, visitor)
        return Analysed(round(self.done[table_id], 3))

    def begin(self, table_id: str, visitor: str) -> None:
        """Put a game behind those that are to be explained before it."""
        if self.waiting[visitor] >= MINE:
            raise TooMuch("analyses", facts={"most": str(MINE)})
        if len(self.done) >= ALL:
            raise NotNow("analyses-busy")
        self.done[table_id] = 0.0
        self.waiting[visitor] += 1
        task = asyncio.create_task(self.explain(table_id, visitor))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def explain(self, table_id: str, visitor: str) -> None:
        """Find the analysis bite by bite, and keep it."""
        try:
            async with self.turn:
                found = await self.found(table_id)
                table = await self.table(table_id)
                await table.run(partial(keep, table, found))
        except InterregnumError as error:
            log.warning("not explained", table=table_id, reason=error.reason)
            self.failed.add(table_id)
        finally:
            del self.done[table_id]
            self.waiting[visitor] -= 1
            if not self.waiting[visitor]:
                del self.waiting[visitor]

    async def found(self, table_id: str) -> Analysis:
        progress = finished(await self.table(table_id))
        request = Explaining(progress.game.id, "analyst", progress.record().text(), self.services.settings.playouts)
        while True:
            reply = await self.services.thinkers.explain(request)
            self.done[table_id] = max(self.done[table_id], reply.done)  # a new process begins again
            if reply.analysis is not None:
                return reply.analysis

    async def told(self, table: Table, info: bytes, _: str, lang: str) -> bytes:
        speaker = await learned(table.head.game, lang)
        voice = Voice(speaker, partial(reasons_told, table.head.game, lang), names_in(info))
        return await politely(parts(table, voice))

    async def close(self) -> None:
        """What is not found yet is found again when somebody asks after the next start."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def keep(table: Table, found: Analysis) -> None:
    """The analysis stands in the log, once."""
    if table.head.explained:
        return
    step = Step(replace(table.head, explained=table.seq + 1))
    step.add(entries.Explained(found))
    await table.commit(step)


def kept(table: Table) -> Analysis:
    """The analysis that the log holds."""
    entry = table.log.item(table.head.explained).entry
    assert isinstance(entry, entries.Explained), "the head says where it stands"
    return entry.analysis


def parts(table: Table, voice: Voice) -> Iterator[bytes]:
    """An `Analysed` in JSON; nothing until all of it is told."""
    for whole in telling(table.game, finished(table).record(), kept(table), voice):
        yield b"" if whole is None else encode(Analysed(1.0, whole))
