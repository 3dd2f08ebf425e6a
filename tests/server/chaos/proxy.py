"""A proxy between clients and server that loses, delays, doubles and swaps messages, and cuts lines."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from types import TracebackType
from typing import Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException

LONGEST: Final = 0.1  # seconds that a message is late
HELD: Final = 0.05  # seconds that a message waits for another one to overtake it
CLOSING: Final = 0.1  # seconds


@dataclass(frozen=True)
class Weather:
    """How often something happens to a message; the rest pass unharmed."""

    drop: float = 0.0
    delay: float = 0.0
    twice: float = 0.0
    swap: float = 0.0
    cut: float = 0.0

    def fault(self, rng: Random) -> str:
        names = ("drop", "delay", "twice", "swap", "cut")
        weights = [self.drop, self.delay, self.twice, self.swap, self.cut]
        return rng.choices((*names, "pass"), [*weights, max(1 - sum(weights), 0)])[0]


CALM: Final = Weather()
ROUGH: Final = Weather(drop=0.06, delay=0.1, twice=0.06, swap=0.06, cut=0.015)


class Proxy:
    """Every line to it is a line to the server, as far as the weather lets it."""

    def __init__(self, port: int, seed: int) -> None:
        self.upstream: Final = port
        self.rng: Final = Random(f"{seed} weather")
        self.weather = CALM
        self.down = False  # no line is to be had
        self.dropped: Final = asyncio.Event()  # something went astray
        self.faults: Counter[str] = Counter()
        self.open: set[Connection] = set()

    async def __aenter__(self) -> Self:
        self.server = await serve(
            self.carry, "127.0.0.1", 0, compression=None, ping_interval=None, max_size=None, close_timeout=CLOSING
        )
        self.port: int = next(iter(self.server.sockets)).getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut_all()
        self.server.close()
        await self.server.wait_closed()

    def cut_all(self) -> None:
        """Every line breaks without a word."""
        for one in self.open:
            one.transport.abort()

    def fail(self) -> None:
        """The line is down until `clear`."""
        self.down = True
        self.cut_all()

    def clear(self) -> None:
        """The line is back, and nothing happens to it any more."""
        self.down, self.weather = False, CALM

    async def carry(self, client: ServerConnection) -> None:
        """One line, and the other half of it."""
        assert client.request is not None
        if self.down:
            return client.transport.abort()
        cookie = {"Cookie": client.request.headers.get("Cookie", "")}
        url = f"ws://127.0.0.1:{self.upstream}{client.request.path}"
        with suppress(OSError, TimeoutError, WebSocketException):
            async with connect(
                url, additional_headers=cookie, proxy=None, compression=None, ping_interval=None, max_size=None,
                close_timeout=CLOSING,
            ) as server:  # fmt: skip
                await self.join(client, server)

    async def join(self, client: ServerConnection, server: ClientConnection) -> None:
        """Both ways until one of them ends; the end of the server is told to the client as it was."""
        pair: tuple[Connection, Connection] = (client, server)
        self.open |= {*pair}
        ways = [asyncio.create_task(Way(self, *ends).run()) for ends in (pair, pair[::-1])]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            if server.close_code is not None:
                await client.close(server.close_code, server.close_reason or "")
        finally:
            self.open -= {*pair}
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)


class Way:
    """One direction of a line."""

    def __init__(self, proxy: Proxy, source: Connection, target: Connection) -> None:
        self.proxy = proxy
        self.source = source
        self.target = target
        self.passed = asyncio.Event()  # something overtook whatever waits
        self.late: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                await self.take(await self.source.recv())

    async def take(self, message: str | bytes) -> None:
        """Whatever the weather does to a message."""
        fault = self.proxy.weather.fault(self.proxy.rng)
        self.proxy.faults[fault] += 1
        match fault:
            case "drop":
                return self.proxy.dropped.set()
            case "cut":
                self.source.transport.abort()
                return self.target.transport.abort()
            case "swap":
                return self.hold(message)
            case "delay":
                await asyncio.sleep(self.proxy.rng.uniform(0, LONGEST))
            case "twice":
                await self.target.send(message)
        await self.target.send(message)
        passed, self.passed = self.passed, asyncio.Event()
        passed.set()

    def hold(self, message: str | bytes) -> None:
        task = asyncio.create_task(self.send_late(message, self.passed))
        self.late.add(task)
        task.add_done_callback(self.late.discard)

    async def send_late(self, message: str | bytes, overtaken: asyncio.Event) -> None:
        """After the next message, or soon if there is none."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HELD):
                await overtaken.wait()
        with suppress(ConnectionClosed):
            await self.target.send(message)
