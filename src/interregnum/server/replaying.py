"""A finished game again: what a viewer saw after each answer, or everything open, or in figures."""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from msgspec import UNSET, json

from interregnum.kernel.errors import BadOptions
from interregnum.kernel.ids import SEAT_LETTERS, WATCHER
from interregnum.kernel.journal import Event, Journal
from interregnum.kernel.record import replay, start_of
from interregnum.kernel.state import State
from interregnum.kernel.view import View
from interregnum.server import heads
from interregnum.server.errors import NotNow, TooMuch
from interregnum.server.frames import table_info
from interregnum.server.progress import Answer, Progress
from interregnum.server.shelf import Shelf
from interregnum.server.table import Table
from interregnum.server.words import learned
from interregnum.wire import requests as r
from interregnum.wire.adapter import Adapter, best_known
from interregnum.wire.frames import Happened, TableInfo
from interregnum.words.bidi import isolated
from interregnum.words.speaker import Speaker

ROOM = 12_000_000  # bytes of replays that are ready
AT_ONCE = 2  # that are made for all visitors together
WAITING = 2  # requests of one visitor, the one whose replay is made among them
BITE = 0.001  # seconds of work before others have their turn
BUSY = 0.0002  # seconds: others who need more have something to do
POLITE = 3.0  # times as long as the work took, to let others do it
GZIP = 31  # the window of zlib with a header that browsers know
LEVEL = 3  # steps are much alike: more effort gains little

T = TypeVar("T")
Key = tuple[bytes, str, str]  # of what is kept: the table, what is told of it, in which language
encode = json.Encoder().encode
read_info = json.Decoder(TableInfo).decode


