"""What is kept: changes of many tables gather while others are on their way, and share one statement and commit."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final

from interregnum.server.store.postgres.speaking import Postgres
from interregnum.server.store.rows import BadStore, Change, Unsure, conflict

MOST: Final = 64  # changes for each commit
KEEP: Final = f"SELECT keep_changes({', '.join(f'${number}' for number in range(1, 29))})"


class Job:
    """A change to keep, and who waits for it."""

    def __init__(self, change: Change, is_new: bool) -> None:
        self.change: Final = change
        self.is_new: Final = is_new
        self.kept: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None = None) -> None:
        """Answer whoever still waits."""
        if self.kept.done():
            return
        if error is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(error)


class Keeper:
    """Takes changes one by one and keeps them together; each can fail alone."""

    def __init__(self, postgres: Postgres, gather: float) -> None:
        self.postgres: Final = postgres
        self.gather: Final = gather  # seconds between two commits in which changes gather
        self.jobs: Final[deque[Job]] = deque()
        self.working: asyncio.Task[None] | None = None
        self.last = 0.0  # when it last began to keep something
        self.commits = 0

    async def keep(self, change: Change, is_new: bool = False) -> None:
        """Done when it is on the disk."""
        self.postgres.need_open()
        if not follows(change, is_new):
            raise conflict(change.head.id)
        job = Job(change, is_new)
        self.jobs.append(job)
        if self.working is None:
            self.working = asyncio.create_task(self.work())
        await job.kept

    async def finish(self) -> None:
        """Keep what has gathered."""
        if self.working is not None:
            await asyncio.wait([self.working])

    async def work(self) -> None:
        """Until there is nothing to keep."""
        while self.jobs:
            await self.wait()
            batch = [self.jobs.popleft() for _ in range(min(MOST, len(self.jobs)))]
            batch.sort(key=lambda job: job.change.head.id)  # whoever else keeps several takes them in the same order
            try:
                await self.keep_together(batch)
            except Exception as error:  # a mistake of ours is told as what it is
                for job in batch:
                    job.settle(error)
        self.working = None

    async def wait(self) -> None:
        """What comes after a quiet time is kept at once; while much is kept, several share one commit."""
        loop = asyncio.get_running_loop()
        pause = self.last + self.gather - loop.time()
        if pause > 0:
            await asyncio.sleep(pause)
        self.last = loop.time()

    async def keep_together(self, batch: list[Job]) -> None:
        """In one statement; if that is refused as a whole, one by one shows whose fault it was."""
        try:
            rows = await self.postgres.write(KEEP, *arguments(batch))
        except BadStore as error:
            if len(batch) == 1 or isinstance(error, Unsure):
                raise
            for job in batch:
                await self.keep_alone(job)
            return
        self.commits += 1
        late = {row[0] for row in rows}
        for number, job in enumerate(batch, 1):
            job.settle(conflict(job.change.head.id) if number in late else None)

    async def keep_alone(self, job: Job) -> None:
        try:
            await self.keep_together([job])
        except BadStore as error:
            job.settle(error)


def follows(change: Change, is_new: bool) -> bool:
    """Whether its entries come one after the other, from the first where the table is new."""
    seqs = [entry.seq for entry in change.entries]
    first = 1 if is_new or not seqs else seqs[0]
    return seqs == list(range(first, first + len(seqs)))


def arguments(batch: list[Job]) -> list[list[object]]:
    """The changes as the statement takes them: column by column."""
    heads = [head_row(job) for job in batch]
    entries = [
        (number, one.seq, one.at, one.kind, one.body, one.holder, one.command, one.seat, one.digest)
        for number, job in enumerate(batch, 1)
        for one in job.change.entries
    ]
    links = [
        (number, code, kind) for number, job in enumerate(batch, 1) for kind, code in (job.change.links or {}).items()
    ]
    members = [(number, holder) for number, job in enumerate(batch, 1) for holder in sorted(job.change.members or ())]
    return [*columns(heads, 14), *columns(entries, 9), *columns(links, 3), *columns(members, 2)]


def head_row(job: Job) -> tuple[object, ...]:
    change, head = job.change, job.change.head
    last = change.entries[-1].seq if change.entries else 0
    return (
        head.id, head.game, head.status, head.created, head.touched, head.wakes, head.body, head.state,
        last - len(change.entries), last, change.beside,
        job.is_new, change.links is not None, change.members is not None,
    )  # fmt: skip


def columns(rows: Sequence[tuple[object, ...]], count: int) -> list[list[object]]:
    """Rows turned into columns, of which there are so many even without a row."""
    return [[row[number] for row in rows] for number in range(count)]
