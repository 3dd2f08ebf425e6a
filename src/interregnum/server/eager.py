"""Coroutines that are begun at once: most sends need not wait, and then no task has to be made for them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def begun(work: Coroutine[Any, None, None]) -> asyncio.Task[None] | None:
    """Run until there is something to wait for; nothing if it is done already, else the task that does the rest."""
    try:
        waiting = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(rest(work, waiting))


async def rest(work: Coroutine[Any, None, None], waiting: object) -> None:
    await resumed(work, waiting)


@coroutine
def resumed(work: Coroutine[Any, None, None], waiting: object) -> Generator[Any, Any, None]:
    """Go on with a coroutine that waits for something."""
    while True:
        try:
            try:
                value = yield waiting
            except BaseException as error:
                waiting = work.throw(error)
            else:
                waiting = work.send(value)
        except StopIteration:
            return
