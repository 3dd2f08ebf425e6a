"""Two nodes on one store in the place of one server: whoever comes is at one of them, and next time at the other."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

from litestar import Litestar
from tests.server.nodes import node
from tests.server.tables import FakeWorld, House

from interregnum.server.duties import Duties
from interregnum.server.hall import Hall
from interregnum.server.table import Table

NODES = 2
SHARED: list[str] = []  # the address of the store that two nodes share, where tests are to have such


@contextmanager
def shared(where: str) -> Iterator[None]:
    """Until the end of the block every server is two nodes on this store."""
    SHARED.append(where)
    try:
        yield
    finally:
        SHARED.clear()


class Turns:
    """An application that is another one for each request and each line."""

    def __init__(self, apps: list[Litestar]) -> None:
        self.turns = cycle(apps)
        self.state = apps[0].state

    async def __call__(self, scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None:
        await next(self.turns)(scope, receive, send)


@dataclass
class Street(House):
    """Both, as one server; what is in memory is looked up where it is newest."""

    nodes: list[House] = field(default_factory=list)

    @property
    def halls(self) -> list[Hall]:
        return [one.hall for one in self.nodes]

    def table(self, table_id: str) -> Table:
        found = [hall.tables[table_id] for hall in self.halls if table_id in hall.tables]
        return max(found, key=lambda one: one.place)

    def duties(self, table_id: str) -> Duties:
        table = self.table(table_id)
        return next(hall.duties[table_id] for hall in self.halls if hall.tables.get(table_id) is table)


@asynccontextmanager
async def street(where: str, world: FakeWorld, **how: Any) -> AsyncIterator[Street]:
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(node(where, world, **how)) for _ in range(NODES)]
        app: Any = Turns([one.app for one in nodes])
        first = nodes[0]
        yield Street(app, world, first.store, first.thinkers, nodes=nodes)
