"""Many people at many tables at once, who answer at a steady rate; what they wait for is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import perf_counter

import httpx
from msgspec import Struct, json

from interregnum.cli.ear import EarLine, open_line
from interregnum.wire.commands import Answer
from interregnum.wire.requests import Entrance, NewTable, Seated

COOKIE = "interregnum"
AT_ONCE = 20  # tables that are set up at the same time


class Listed(Struct):
    """The part of a listed answer that the crowd reads."""

    choice: str


class Asked(Struct):
    """The part of a question that the crowd reads."""

    choices: list[Listed]


class Seen(Struct):
    """The part of a message that the crowd reads."""

    type: str
    seq: int = 0
    question: Asked | None = None
    reason: str = ""


read = json.Decoder(Seen).decode
write = json.Encoder().encode


@dataclass
class Counted:
    """What the crowd saw."""

    waits: list[float] = field(default_factory=list)  # seconds from a command to the last frame
    moments: list[float] = field(default_factory=list)  # when each of these commands was sent
    acks: list[float] = field(default_factory=list)  # seconds from a command to its reply
    refused: int = 0
    late: int = 0  # answers that could not be given in time, since every table was busy
    bytes: int = 0
    frames: int = 0

    def clear(self) -> None:
        """Begin to count."""
        self.waits.clear()
        self.moments.clear()
        self.acks.clear()
        self.refused = self.late = self.bytes = self.frames = 0


@dataclass(eq=False)
class Place:
    """A table with its people, and the answer that is on its way."""

    id: str
    tokens: list[str]
    counted: Counted
    lines: list[EarLine] = field(default_factory=list)
    turn: tuple[int, int, list[str]] | None = None  # who is asked, by which frame, what
    sent: float = 0.0
    before: int = 0  # the entry after which the answer comes
    shown: dict[int, int] = field(default_factory=dict)  # the last entry that each seat has seen
    commands: int = 0

    def hear(self, seat: int, message: bytes) -> None:
        """Take what comes; the last frame of an answer ends the wait for it."""
        now = perf_counter()
        seen = read(message)
        if seen.type == "frame":
            self.counted.frames += 1
            self.counted.bytes += len(message)
            self.watch(seat, seen, now)
        elif seen.type == "done":
            self.counted.acks.append(now - self.sent)
        else:
            self.counted.refused += 1

    def watch(self, seat: int, seen: Seen, now: float) -> None:
        if seen.question is not None:
            self.turn = seat, seen.seq, [one.choice for one in seen.question.choices]
        self.shown[seat] = seen.seq
        if self.sent and min(self.shown.values()) > self.before:
            self.counted.waits.append(now - self.sent)
            self.counted.moments.append(self.sent)
            self.sent = 0.0

    def answer(self, chance: Random) -> None:
        """One of the answers, by whoever is asked."""
        assert self.turn is not None
        seat, seq, choices = self.turn
        self.turn, self.before = None, seq
        self.commands += 1
        self.sent = perf_counter()
        self.lines[seat].say(write(Answer(f"c{self.commands}", seq, chance.choice(choices))))

    @property
    def free(self) -> bool:
        return self.turn is not None and not self.sent


class Crowd:
    """All places at one server, or at several nodes over which the people of each table are spread."""

    def __init__(self, url: str, game: str, seed: int, langs: Sequence[str] = (), others: Sequence[str] = ()) -> None:
        self.url = url
        self.urls = [url, *others]
        self.game = game
        self.chance = Random(seed)  # noqa: S311 - who answers what is no secret
        self.langs = [*langs]  # one for each person in turn; none: frames without words
        self.counted = Counted()
        self.places: list[Place] = []

    async def sit_down(self, tables: int, seats: int) -> None:
        """Set up tables, and start their games."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                self.places.append(await self.table(seats))

        await asyncio.gather(*[one() for _ in range(tables)])

    async def table(self, seats: int) -> Place:
        async with self.web() as web:
            wish = NewTable(game=self.game, seats=seats, name="P0", watchers=False)
            table, host = await self.ask(web, "/api/tables", wish)
            assert table.links is not None
            assert table.links.invite is not None
            code = table.links.invite.rsplit("/", 1)[-1]
            tokens = [host]
            for seat in range(1, seats):
                tokens.append((await self.ask(web, "/api/join", Entrance(code, f"P{seat}")))[1])
            started = await web.post(f"/api/tables/{table.table.id}/start", headers={"cookie": f"{COOKIE}={host}"})
            started.raise_for_status()
        return Place(table.table.id, tokens, self.counted)

    async def set_up_bots(self, tables: int, seats: int, bot: str) -> None:
        """Tables at which bots alone play; somebody who set them up may look on."""
        bots = {str(seat): bot for seat in range(seats)}
        async with self.web() as web:
            for _ in range(tables):
                wish = NewTable(game=self.game, seats=seats, name="B", bots=bots, watchers=False)
                table, host = await self.ask(web, "/api/tables", wish)
                started = await web.post(f"/api/tables/{table.table.id}/start", headers={"cookie": f"{COOKIE}={host}"})
                started.raise_for_status()

    def web(self) -> httpx.AsyncClient:
        """Somebody who asks by HTTP."""
        return httpx.AsyncClient(base_url=self.chance.choice(self.urls), trust_env=False, timeout=60)

    async def ask(self, web: httpx.AsyncClient, path: str, body: Struct) -> tuple[Seated, str]:
        """A request of somebody new, who gets a token."""
        web.cookies.clear()
        answer = await web.post(path, content=write(body), headers={"content-type": "application/json"})
        answer.raise_for_status()
        return json.decode(answer.content, type=Seated), str(answer.cookies[COOKIE])

    async def look(self) -> None:
        """Everybody opens a line."""
        for number, place in enumerate(self.places):
            for seat in range(len(place.tokens)):
                place.lines.append(await self.line(place, seat, number=number + seat))

    async def line(self, place: Place, seat: int, local: tuple[str, int] | None = None, number: int = 0) -> EarLine:
        words = f"?lang={self.langs[number % len(self.langs)]}" if self.langs else ""
        url = self.urls[number % len(self.urls)]
        address = f"{url.replace('http', 'ws', 1)}/ws/{place.id}{words}"
        return await open_line(address, f"{COOKIE}={place.tokens[seat]}", partial(place.hear, seat), local)

    async def play(self, rate: float, seconds: float) -> float:
        """So many answers a second, whoever is asked; gives the seconds it took."""
        start = perf_counter()
        due, end = start, start + seconds
        while due < end:
            wait = due - perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            self.one_answer()
            due += 1 / rate
        await asyncio.sleep(0.5)  # the last frames come in
        return end - start

    def one_answer(self) -> None:
        for _ in range(50):
            place = self.chance.choice(self.places)
            if place.free:
                return place.answer(self.chance)
        self.counted.late += 1
        return None

    async def leave(self) -> None:
        for place in self.places:
            for line in place.lines:
                line.abort()
