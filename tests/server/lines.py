"""Lines without a network: a loop whose time is ours, and a transport that keeps what is written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from interregnum.server import guard
from interregnum.server.lobby import Lobby
from interregnum.server.settings import Limits

PROXY = "127.0.0.1"
HANDSHAKE = (
    b"GET /ws/table HTTP/1.1\r\nHost: table.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Timer:
    """Something that will be done, unless it is called off."""

    def __init__(self, at: float, work: Callable[[], object]) -> None:
        self.at = at
        self.work = work
        self.off = False

    def cancel(self) -> None:
        self.off = True


class Loop:
    """A loop in which nothing happens but what is due when the time is moved on."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, work: Callable[..., object], *given: object) -> Timer:
        timer = Timer(self.now + delay, lambda: work(*given))
        self.timers.append(timer)
        return timer

    def create_task(self, work: Coroutine[Any, Any, object]) -> asyncio.Future[object]:
        work.close()
        loop = asyncio.new_event_loop()
        try:
            return loop.create_future()
        finally:
            loop.close()

    def pass_by(self, seconds: float) -> None:
        """Let time pass, and do what falls due."""
        end = self.now + seconds
        while due := [one for one in self.timers if not one.off and one.at <= end]:
            first = min(due, key=lambda one: one.at)
            self.timers.remove(first)
            self.now = max(self.now, first.at)
            first.work()
        self.now = end


class Transport:
    """Keeps what is written to it; whoever is at its end reads as much as the test says."""

    def __init__(self, peer: str) -> None:
        self.peer = peer
        self.written = b""
        self.unread = 0
        self.cut = False
        self.reading = True
        self.protocol: Any = None

    def get_extra_info(self, name: str, default: object = None) -> object:
        return {"peername": (self.peer, 50000), "sockname": (PROXY, 80)}.get(name, default)

    def write(self, data: bytes) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.cut

    def is_reading(self) -> bool:
        return self.reading

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def set_protocol(self, protocol: object) -> None:
        self.protocol = protocol

    def close(self) -> None:
        self.cut = True

    def abort(self) -> None:
        self.cut = True


async def nobody(scope: object, receive: object, send: object) -> None:
    """An application that is never reached."""


class Door:
    """The lines of one server, with limits."""

    def __init__(self, **limits: Any) -> None:
        self.loop = Loop()
        self.lobby = Lobby(Limits(**limits), PROXY)
        self.config = uvicorn.Config(
            nobody, http=guard.http(self.lobby), ws=guard.sockets(self.lobby), log_config=None, ws_ping_interval=None
        )
        self.config.load()

    def porter(self, peer: str) -> tuple[Any, Transport]:
        """A connection as it comes, and whoever opens the door to it."""
        given = {"config": self.config, "server_state": ServerState(), "app_state": {}, "_loop": self.loop}
        transport = Transport(peer)
        porter = guard.http(self.lobby)(**given)
        porter.connection_made(transport)  # type: ignore[arg-type]
        return porter, transport

    def request(self, peer: str) -> tuple[Any, Transport]:
        """A connection that has said nothing yet; nobody at its end until the door is open."""
        _, transport = self.porter(peer)
        return transport.protocol, transport

    def socket(self, peer: str, handshake: bytes = HANDSHAKE) -> tuple[Any, Transport]:
        """A websocket before its first frame."""
        line = guard.sockets(self.lobby)(self.config, ServerState(), {}, self.loop)  # type: ignore[arg-type]
        transport = Transport(peer)
        line.connection_made(transport)  # type: ignore[arg-type]
        line.data_received(handshake)
        return line, transport
