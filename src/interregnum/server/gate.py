"""The first to see a request: whoever asks too often gets a short no, and lines of one address take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from interregnum.server.doors import network
from interregnum.server.lobby import Lobby

Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Receive, Send], Awaitable[None]]
NO = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close"), (b"retry-after", b"1")]


class Gate:
    """Counts whatever is asked for by HTTP before anybody looks at what it is."""

    def __init__(self, app: App, lobby: Lobby) -> None:
        self.app = app
        self.lobby = lobby

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        client = scope["client"]
        address = network("?" if client is None else client[0])
        if not self.lobby.knock(address, asyncio.get_running_loop().time()):
            return await refuse(scope, send)
        if scope["type"] == "websocket":
            return await Visit(self.lobby, address, receive, send).go_on(self.app, scope)
        with self.lobby.asking(address) as is_room:
            if not is_room:
                return await refuse(scope, send)
            await self.lobby.turns.take(address)
            try:
                return await self.app(scope, receive, send)
            finally:
                self.lobby.turns.give(address)


class Visit:
    """A websocket, which takes turns with others of its address: to be opened, and for each of its messages."""

    def __init__(self, lobby: Lobby, address: str, receive: Receive, send: Send) -> None:
        self.lobby = lobby
        self.address = address
        self.receive = receive
        self.send = send
        self.opening = True
        self.has_turn = False

    async def go_on(self, app: App, scope: Any) -> None:
        await self.take()
        try:
            await app(scope, self.hear, self.tell)
        finally:
            self.give()

    async def hear(self) -> Any:
        """The next message; the one before it is done with, or nothing would listen."""
        if not self.opening:
            self.give()
        message = await self.receive()
        if message["type"] == "websocket.receive":
            await self.take()
        return message

    async def tell(self, message: Any) -> None:
        """The first word after the handshake ends its turn."""
        await self.send(message)
        if self.opening and message["type"] != "websocket.accept":
            self.opening = False
            self.give()

    async def take(self) -> None:
        if not self.has_turn:
            await self.lobby.turns.take(self.address)
            self.has_turn = True

    def give(self) -> None:
        if self.has_turn:
            self.has_turn = False
            self.lobby.turns.give(self.address)


async def refuse(scope: Any, send: Send) -> None:
    """No more words than that: they are for programs, as people do not come here."""
    if scope["type"] == "websocket":
        return await send({"type": "websocket.close", "code": 1008, "reason": None})
    await send({"type": "http.response.start", "status": 429, "headers": NO})
    return await send({"type": "http.response.body", "body": b"too many requests", "more_body": False})
