"""One of two servers that are compared, with everybody's browsers and lines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, MutableMapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Litestar
from tests.server.asgi import PATIENCE, Answer, Browser, Socket, served
from tests.server.street import NODES, Turns
from tests.server.worlds import Clockwork, Puppets

from interregnum.kernel.ids import WATCHER
from interregnum.kernel.state import State
from interregnum.server.app import Server
from interregnum.server.connection import Connection
from interregnum.server.duties import Duties
from interregnum.server.hall import Hall
from interregnum.server.notices import Notice
from interregnum.server.progress import Progress
from interregnum.server.settings import Limits, Settings
from interregnum.server.store.postgres.store import PostgresStore
from interregnum.server.table import Table

Log = MutableMapping[str, Any]
LOOKS = 2  # of each node, until all of them know everything
CALM = 8  # rounds of the loop in which nothing happens before a side counts as settled
MANY = 1_000_000
STRANGER = -1  # somebody who does not belong to the table; they get the same from both servers, too
NOTICES = "hook.test"
LIMITS = Limits(
    messages_per_second=MANY, messages_at_once=MANY, strikes=MANY, requests_per_second=MANY, requests_at_once=MANY,
    chat_per_minute=MANY, connections_per_address=MANY, tables_per_address=MANY,
    wrong_codes_per_address=MANY, wrong_codes_per_network=MANY, wrong_codes=MANY, knocks_per_address=MANY,
)  # fmt: skip


@dataclass
class Line:
    """A websocket of a viewer, and its messages that were not asked for yet."""

    viewer: int
    socket: Socket
    unread: list[bytes] = field(default_factory=list)

    async def open(self) -> None:
        """Until the server has said the first word: it may have to fetch the table from the disk."""
        await self.socket.open()
        self.unread.append(as_bytes(await asyncio.wait_for(self.socket.coming.get(), PATIENCE)))

    def heard(self) -> list[bytes]:
        queue = self.socket.coming
        found = self.unread + [as_bytes(queue.get_nowait()) for _ in range(queue.qsize())]
        self.unread = []
        return found


@dataclass
class Side:
    """One of the two servers, with everybody's browsers and lines."""

    world: Clockwork
    puppets: Puppets
    browsers: dict[int, Browser] = field(default_factory=dict)
    lines: dict[str, Line] = field(default_factory=dict)
    sent: list[bytes] = field(default_factory=list)  # to anybody, since the servers were last compared
    logs: list[Log] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)
    hall: Hall = field(init=False)
    host: int = 0
    table_id: str = ""
    links: dict[str, str] = field(default_factory=dict)

    @property
    def table(self) -> Table:
        return self.hall.tables[self.table_id]

    @property
    def progress(self) -> Progress:
        progress = self.table.progress
        assert progress is not None
        return progress

    @property
    def state(self) -> State:
        state = self.progress.state
        assert isinstance(state, State)
        return state

    @property
    def duties(self) -> Duties:
        return self.hall.duties[self.table_id]

    @property
    def halls(self) -> list[Hall]:
        return [self.hall]

    def everywhere(self) -> list[tuple[Table, Duties]]:
        """The table wherever it is in memory, and what it does by itself there."""
        found = [hall for hall in self.halls if self.table_id in hall.tables]
        return [(hall.tables[self.table_id], hall.duties[self.table_id]) for hall in found]

    async def settle(self) -> None:
        """Until everything that was said has had its effect and everybody has seen it."""
        await self.calm_down(self.hall)

    async def calm_down(self, hall: Hall) -> None:
        calm = 0
        while calm < CALM:
            table = hall.tables.get(self.table_id)
            if table is not None and table.queue.busy is not None:
                await asyncio.wait([table.queue.busy])
            await asyncio.sleep(0)
            calm = calm + 1 if self.is_quiet(hall) and (table is None or self.is_calm(table)) else 0

    def is_quiet(self, hall: Hall) -> bool:
        """Whether its store is not asked for anything, and nobody's news are being put into words."""
        return not hall.services.telling.locked()

    def is_calm(self, table: Table) -> bool:
        lines = [one for one in table.viewers if isinstance(one, Connection)]
        told = all(one.gone.is_set() or not (one.stale or one.replies or one.busy or one.weighing) for one in lines)
        return told and table.queue.busy is None and all(one.socket.going.empty() for one in self.lines.values())

    def welcome(self, viewer: int, app: Litestar | None = None) -> None:
        """Somebody comes who has no token yet."""
        self.browsers[viewer] = Browser(app or self.browsers[STRANGER].app, f"10.0.0.{viewer + 10}")

    # --- lines

    async def connect(self, name: str, viewer: int, query: str = "") -> None:
        browser = self.browsers[viewer]
        socket = Socket(browser.app, browser.scope("websocket", f"/ws/{self.table_id}{query}", {}))
        line = self.lines[name] = Line(viewer, socket)
        await line.open()

    async def hang_up(self, name: str) -> None:
        await self.lines.pop(name).socket.close()

    def heard(self, name: str) -> list[bytes]:
        """What came through a line since it was last asked for."""
        found = self.lines[name].heard()
        self.sent += found
        return found

    # --- requests

    async def request(self, viewer: int, method: str, url: str, data: object = None, lang: str = "en") -> Answer:
        """A request of a viewer or a stranger; a cookie that comes with the answer is nobody else's."""
        browser = self.browsers[viewer]
        others = [one.cookies for one in self.browsers.values() if one is not browser and one.cookies]
        answer = await browser.request(method, url, data, accept_language=lang)
        assert browser.cookies not in others
        kept = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        own = codes(answer) if viewer in range(WATCHER) or viewer == self.host else {}
        asked = [code for code in self.links.values() if code in url]
        self.sent += [repr(kept).encode(), without(answer.body, [*own.values(), *asked])]
        return answer


