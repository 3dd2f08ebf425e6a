"""The first to see a request: whoever asks too often, or for too much at once, gets a short no that costs little."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from interregnum.server.doors import network
from interregnum.server.lobby import Lobby

Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Send], Awaitable[None]]
NO = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close"), (b"retry-after", b"1")]


class Gate:
    """Counts whatever is asked for by HTTP before anybody looks at what it is."""

    def __init__(self, app: App, lobby: Lobby) -> None:
        self.app = app
        self.lobby = lobby

    async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        client = scope["client"]
        address = network("?" if client is None else client[0])
        if not self.lobby.knock(address, asyncio.get_running_loop().time()):
            return await refuse(scope, send)
        if scope["type"] == "websocket":
            return await self.app(scope, receive, send)
        with self.lobby.asking(address) as is_room:
            return await (self.app(scope, receive, send) if is_room else refuse(scope, send))


async def refuse(scope: Any, send: Send) -> None:
    """No more words than that: they are for programs, as people do not come here."""
    if scope["type"] == "websocket":
        return await send({"type": "websocket.close", "code": 1008, "reason": None})
    await send({"type": "http.response.start", "status": 429, "headers": NO})
    return await send({"type": "http.response.body", "body": b"too many requests", "more_body": False})
