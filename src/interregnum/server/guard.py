"""Lines below the protocol: whoever opens many, says nothing or too much, or never reads, waits or is cut off alone."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, cast

import h11
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from interregnum.server.buckets import Bucket
from interregnum.server.lobby import Lobby

GONE = 1005  # the code of a line that ended without one
FAREWELL = 5.0  # seconds for the last words of a websocket
UNREAD = 262_144  # bytes of replies to pings that wait for a client which does not read
PARTS = 64  # of one message
BITE = 512  # bytes of a websocket that are read at a time: their frames are counted before the next
MOMENT = 0.01  # seconds, the least to wait
HELD = 32_768  # bytes that may wait while a client pays for what it has said
SLOWEST = 1_000  # bytes a second that whoever is sent a long answer must read
BELOW = "interregnum.below"  # where the application finds the line itself


class GuardedHttp(H11Protocol):
    """Requests come whole and soon, from one address only so many at once, and what is answered is read."""

    lobby: ClassVar[Lobby]
    peer: str | None = None  # while it is counted
    impatience: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None

    def welcome(self, transport: asyncio.Transport, peer: str) -> None:
        """Take over a connection that was let in."""
        transport.set_protocol(self)
        self.connection_made(transport)
        self.peer = peer
        self.watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def watch(self) -> None:
        """Give the client so much time until its request is whole."""
        whole = self.peer is None or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        resting = self.timeout_keep_alive_task is not None
        if whole or resting:
            self.rest()
        elif self.impatience is None:
            self.impatience = self.loop.call_later(self.lobby.limits.request_seconds, self.transport.abort)

    def rest(self) -> None:
        if self.impatience is not None:
            self.impatience.cancel()
            self.impatience = None

    # --- whether an answer is read

    def pause_writing(self) -> None:
        super().pause_writing()
        self.see_it_read()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.see_it_read()

    def see_it_read(self) -> None:
        """Look again in a while whether the client has taken what waits for it."""
        left = self.transport.get_write_buffer_size()
        if left and self.reading is None:
            pause = self.lobby.limits.slow_reader_seconds
            self.reading = self.loop.call_later(pause, self.look, min(left, SLOWEST * pause), left)

    def look(self, due: float, before: int) -> None:
        """Cut off whoever has not read as much as was due."""
        self.reading = None
        if before - self.transport.get_write_buffer_size() < due:
            self.transport.abort()
        else:
            self.see_it_read()

    # --- the end

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.go()
        super().connection_lost(exc)

    def go(self) -> None:
        """It is no request any more."""
        self.rest()
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
        if self.peer is not None:
            self.lobby.go(self.peer)
            self.peer = None


class Porter(asyncio.Protocol):
    """Opens the door, or does not: whoever has to stay outside costs hardly anything."""

    line: ClassVar[type[GuardedHttp]]

    def __init__(self, **given: Any) -> None:
        self.given = given

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        found = cast(asyncio.Transport, transport)
        peer = found.get_extra_info("peername")
        address = peer[0] if peer else "?"
        loop = self.given.get("_loop") or asyncio.get_running_loop()
        if self.line.lobby.come(address, loop.time()):
            self.line(**self.given).welcome(found, address)
        else:
            found.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A websocket that ends when it is told to, and on which every frame is paid for before the next is read."""

    lobby: ClassVar[Lobby]
    address = "?"
    tolls: tuple[Bucket, ...] = ()
    counted = 0  # frames that are not paid for
    paying: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.held = bytearray()

    def handle_connect(self, event: Request) -> None:
        peer = self.client[0] if self.client is not None else "?"
        self.address = self.lobby.visitor(peer, event.headers.get_all("X-Forwarded-For"))
        self.tolls = self.lobby.tolls(self.address, self.loop.time())
        super().handle_connect(event)
        if not self.handshake_complete:  # it was not refused: the application hears of it
            self.scope["extensions"][BELOW] = {"line": self}

    # --- what comes in

    def data_received(self, data: bytes) -> None:
        self.held += data
        if self.paying is None:
            self.read_on()
        elif len(self.held) > HELD:
            self.shut_out()

    def shut_out(self) -> None:
        """Cut off whoever sends a flood, and open for nobody from there for a while."""
        self.transport.abort()
        self.lobby.shut_out(self.address, self.loop.time())

    def read_on(self) -> None:
        """Read bite by bite, as long as everything that was said is paid for."""
        self.paying = None
        while self.held and not self.transport.is_closing():
            wait = max((toll.wait(self.loop.time()) for toll in self.tolls), default=0.0)
            if wait > 0:
                return self.pay(wait)
            bite = bytes(self.held[:BITE])
            del self.held[:BITE]
            super().data_received(bite)
            self.charge()
        if not self.read_paused and not self.transport.is_closing() and not self.transport.is_reading():
            self.transport.resume_reading()
        return None

    def charge(self) -> None:
        for toll in self.tolls:
            toll.charge(self.loop.time(), self.counted)
        self.counted = 0

    def pay(self, seconds: float) -> None:
        """Read nothing for so long; whoever has sent a flood already is cut off."""
        if len(self.held) > HELD:
            return self.shut_out()
        if self.transport.is_reading():
            self.transport.pause_reading()
        self.paying = self.loop.call_later(max(seconds, MOMENT), self.read_on)
        return None

    def handle_text(self, event: Frame) -> None:
        self.counted += 1
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self.counted += 1
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self.counted += 1
        super().handle_cont(event)
        if len(self.frames) > PARTS:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """What is called text and is none ends the line; that is its sender's fault, and no line in the log."""
        if self.curr_msg_data_type != "text" or is_text(b"".join(self.frames)):
            return super().send_receive_event_to_app()
        self.frames = []
        if self.conn.state is State.OPEN:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        return None

    def handle_ping(self) -> None:
        self.counted += 1
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        self.counted += 1
        super().handle_pong(event)

    # --- what goes out

    async def say(self, text: bytes) -> None:
        """Send text that is encoded already, past everything that is between the application and the line."""
        await self.writable.wait()
        if self.disconnected:
            raise WebSocketDisconnect(code=GONE, detail="the line is gone")
        if not self.close_sent and self.conn.state is State.OPEN:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))

    # --- the end

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close" and not self.writable.is_set():
            return self.transport.abort()  # who reads no frames reads no farewell
        if self.close_sent:
            return None  # nobody is there any more; the application will hear of it
        return await super().send(message)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(FAREWELL if self.writable.is_set() else 0.0, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.paying is not None:
            self.paying.cancel()
        super().connection_lost(exc)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def http(counted: Lobby) -> type[asyncio.Protocol]:
    """Connections of one server, with their own count."""

    class Http(GuardedHttp):
        lobby = counted

    class Door(Porter):
        line = Http

    return Door


def sockets(counted: Lobby) -> type[WebSocketsSansIOProtocol]:
    """Websockets of one server, with their own count."""

    class Socket(GuardedSocket):
        lobby = counted

    return Socket
