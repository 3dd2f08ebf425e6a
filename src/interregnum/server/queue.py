"""What a table is asked to do: one command at a time, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

from interregnum.kernel.errors import InterregnumError
from interregnum.server.errors import NotNow

T = TypeVar("T")
MOST = 256  # commands that wait


class Queue:
    """What waits, and the task that does it while there is anything."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self.failed = failed  # who is told of an error of ours
        self.waiting: deque[Callable[[], Awaitable[None]]] = deque()
        self.busy: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do this when everything before it is done."""
        if len(self.waiting) >= MOST:
            raise NotNow("table-busy")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                result = await work()
            except InterregnumError as error:
                settle(done, error)
            except Exception as error:
                self.failed(error)
                settle(done, NotNow("internal"))
            else:
                if not done.done():
                    done.set_result(result)

        self.waiting.append(job)
        if self.busy is None:
            self.busy = asyncio.create_task(self.work())
        return await done

    async def work(self) -> None:
        """Take commands until there are none."""
        try:
            while self.waiting:
                await self.waiting.popleft()()
        finally:
            self.busy = None

    @property
    def idle(self) -> bool:
        return self.busy is None and not self.waiting


def settle(done: asyncio.Future[T], error: InterregnumError) -> None:
    """Hand an error to whoever still waits for it."""
    if not done.done():
        done.set_exception(error)
