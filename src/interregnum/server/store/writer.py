"""One thread owns the connection that writes: it keeps whatever has gathered in one commit, and only then tells."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Final

from interregnum.server.store.condition import CLOSED, Condition, failed, is_damage
from interregnum.server.store.rows import BadStore
from interregnum.server.store.statements import AT_ONCE, COLUMNS, Value, keep_steps

MOST: Final = 64  # jobs for each commit
LONGEST: Final = AT_ONCE * COLUMNS

Work = Callable[[sqlite3.Connection], None]


class Job:
    """Something to keep as a whole or not at all, and who waits for it."""

    def __init__(self, kept: asyncio.Future[None], work: Work, steps: Sequence[Value]) -> None:
        self.kept: Final = kept
        self.work: Final = work
        self.steps: Final = steps  # the same as the work where that is nothing but steps; else empty
        self.error: Exception | None = None


class Writer:
    """Takes jobs from the event loop and answers there."""

    def __init__(self, db: sqlite3.Connection, condition: Condition, gather: float) -> None:
        self.db: Final = db
        self.condition: Final = condition
        self.gather: Final = gather  # seconds between two commits in which jobs gather
        self.last = 0.0  # when it last began to keep something
        self.loop: Final = asyncio.get_running_loop()
        self.jobs: Final[SimpleQueue[Job | None]] = SimpleQueue()
        self.commits = 0
        self.closed = False
        self.thread: Final = Thread(target=self.run, name="store", daemon=True)
        self.thread.start()

    # --- in the event loop

    def write(self, work: Work, steps: Sequence[Value] = ()) -> asyncio.Future[None]:
        """Done when it is on the disk."""
        if self.closed:
            raise failed(self.condition.where, CLOSED)
        job = Job(self.loop.create_future(), work, steps)
        self.jobs.put(job)
        return job.kept

    async def close(self) -> None:
        """Keep what has gathered, then end."""
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    # --- in the thread

    def run(self) -> None:
        while batch := self.gathered():
            if not self.kept_at_once(batch):
                self.keep_each(batch)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.loop.call_soon_threadsafe(tell, batch)
        self.db.close()

    def gathered(self) -> list[Job]:
        """All jobs there are, at least one; none at the end."""
        first = self.jobs.get()
        if first is None:
            return []
        batch = [first]
        self.wait()
        while len(batch) < MOST and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            batch.append(job)
        return batch

    def wait(self) -> None:
        """What comes after a quiet time is kept at once; while much is kept, several share one commit."""
        pause = self.last + self.gather - monotonic()
        if pause > 0 and not self.closed:
            sleep(pause)
        self.last = monotonic()

    def kept_at_once(self, batch: list[Job]) -> bool:
        """The usual case: nothing but steps, and one statement that is a transaction by itself."""
        # Each statement hands over the interpreter and waits to get it back from a busy event loop, 5 ms at worst.
        values = [value for job in batch for value in job.steps]
        if self.db.in_transaction or len(values) > LONGEST or not all(job.steps for job in batch):
            return False
        if self.condition.damaged:
            return False
        try:
            keep_steps(self.db, values)
        except Exception:  # nothing was kept: one by one shows whose fault it was
            return False
        self.commits += 1
        self.condition.kept()
        return True

    def keep_each(self, batch: list[Job]) -> None:
        """One transaction in which each job can fail alone; if the commit fails, all do."""
        try:
            self.condition.need_sound()
            self.db.execute("BEGIN IMMEDIATE")
            for job in batch:
                self.attempt(job)
            self.db.execute("COMMIT")
            self.commits += 1
            if not any(isinstance(job.error, BadStore) for job in batch):
                self.condition.kept()
        except Exception as error:
            self.roll_back()
            unkept = self.condition.unkept(error)
            for job in batch:
                job.error = unkept

    def attempt(self, job: Job) -> None:
        """Do it, or leave everything as it was before; there is no way where SQLite dropped the whole transaction."""
        self.db.execute("SAVEPOINT job")
        try:
            job.work(self.db)
        except Exception as error:
            if not self.db.in_transaction or is_damage(error):
                raise
            self.db.execute("ROLLBACK TO job")
            job.error = self.condition.unkept(error) if isinstance(error, sqlite3.Error) else error
        self.db.execute("RELEASE job")

    def roll_back(self) -> None:
        if self.db.in_transaction:
            with suppress(sqlite3.Error):  # a transaction that stays open makes the next batch fail, too
                self.db.execute("ROLLBACK")


def tell(batch: list[Job]) -> None:
    """Answer those who still wait."""
    for job in batch:
        if job.kept.done():
            continue
        if job.error is None:
            job.kept.set_result(None)
        else:
            job.kept.set_exception(job.error)
