"""Lines below the protocol: whoever opens many, says nothing, or never reads is cut off, and nobody else waits."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from interregnum.server.doors import network
from interregnum.server.settings import Limits

FAREWELL = 5.0  # seconds for the last words of a websocket
UNREAD = 262_144  # bytes of replies to pings that wait for a client which does not read
PARTS = 64  # of one message


class Lobby:
    """The connections that have not become websockets yet, by address."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds  # for a whole request
        self.waiting: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether there is room for one more; give it back with `leave`."""
        if self.waiting[address] >= self.most:
            return False
        self.waiting[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.waiting[address] -= 1
        if self.waiting[address] <= 0:
            del self.waiting[address]


class GuardedHttp(H11Protocol):
    """Requests come whole and soon, and from one address only so many at once."""

    lobby: ClassVar[Lobby]
    address: str | None = None  # while it is counted
    impatience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = network(self.client[0] if self.client is not None else "?")
        if not self.lobby.enter(address):
            return transport.abort()
        self.address = address
        return self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def watch(self) -> None:
        """Give the client so much time until its request is whole."""
        whole = self.address is None or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        resting = self.timeout_keep_alive_task is not None
        if whole or resting:
            self.rest()
        elif self.impatience is None:
            self.impatience = self.loop.call_later(self.lobby.seconds, self.transport.abort)

    def rest(self) -> None:
        if self.impatience is not None:
            self.impatience.cancel()
            self.impatience = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.go()
        super().connection_lost(exc)

    def go(self) -> None:
        """It is no request any more."""
        self.rest()
        if self.address is not None:
            self.lobby.leave(self.address)
            self.address = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """A websocket that ends when it is told to, even if its client never reads."""

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close" and not self.writable.is_set():
            return self.transport.abort()  # who reads no frames reads no farewell
        return await super().send(message)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(FAREWELL if self.writable.is_set() else 0.0, self.transport.abort)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > PARTS:
            self.transport.abort()


def http(limits: Limits) -> type[H11Protocol]:
    """Connections of one server, with their own count."""

    class Http(GuardedHttp):
        lobby = Lobby(limits.connections_per_address, limits.request_seconds)

    return Http
