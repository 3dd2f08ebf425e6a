"""A server in a thread of the test, for programs that are run in the test itself or beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

from tests.client.house import PATIENCE, House

from interregnum.client import Account
from interregnum.wire.requests import NewTable, Seated

T = TypeVar("T")


class Inn:
    """A server with a loop of its own; whatever is asked of it runs there."""

    def __init__(self, data: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = Thread(target=self.loop.run_forever)
        self.thread.start()
        self.accounts: list[Account] = []
        self.house = self.do(self.opened(House(data)))

    async def opened(self, house: House) -> House:
        await house.open()
        return house

    @property
    def url(self) -> str:
        return self.house.url

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def later(self, work: Coroutine[Any, Any, T]) -> Any:
        """Let it run beside the test."""
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    async def stop(self) -> None:
        await self.house.stop()

    async def start(self) -> None:
        self.house = await self.house.again()

    async def account(self) -> Account:
        self.accounts.append(Account(self.url))
        return self.accounts[-1]

    async def table(self, seats: int = 2, bots: int = 0, name: str = "Ann") -> tuple[Account, Seated]:
        """Somebody who has set up a table with bots on the last seats."""
        account = await self.account()
        wish = NewTable(
            "hidden-leaders", seats, name, {"beginner": True}, {str(seats - 1 - one): "random" for one in range(bots)}
        )
        return account, await account.new_table(wish)

    def close(self) -> None:
        for account in self.accounts:
            self.do(account.close())
        self.do(self.stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
