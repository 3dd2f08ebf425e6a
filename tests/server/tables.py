"""A house with tables for tests: its clock stands still, its secrets are known, its store and bots can be held up."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from msgspec import json, structs
from structlog.testing import capture_logs
from tests.server.asgi import PATIENCE, Browser, Closed, Socket, served

from interregnum.registry import GAMES
from interregnum.server.app import Server
from interregnum.server.codes import ALPHABET
from interregnum.server.duties import Duties
from interregnum.server.hall import Hall
from interregnum.server.ids import Holder, LinkHash
from interregnum.server.settings import Limits, Settings
from interregnum.server.store.rows import Change, Head, Kept, Place, Store
from interregnum.server.store.sqlite import open_store
from interregnum.server.table import Table
from interregnum.server.thinker import Memory, advised, weighed
from interregnum.server.thinking import Advising, Explaining, Thinkers, Thought, Weighing
from interregnum.server.thought import Advice, Reply
from interregnum.server.world import World

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
both_games = pytest.mark.parametrize("game", GAMES)
HOST = "https://notices.test"
MANY = 10**9
FREE = Limits(
    messages_at_once=MANY, requests_at_once=MANY, tables_per_address=MANY, connections_per_address=MANY, strikes=MANY
)


class FakeWorld(World):
    """Time passes when a test says so; every secret is another, and the same in each run."""

    def __init__(self, name: str = "") -> None:
        self.time = 1_000_000.0
        self.name = name
        self.numbers = count(1)
        self.codes = count(1)

    def now(self) -> float:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += seconds

    def drawn(self, what: str) -> bytes:
        return sha256(f"{self.name} {what} {next(self.numbers)}".encode()).digest()

    def seed(self) -> bytes:
        return self.drawn("seed")

    def token(self) -> str:
        return urlsafe_b64encode(self.drawn("token")[:16]).decode().rstrip("=")

    def code(self, length: int) -> str:
        drawn = sha256(f"{self.name} code {next(self.codes)}".encode()).digest()
        return "".join(ALPHABET[one % len(ALPHABET)] for one in drawn[:length])

    def table_id(self) -> str:
        return urlsafe_b64encode(self.drawn("table")[:9]).decode()

    def host_names(self) -> frozenset[str]:
        return frozenset({"machine.test"})


class HeldStore(Store):
    """A store whose appends can be held up, or fail."""

    def __init__(self, inner: Store) -> None:
        self.inner = inner
        self.fault: Exception | None = None  # of every append
        self.gate: asyncio.Event | None = None  # appends wait for it
        self.waiting = 0
        self.edit: Callable[[Kept], Kept] | None = None  # what comes out is changed by it
        self.nodes = inner.nodes

    async def create(self, change: Change) -> None:
        await self.inner.create(change)

    async def append(self, change: Change) -> None:
        self.waiting += 1
        try:
            if self.gate is not None:
                await self.gate.wait()
        finally:
            self.waiting -= 1
        if self.fault is not None:
            raise self.fault
        await self.inner.append(change)

    async def keep_members(self, table: str, place: Place, body: bytes, members: frozenset[Holder]) -> None:
        if self.fault is not None:
            raise self.fault
        await self.inner.keep_members(table, place, body, members)

    async def load(self, table: str, after: int = 0) -> Kept | None:
        kept = await self.inner.load(table, after)
        return kept if self.edit is None or kept is None else self.edit(kept)

    async def places(self, tables: Sequence[str] | None = None) -> dict[str, Place]:
        return await self.inner.places(tables)

    async def linked(self, code: LinkHash) -> tuple[str, str] | None:
        return await self.inner.linked(code)

    async def tables_of(self, holder: Holder, most: int = 100) -> list[Head]:
        return await self.inner.tables_of(holder, most)

    async def all_tables(self) -> list[Head]:
        return await self.inner.all_tables()

    async def wakes(self) -> list[tuple[str, float]]:
        return await self.inner.wakes()

    async def keep_move(self, move: str, until: float, body: bytes, before: bytes | None, gone: list[str]) -> None:
        if self.fault is not None:
            raise self.fault
        await self.inner.keep_move(move, until, body, before, gone)

    async def moves(self) -> list[bytes]:
        return await self.inner.moves()

    async def remove(self, table: str) -> None:
        await self.inner.remove(table)

    async def ready(self) -> bool:
        return await self.inner.ready()

    async def close(self) -> None:
        await self.inner.close()


QUICK = {"hidden-leaders": "page", "heroes": "marshal"}  # who can say why, and soon


class QuickThinkers(Thinkers):
    """Bots that take the first of their choices at once, unless they are held up or fail."""

    def __init__(self) -> None:
        super().__init__()
        self.gate: asyncio.Event | None = None
        self.fault: Exception | None = None
        self.thoughts_of: list[Thought] = []
        self.weighings: list[Weighing] = []
        self.advisings: list[Advising] = []
        self.explainings: list[Explaining] = []
        self.memory = Memory()

    async def start(self, workers: int) -> None:
        """They need no process."""

    async def think(self, request: Thought, instead: bool = False) -> str:
        self.thoughts_of.append(request)
        if self.gate is not None:
            await self.gate.wait()
        if self.fault is not None:
            raise self.fault
        return request.choices[0]

    async def weigh(self, request: Weighing) -> dict[str, float]:
        """As a process does it, but here."""
        self.weighings.append(request)
        if self.gate is not None:
            await self.gate.wait()
        return weighed(request).figures

    async def advise(self, request: Advising) -> list[Advice]:
        """Likewise, by somebody who thinks less."""
        self.advisings.append(request)
        if self.gate is not None:
            await self.gate.wait()
        return advised(structs.replace(request, bot=QUICK[request.game])).advice

    async def explain(self, request: Explaining) -> Reply:
        """Likewise, with as little work as can be."""
        self.explainings.append(request)
        if self.gate is not None:
            await self.gate.wait()
        if self.fault is not None:
            raise self.fault
        return self.memory.explained(structs.replace(request, playouts=1))


def elsewhere() -> str:
    """The store that nodes share, where a test is to have several of them in the place of one server."""
    from tests.server import street

    return street.SHARED[0] if street.SHARED else ""


@dataclass
class House:
    """A running server."""

    app: Litestar
    world: FakeWorld
    store: HeldStore
    thinkers: Thinkers
    addresses: count[int] = field(default_factory=lambda: count(1))

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    @property
    def halls(self) -> list[Hall]:
        return [self.hall]

    @property
    def bots(self) -> QuickThinkers:
        assert isinstance(self.thinkers, QuickThinkers)
        return self.thinkers

    def browser(self, **cookies: str) -> Browser:
        return Browser(self.app, f"10.0.0.{next(self.addresses)}", dict(cookies))

    def again(self, browser: Browser) -> Browser:
        """The same person at this server, perhaps after a restart."""
        return self.browser(**browser.cookies)

    def table(self, table_id: str) -> Table:
        """The table in memory."""
        return self.hall.tables[table_id]

    def duties(self, table_id: str) -> Duties:
        return self.hall.duties[table_id]


@asynccontextmanager
async def house(
    folder: Path,
    world: FakeWorld | None = None,
    thinkers: Thinkers | None = None,
    limits: Limits = FREE,
    notices: bool = False,
    bot_pace: float = 0.0,
) -> AsyncIterator[House]:
    """A server on what is kept in a folder; asked for again, it goes on with it."""
    hosts = frozenset([HOST]) if notices else frozenset()
    if elsewhere():
        from tests.server.street import street

        async with street(elsewhere(), world or FakeWorld(), limits=limits, hosts=hosts) as found_there:
            yield found_there
        return
    settings = Settings(folder, bot_pace=bot_pace, gather=0.0, limits=limits, notice_hosts=hosts)
    found = world or FakeWorld()
    store = HeldStore(await open_store(settings.database))
    minds = thinkers or QuickThinkers()
    async with served(Server(settings, found, store, minds)) as app:
        yield House(app, found, store, minds)


@dataclass
class Party:
    """A table with people at it."""

    house: House
    id: str
    invite: str  # the code, not the address
    watch: str | None
    people: list[Browser]

    @property
    def url(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def table(self) -> Table:
        return self.house.table(self.id)

    @property
    def state_hash(self) -> str:
        line = self.table.progress
        assert line is not None
        return line.game.state_hash(line.state)

    async def start(self) -> None:
        answer = await self.people[0].post(f"{self.url}/start")
        assert 200 == answer.status, answer.data

    def moved(self, other: House) -> Party:
        """The same table and people at another server."""
        return Party(other, self.id, self.invite, self.watch, [other.again(one) for one in self.people])

    def line(self, seat: int, query: str = "") -> Any:
        """A websocket of one of the people."""
        return self.people[seat].socket(f"/ws/{self.id}{query}")

    @asynccontextmanager
    async def lines(self, query: str = "") -> AsyncIterator[list[Socket]]:
        """A websocket for each of the people, each with its newest frame."""
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(self.line(seat, query)) for seat in range(len(self.people))]
            await asyncio.gather(*[here_are(one, len(sockets)) for one in sockets])
            yield sockets


async def here_are(socket: Socket, people: int) -> None:
    """Wait for the frame in which so many are connected."""
    while socket.latest is None or people > sum(seat["here"] for seat in socket.latest["table"]["seats"]):
        await socket.frame()


def code_of(link: str) -> str:
    return link.rsplit("/", 1)[-1]


async def party(house: House, people: int = 2, bots: Sequence[str] = (), start: bool = True, **wish: object) -> Party:
    """A table of people, who sit first, and of bots; without people, whoever set it up watches."""
    browsers = [house.browser() for _ in range(max(people, 1))]
    seats = {str(people + number): bot for number, bot in enumerate(bots)}
    asked = {"game": "hidden-leaders", "seats": people + len(bots), "name": NAMES[0], "bots": seats, **wish}
    made = await browsers[0].post("/api/tables", asked)
    assert 201 == made.status, made.data
    links = made.data["links"]
    watch = None if links["watch"] is None else code_of(links["watch"])
    found = Party(house, made.data["table"]["id"], code_of(links["invite"]), watch, browsers)
    for name, browser in zip(NAMES[1:], browsers[1:], strict=False):
        joined = await browser.post("/api/join", {"code": found.invite, "name": name})
        assert 201 == joined.status, joined.data
    if start:
        await found.start()
    return found


async def newest(socket: Socket) -> Any:
    """The newest frame, after everything that waits was read."""
    while not socket.coming.empty() or socket.latest is None:
        await socket.read()
    return socket.latest


async def told(sockets: Sequence[Socket], seq: int) -> None:
    """Wait until all of them have a frame at least as new as this number."""
    for one in sockets:
        while one.latest is None or one.latest["seq"] < seq:
            await one.frame()


async def done(sockets: Sequence[Socket], by: Socket, command: dict[str, object]) -> None:
    """A command that is done, and seen by everybody."""
    reply = await by.ask(command)
    assert "done" == reply["type"], reply
    await told(sockets, reply["seq"])


class Player:
    """Answers for all people at a table, by dice of its own."""

    def __init__(self, sockets: Sequence[Socket], seed: int = 1, name: str = "c") -> None:
        self.sockets = list(sockets)
        self.random = Random(seed)
        self.ids = (f"{name}{number}" for number in count(1))
        self.answers: list[tuple[int, str]] = []

    async def asked(self) -> Socket | None:
        """Whoever is asked now, when all have the same frame; nobody when the game is over."""
        while True:
            frames = [await newest(one) for one in self.sockets]
            if len({frame["seq"] for frame in frames}) == 1:
                for one, frame in zip(self.sockets, frames, strict=True):
                    if frame["question"] is not None:
                        return one
                if "over" == frames[0]["table"]["status"]:
                    return None
            oldest = min(self.sockets, key=lambda one: int(one.latest["seq"]))
            await oldest.frame()

    def command(self, socket: Socket, choice: str | None = None) -> dict[str, object]:
        """An answer to the question of the newest frame."""
        question = socket.latest["question"]
        chosen = self.random.choice(question["choices"])["choice"] if choice is None else choice
        return {"type": "answer", "id": next(self.ids), "seq": socket.latest["seq"], "choice": chosen}

    async def answer(self, choice: str | None = None) -> bool:
        """Answer once, and wait until everybody has seen it; false when the game is over."""
        socket = await self.asked()
        if socket is None:
            return False
        command = self.command(socket, choice)
        self.answers.append((socket.latest["you"], str(command["choice"])))
        await done(self.sockets, socket, command)
        return True

    async def play(self, answers: int = MANY) -> int:
        """Answer so often, or until the game is over."""
        for number in range(answers):
            if not await self.answer():
                return number
        return answers

    async def go_back(self, by: int) -> None:
        """The first person takes back so many answers, and all others agree if they have to."""
        await self.asked()
        first = self.sockets[0].latest
        undo = {"type": "undo", "id": next(self.ids), "seq": first["seq"], "to": first["answers"] - by}
        await done(self.sockets, self.sockets[0], undo)
        for one in self.sockets[1:]:
            if (proposal := one.latest["table"]["proposal"]) is not None:
                vote = {"type": "vote", "id": next(self.ids), "proposal": proposal["seq"], "agree": True}
                await done(self.sockets, one, vote)


async def until(fits: Callable[[], bool]) -> None:
    """Let the server go on until something holds."""

    async def look() -> None:
        while not fits():  # noqa: ASYNC110 - whatever it is, it has no event
            await asyncio.sleep(0.001)

    await asyncio.wait_for(look(), PATIENCE)


async def ended(socket: Socket) -> Closed:
    """How the server closes a line."""
    while True:
        try:
            await socket.next()
        except Closed as closed:
            return closed


def run(work: Coroutine[Any, Any, None]) -> None:
    """A test from its beginning to its end."""

    async def limited() -> None:
        async with asyncio.timeout(100):
            await work

    with capture_logs():  # what goes wrong on purpose is told at length
        asyncio.run(limited())


Test = Callable[[House], Awaitable[None]]


def at_home(folder: Path, test: Test, **wish: Any) -> None:
    """A test in a house of its own."""

    async def work() -> None:
        async with house(folder, **wish) as found:
            await test(found)

    run(work())


def events(socket: Socket) -> list[Any]:
    """What happened in the game since the frame before the newest."""
    return [one["event"] for one in socket.latest["news"] if one["news"] == "event"]


def news(socket: Socket) -> list[Any]:
    """Everything this line has heard of so far, in the order it came."""
    frames = [json.decode(one) for one in socket.heard]
    return [one for frame in frames if frame["type"] == "frame" for one in frame["news"]]
