"""Several nodes on one store, in one process: each a whole server that shares nothing else with the others."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.asgi import served
from tests.server.store.addresses import Address
from tests.server.tables import FREE, FakeWorld, HeldStore, House, QuickThinkers, run

from interregnum.server.app import Server
from interregnum.server.settings import Limits
from interregnum.server.store.opening import open_bus

Test = Callable[[list[House]], Awaitable[None]]


@asynccontextmanager
async def node(where: str, world: FakeWorld, limits: Limits = FREE, **how: Any) -> AsyncIterator[House]:
    """One more server on a store."""
    at = Address(where, limits, **how)
    store, minds, bus = HeldStore(await at.open()), QuickThinkers(), await open_bus(at.settings)
    async with served(Server(at.settings, world, store, minds, bus=bus)) as app:
        yield House(app, world, store, minds)


def at_nodes(where: str, test: Test, count: int = 2, **how: Any) -> None:
    """A test at so many nodes."""

    async def work() -> None:
        world = FakeWorld()
        async with AsyncExitStack() as stack:
            await test([await stack.enter_async_context(node(where, world, **how)) for _ in range(count)])

    run(work())
