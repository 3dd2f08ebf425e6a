"""What two servers must have in common to be compared: the clock, the secrets, and bots that say what they are told."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from hashlib import blake2b
from zlib import crc32

from msgspec import msgpack
from tests.server.asgi import HOST

from interregnum.server.codes import ALPHABET
from interregnum.server.thinking import Advising, Thinkers, Thought, Weighing
from interregnum.server.thought import Advice
from interregnum.server.world import World

DAWN = 1_000_000_000.0


class Alarms:
    """Whoever sleeps by a clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.sleeping: list[tuple[float, asyncio.Future[None]]] = []

    async def sleep(self, until: float) -> None:
        alarm: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleeping.append((until, alarm))
        await alarm

    def ring(self, now: float) -> None:
        """Wake everybody whose time has come."""
        due = [one for one in self.sleeping if one[0] <= now]
        self.sleeping = [one for one in self.sleeping if one[0] > now]
        for _, alarm in due:
            if not alarm.done():
                alarm.set_result(None)


class Clockwork(World):
    """A clock that stands still until it is told to go on, and secrets that come in the same order everywhere."""

    def __init__(self, seed: int) -> None:
        self.key = seed.to_bytes(8, "big")
        self.time = DAWN
        self.alarms = Alarms()
        self.drawn = 0
        self.codes = 0
        self.secrets: list[str] = []
        self.seeds: list[bytes] = []

    def now(self) -> float:
        return self.time

    def host_names(self) -> frozenset[str]:
        return frozenset({HOST})

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            await self.alarms.sleep(self.time + seconds)

    def go_on(self, seconds: float) -> None:
        self.time += seconds
        self.alarms.ring(self.time)

    def draw(self, size: int) -> bytes:
        self.drawn += 1
        return blake2b(self.drawn.to_bytes(8, "big"), key=self.key, digest_size=size).digest()

    def chance(self) -> float:
        """By the clock alone: a pause that is drawn on one side only moves nothing on the other."""
        return blake2b(repr(self.time).encode(), key=self.key, digest_size=1).digest()[0] / 256

    def seed(self) -> bytes:
        self.seeds.append(self.draw(32))
        return self.seeds[-1]

    def token(self) -> str:
        self.secrets.append(urlsafe_b64encode(self.draw(16)).decode().rstrip("="))
        return self.secrets[-1]

    def code(self, length: int) -> str:
        self.codes += 1
        letters = blake2b(self.codes.to_bytes(8, "little"), key=self.key, digest_size=length).digest()
        return "".join(ALPHABET[one % len(ALPHABET)] for one in letters)

    def table_id(self) -> str:
        return urlsafe_b64encode(self.draw(9)).decode()


class Puppets(Thinkers):
    """Bots that show what they were given and wait to be told what to answer."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[Thought] = []
        self.waiting: list[tuple[Thought, asyncio.Future[str]]] = []

    async def start(self, workers: int) -> None:
        """There are no processes."""

    async def stop(self) -> None:
        for _, told in self.waiting:
            told.cancel()

    async def think(self, request: Thought, instead: bool = False) -> str:
        told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.given.append(request)
        self.waiting.append((request, told))
        return await told

    async def weigh(self, request: Weighing) -> dict[str, float]:
        """Figures that are different as soon as a byte of what they are made from is."""
        return {"given": float(crc32(msgpack.encode(request)))}

    async def advise(self, request: Advising) -> list[Advice]:
        """Likewise."""
        return [Advice(request.choices[0], crc32(msgpack.encode(request)) / 2**32, {})]

    def say(self, choice: str) -> None:
        """The bot that was asked last answers."""
        _, told = self.waiting.pop()
        told.set_result(choice)
        self.finish()

    def finish(self) -> None:
        """Bots that nobody waits for any more come to an end, too."""
        for thought, told in self.waiting:
            if not told.done():
                told.set_result(thought.choices[0])
        self.waiting.clear()
