"""Clients that talk to the server without a network: requests and websockets of one event loop."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar

from interregnum.server.app import Server, serving

Message = MutableMapping[str, Any]
HOST = "table.local"
REPLIES = ("done", "weighed", "explained", "previewed", "advice", "refused")
IDLE: list[Litestar] = []  # applications whose servers have ended as they should
PATIENCE = 20.0  # seconds after which a test gives up; nothing is measured by it


class Closed(Exception):
    """The server closed the websocket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


@asynccontextmanager
async def served(server: Server) -> AsyncIterator[Litestar]:
    """A server between its start and its end; requests take long to prepare, so one server has them after the other."""
    app = IDLE.pop() if IDLE else serving(server)
    app.state.server = server
    async with app.lifespan():
        yield app
    IDLE.append(app)


@dataclass
class Answer:
    """What a request came to."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def plain(self) -> bytes:
        return gzip.decompress(self.body) if self.headers.get("content-encoding") == "gzip" else self.body

    @property
    def data(self) -> Any:
        return msgspec.json.decode(self.plain)


@dataclass
class Browser:
    """A caller with an address and a jar of cookies."""

    app: Litestar
    address: str = "10.0.0.1"
    cookies: dict[str, str] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)

    def scope(self, kind: str, url: str, extra: dict[str, str]) -> dict[str, Any]:
        parts = urlsplit(url)
        told = {"host": HOST, **self.headers, **extra}
        if self.cookies:
            told["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "server": (HOST, 80),
            "client": (self.address, 50000),
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in told.items()],
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }

    async def request(self, method: str, url: str, data: object = None, **headers: str) -> Answer:
        """One request and its answer; `data` is a Struct, plain data, or bytes as they are."""
        body = data if isinstance(data, bytes) else b"" if data is None else msgspec.json.encode(data)
        extra = {name.replace("_", "-"): value for name, value in headers.items()}
        if data is not None:
            extra = {"content-type": "application/json", "content-length": str(len(body)), **extra}
        sent: list[Message] = []
        asked = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            if asked:
                return asked.pop()
            await asyncio.sleep(PATIENCE)
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app({**self.scope("http", url, extra), "method": method}, receive, send)  # type: ignore[arg-type]
        start = sent[0]
        for name, value in start["headers"]:
            if name.decode().lower() == "set-cookie":
                self.keep(value.decode())
        told = {name.decode().lower(): value.decode() for name, value in start["headers"]}
        return Answer(start["status"], told, b"".join(one.get("body", b"") for one in sent[1:]))

    def keep(self, header: str) -> None:
        for name, morsel in SimpleCookie(header).items():
            self.cookies[name] = morsel.value

    async def get(self, url: str) -> Answer:
        return await self.request("GET", url)

    async def post(self, url: str, data: object = None) -> Answer:
        return await self.request("POST", url, data)

    @asynccontextmanager
    async def socket(self, url: str, **headers: str) -> AsyncIterator[Socket]:
        """A websocket until the end of the block."""
        socket = Socket(self.app, self.scope("websocket", url, headers))
        await socket.open()
        try:
            yield socket
        finally:
            await socket.close()


class Socket:
    """A websocket; its messages are kept as the bytes that would go over the wire."""

    def __init__(self, app: Litestar, scope: dict[str, Any]) -> None:
        self.app = app
        self.scope = scope
        self.coming: asyncio.Queue[Message] = asyncio.Queue()
        self.going: asyncio.Queue[Message] = asyncio.Queue()
        self.heard: list[bytes] = []
        self.latest: Any = None  # the last frame that was read
        self.gate: Callable[[], Awaitable[None]] | None = None  # holds back what the server sends: a slow reader
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.going.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self.app(self.scope, self.going.get, self.hear))  # type: ignore[arg-type]
        first = await asyncio.wait_for(self.coming.get(), PATIENCE)
        if first["type"] == "websocket.close":
            raise Closed(403, first.get("reason") or "")
        assert first["type"] == "websocket.accept"

    async def hear(self, message: Message) -> None:
        if self.gate is not None and message["type"] == "websocket.send":
            await self.gate()
        self.coming.put_nowait(message)

    def send(self, message: object) -> None:
        """A Struct, plain data, or text as it is."""
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self.going.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, message: bytes) -> None:
        self.going.put_nowait({"type": "websocket.receive", "bytes": message})

    async def next(self) -> bytes:
        """The next message as bytes."""
        message = await asyncio.wait_for(self.coming.get(), PATIENCE)
        if message["type"] == "websocket.close":
            raise Closed(message["code"], message.get("reason") or "")
        text: str = message["text"]
        self.heard.append(text.encode())
        return self.heard[-1]

    async def read(self) -> Any:
        found = msgspec.json.decode(await self.next())
        if found["type"] == "frame":
            self.latest = found
        return found

    async def until(self, kind: str, **wanted: object) -> Any:
        """The next message of this type with these values."""
        while True:
            found = await self.read()
            if found["type"] == kind and all(found.get(name) == value for name, value in wanted.items()):
                return found

    async def frame(self, seq: int = 0) -> Any:
        """The next frame that is at least as new as this number."""
        while True:
            found = await self.until("frame")
            if found["seq"] >= seq:
                return found

    async def ask(self, message: dict[str, object]) -> Any:
        """Send a command and wait for its reply."""
        self.send(message)
        while True:
            found = await self.read()
            if found["type"] in ("done", "weighed", "explained", "previewed", "advice", "refused") and found[
                "id"
            ] == message.get("id"):
                return found

    async def close(self) -> None:
        self.going.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self.task is not None:
            await asyncio.wait_for(self.task, PATIENCE)