class Replays:
    """Makes replays and tallies, packed and one for each visitor at a time, and keeps them as long as there is room.

    What several people want at once, as all do who were at a table when it ended, is made once and given to all."""

    def __init__(self) -> None:
        self.shelf: Shelf[Key] = Shelf(ROOM)
        self.making: dict[Key, asyncio.Task[bytes]] = {}
        self.room = asyncio.Semaphore(AT_ONCE)
        self.turns: dict[str, asyncio.Lock] = {}
        self.waiting: Counter[str] = Counter()

    async def packed(self, table: Table, eyes: r.Eyes, lang: str, visitor: str, told: TableInfo | None = None) -> bytes:
        """The replay of a finished game as JSON, compressed; `told` is what strangers hear of its table."""
        progress = finished(table)
        key = info_of(table, told), eyes, lang
        return await self.kept(key, visitor, partial(self.made, table, progress, key))

    async def tallied(self, table: Table, visitor: str) -> bytes:
        """A finished game in figures as JSON, compressed; null where its game counts nothing."""
        progress = finished(table)
        key = info_of(table), "tally", ""
        return await self.kept(key, visitor, partial(politely, counted(table, progress)))

    async def start(self, table: Table, answers: int, visitor: str) -> bytes:
        """Where a finished game stood after so many answers, as another one can start from there, in JSON."""
        progress = finished(table)
        if answers >= len(progress.answers):
            most = len(progress.answers) - 1
            raise BadOptions("play-on-range", facts={"found": str(answers), "most": str(most)})
        key = info_of(table), f"start {answers}", ""
        return await self.kept(key, visitor, partial(stood, table, progress, answers))

    async def kept(self, key: Key, visitor: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        found = self.shelf.find(key)
        if found is not None:
            return found
        if key not in self.making:
            if self.waiting[visitor] >= WAITING:
                raise TooMuch("replays", facts={"most": str(WAITING)})
            self.waiting[visitor] += 1
            self.making[key] = asyncio.create_task(self.put(key, visitor, make))
        return await asyncio.shield(self.making[key])  # whoever goes away leaves it to the others

    async def put(self, key: Key, visitor: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Make it when it is the visitor's turn, and keep it."""
        try:
            async with self.turns.setdefault(visitor, asyncio.Lock()), self.room:
                made = await make()
        finally:
            self.leave(visitor)
            del self.making[key]
        self.shelf.put(key, made)
        return made

    def leave(self, visitor: str) -> None:
        self.waiting[visitor] -= 1
        if not self.waiting[visitor]:
            del self.waiting[visitor], self.turns[visitor]

    async def made(self, table: Table, progress: Progress, key: tuple[bytes, r.Eyes, str]) -> bytes:
        info, eyes, lang = key
        words = await learned(table.head.game, lang)
        teller = Teller(table.adapter, eyes, len(table.head.seats), words, names_in(info))
        return await politely(parts(table, progress, teller, info))


def info_of(table: Table, told: TableInfo | None = None) -> bytes:
    """The table as it is told; who looks on at the moment is no part of the game."""
    return encode(told or table_info(table, told=True))


def names_in(info: bytes) -> tuple[str, ...]:
    """How players are called in sentences: nothing is said in words that is not told of the table."""
    return tuple(
        [isolated(seat.name or letter) for seat, letter in zip(read_info(info).seats, SEAT_LETTERS, strict=False)]
    )


async def politely(parts: Iterator[bytes]) -> bytes:
    """Pack part by part; whoever plays at this server meanwhile comes first."""
    packing = zlib.compressobj(LEVEL, wbits=GZIP)
    whole = bytearray()
    async for part in bit_by_bit(parts):
        whole += packing.compress(part)
    return bytes(whole + packing.flush())


async def bit_by_bit(work: Iterable[T]) -> AsyncIterator[T]:
    """Go through some work; after each bite of it others have their turn."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    for one in work:
        yield one
        if loop.time() - begun > BITE:
            await give_way(loop.time() - begun)
            begun = loop.time()


async def stood(table: Table, progress: Progress, answers: int) -> bytes:
    """The position after so many answers, in JSON."""
    state = replay(table.game, progress.record(), 0, journal=False)
    async for answer in bit_by_bit(progress.answers[:answers]):
        take(state, answer, table)
    return encode(start_of(table.game, state))


async def give_way(used: float) -> None:
    """Let others have their turn, and more of it where they are many."""
    loop = asyncio.get_running_loop()
    before = loop.time()
    await asyncio.sleep(0)
    if loop.time() - before > BUSY:
        await asyncio.sleep(POLITE * used)


def finished(table: Table) -> Progress:
    """The game of a table that can be told."""
    progress = table.progress
    if progress is None or table.head.status != heads.OVER or table.head.ended:
        raise NotNow("not-over")
    if not progress.replays:
        raise NotNow("replay-version")
    return progress


def parts(table: Table, progress: Progress, teller: Teller, info: bytes) -> Iterator[bytes]:
    """A `Replay` in JSON, part by part: the answers that stand, from the deal to the end."""
    yield b'{"table":%s,"viewer":%s,"steps":[' % (info, encode(teller.eyes))
    state = replay(table.game, progress.record(), 0)
    yield encode(teller.step(state, 0, None))
    for number, answer in enumerate(tuple(progress.answers), start=1):
        take(state, answer, table)
        yield b"," + encode(teller.step(state, number, answer.seat))
    yield b'],"result":%s}' % encode(teller.result(state))


def counted(table: Table, progress: Progress) -> Iterator[bytes]:
    """The tally of a game in JSON; nothing until all of it is counted."""
    tally = table.adapter.tally()
    if tally is None:
        yield b"null"
        return
    state = replay(table.game, progress.record(), 0)
    viewers = everybody(len(table.head.seats)) if tally.everything_open else [WATCHER]
    heard = 0
    for number, answer in enumerate((None, *progress.answers)):
        if answer is not None:
            take(state, answer, table)
        events = journal_of(state).seen_by(WATCHER, heard)
        heard += len(events)
        tally.follow(number, seen_by(viewers, state, table.adapter), events)
        yield b""
    yield encode(tally.told())


def everybody(seats: int) -> list[int]:
    """All viewers, who together know everything that lies before people."""
    return [WATCHER, *range(seats)]


def seen_by(viewers: Sequence[int], state: State, adapter: Adapter) -> View:
    """What these viewers know together."""
    views = [adapter.game.view(state, viewer) for viewer in viewers]
    return views[0] if len(views) == 1 else adapter.open_view(views)


def take(state: State, answer: Answer, table: Table) -> None:
    question = state.question
    assert question is not None, "an answer after the end"
    state.answer(table.game.read_choice(question, answer.choice))


def journal_of(state: State) -> Journal:
    """What happened in a game that is told."""
    assert state.journal is not None
    return state.journal


class Teller:
    """Tells a game step by step through the eyes of one viewer, or of all seats together."""

    def __init__(self, adapter: Adapter, eyes: r.Eyes, seats: int, words: Speaker, names: Sequence[str]) -> None:
        self.adapter = adapter
        self.eyes = eyes
        self.viewers = everybody(seats) if eyes == "open" else [WATCHER if eyes == "watcher" else int(eyes)]
        self.words = words
        self.names = names
        self.heard = 0  # events

    def step(self, state: State, answers: int, by: int | None) -> r.ReplayStep:
        view = seen_by(self.viewers, state, self.adapter)
        waiting = "" if view.over else self.words.waiting(view, self.names)
        news = [self.happened(answers, event) for event in self.events(state)]
        lines = self.words.table(view, self.names) or UNSET
        return r.ReplayStep(answers, by, self.adapter.view(view), waiting, news, lines)

    def events(self, state: State) -> list[Event]:
        """What happened since the step before, each event as those saw it who saw most of it."""
        journal = journal_of(state)
        seen = [journal.seen_by(viewer, self.heard) for viewer in self.viewers]
        self.heard += len(seen[0])
        return [best_known(list(one)) for one in zip(*seen, strict=True)]

    def happened(self, answers: int, event: Event) -> Happened:
        return Happened(answers, self.adapter.event(event), self.words.event(event, self.names))

    def result(self, state: State) -> list[str]:
        return self.words.result(seen_by(self.viewers, state, self.adapter), self.names)