def codes(answer: Answer) -> dict[str, str]:
    """The codes of the links in an answer, which only people with a seat may get."""
    if answer.headers.get("content-type") != "application/json" or not isinstance(answer.data, dict):
        return {}
    links = answer.data.get("links") or {}
    return {kind: url.rsplit("/", 1)[1] for kind, url in links.items() if isinstance(url, str)}


def as_bytes(message: MutableMapping[str, Any]) -> bytes:
    """A message of the server as it goes over the wire, or how it closed the line."""
    if message["type"] == "websocket.close":
        return f"closed {message['code']} {message.get('reason')}".encode()
    text = message["text"]
    assert isinstance(text, str)
    return text.encode()


def without(body: bytes, codes: Sequence[str]) -> bytes:
    """An answer without the links that its reader may know."""
    for code in codes:
        body = body.replace(code.encode(), b"(link)")
    return body


@dataclass
class SpreadSide(Side):
    """Several nodes in the place of one server; they look around when they are told to, and not by the clock."""

    nodes: list[Hall] = field(default_factory=list)

    @property
    def halls(self) -> list[Hall]:
        return self.nodes

    def is_quiet(self, hall: Hall) -> bool:
        store = hall.services.store
        assert isinstance(store, PostgresStore)
        pool = store.postgres.pool
        return super().is_quiet(hall) and pool.get_idle_size() == pool.get_size()

    async def settle(self) -> None:
        """Each look tells others, and the next one shows what they told."""
        for _ in range(LOOKS):
            for hall in self.nodes:
                await self.calm_down(hall)
            for hall in self.nodes:
                await look_around(hall)
        for hall in self.nodes:
            await self.calm_down(hall)


async def look_around(hall: Hall) -> None:
    neighbours = hall.neighbours
    assert neighbours is not None
    neighbours.looked = float("-inf")
    await neighbours.look()
    await asyncio.gather(*neighbours.catching)


@asynccontextmanager
async def spread_side(where: str, seed: int) -> AsyncIterator[Side]:
    """Two nodes on a store that nobody has used."""
    found = SpreadSide(Clockwork(seed), Puppets())
    settings = Settings(Path(), where, bot_pace=0.0, gather=0.0, limits=LIMITS, notice_hosts=frozenset({NOTICES}))
    async with AsyncExitStack() as stack:
        apps = [
            await stack.enter_async_context(served(Server(settings, found.world, thinkers=found.puppets)))
            for _ in range(NODES)
        ]
        found.nodes = [app.state.hall for app in apps]
        for hall in found.nodes:
            assert hall.neighbours is not None
            assert hall.neighbours.looking is not None
            hall.neighbours.looking.cancel()
        found.hall = found.nodes[0]
        turns: Any = Turns(apps)
        found.welcome(STRANGER, turns)
        try:
            yield found
        finally:
            for name in list(found.lines):
                await found.hang_up(name)


@asynccontextmanager
async def side(folder: Path, seed: int, pace: float = 0.0) -> AsyncIterator[Side]:
    """A server of its own, with an empty store."""
    found = Side(Clockwork(seed), Puppets())
    settings = Settings(folder, bot_pace=pace, gather=0.0, limits=LIMITS, notice_hosts=frozenset({NOTICES}))
    async with served(Server(settings, found.world, thinkers=found.puppets)) as app:
        found.hall = app.state.hall
        found.welcome(STRANGER, app)
        try:
            yield found
        finally:
            for name in list(found.lines):
                await found.hang_up(name)
