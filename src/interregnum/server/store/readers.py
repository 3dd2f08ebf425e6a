"""A few connections that only read, beside the one that writes: each reader sees what was kept when it began."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Final, TypeVar

from interregnum.server.store.condition import CLOSED, Condition, failed

T = TypeVar("T")


class Readers:
    """Reads in threads, so that the event loop never waits for the disk."""

    def __init__(self, connections: list[sqlite3.Connection], condition: Condition) -> None:
        self.condition: Final = condition
        self.connections: Final = connections
        self.free: Final[SimpleQueue[sqlite3.Connection]] = SimpleQueue()
        self.pool: Final = ThreadPoolExecutor(len(connections), "store-reader")
        self.closed = False
        for db in connections:
            self.free.put(db)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self.closed:
            raise failed(self.condition.where, CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.snapshot, work)

    def snapshot(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Several statements see the same moment."""
        db = self.free.get()
        try:
            db.execute("BEGIN")
            return work(db)
        except sqlite3.Error as error:
            raise self.condition.unreadable(error) from error
        finally:
            if db.in_transaction:
                db.execute("ROLLBACK")
            self.free.put(db)

    async def close(self) -> None:
        self.closed = True
        await asyncio.to_thread(self.pool.shutdown)
        for db in self.connections:
            db.close()
