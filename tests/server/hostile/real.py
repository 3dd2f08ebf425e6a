"""A server on real sockets of this machine, in a thread of its own, and people who play there."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import structlog
import uvicorn
from msgspec import json
from tests.server.store.addresses import LOOK
from tests.server.street import NODES
from tests.server.tables import QuickThinkers, code_of, elsewhere
from websockets.asyncio.client import ClientConnection, connect

from interregnum.cli.serving import protected
from interregnum.server.app import application
from interregnum.server.hall import Hall
from interregnum.server.settings import Limits, Settings

PATIENCE = 60.0  # seconds after which a test gives up
HONEST = "127.0.0.1"
HOSTILE = "127.0.0.66"


class Pages(logging.Handler):
    """Every line that any library logs."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


@dataclass
class Real:
    """A running server, or several nodes at one port, and what was logged."""

    servers: list[uvicorn.Server]
    port: int
    halls: list[Hall]
    log: list[str] = field(default_factory=list)

    @property
    def hall(self) -> Hall:
        return self.halls[0]

    @property
    def connections(self) -> list[Any]:
        return [one for server in self.servers for one in list(server.server_state.connections)]

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def failures(self) -> float:
        found = [one for hall in self.halls for one in samples(hall)]
        return float(sum(one.value for one in found if one.name == "interregnum_failures_total"))

    def clients(self) -> list[str]:
        """The addresses of all that are connected."""
        names = [one.transport.get_extra_info("peername") for one in self.connections]
        return [name[0] for name in names if name]

    def buffers(self) -> list[int]:
        """The bytes that wait for each client."""
        return [one.transport.get_write_buffer_size() for one in self.connections]

    def web(self, address: str = HONEST, **wish: Any) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(
            base_url=f"http://{self.host}", transport=transport, trust_env=False, timeout=PATIENCE, **wish
        )

    def line(self, table: str, token: str, address: str = HONEST, **wish: Any) -> connect:
        headers = {"Cookie": f"interregnum={token}"}
        return connect(
            f"ws://{self.host}/ws/{table}",
            additional_headers=headers,
            local_addr=(address, 0),
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            **wish,
        )


def samples(hall: Hall) -> list[Any]:
    return [sample for metric in hall.services.metrics.registry.collect() for sample in metric.samples]


@contextmanager
def real(folder: Path, **limits: Any) -> Iterator[Real]:
    """A server with such limits, until the end of the block; or nodes at one port, to which the system sends people."""
    where = elsewhere()
    count = NODES if where else 1
    settings = Settings(folder, where, bot_pace=0.0, gather=0.0, look=LOOK, limits=Limits(**limits))
    pages = Pages()
    root = logging.getLogger()
    with structlog.testing.capture_logs() as told, ExitStack() as stack:
        root.addHandler(pages)
        stack.callback(root.removeHandler, pages)
        listeners = [stack.enter_context(listening(0, count > 1))]
        port: int = listeners[0].getsockname()[1]
        listeners += [stack.enter_context(listening(port, True)) for _ in range(count - 1)]
        nodes = [stack.enter_context(running(settings, one)) for one in listeners]
        try:
            yield Real([server for server, _ in nodes], port, [hall for _, hall in nodes], pages.lines)
        finally:
            stack.close()
            pages.lines += [repr(one) for one in told]


def listening(port: int, together: bool) -> socket.socket:
    return socket.create_server((HONEST, port), backlog=512, reuse_port=together)


@contextmanager
def running(settings: Settings, listener: socket.socket) -> Iterator[tuple[uvicorn.Server, Hall]]:
    """In a thread of its own."""
    app = application(settings, thinkers=QuickThinkers())
    server = uvicorn.Server(protected(app, settings))
    thread = Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    try:
        while not server.started:
            thread.join(0.01)
            assert thread.is_alive()
        yield server, app.state.hall
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


@dataclass
class Night:
    """A table of honest people."""

    table: str
    tokens: list[str]
    links: dict[str, str]

    def secrets(self) -> list[str]:
        return [*self.tokens, *self.links.values()]


async def night(real: Real, people: int = 2, address: str = HONEST, start: bool = True) -> Night:
    """A table at which everybody sits."""
    tokens: list[str] = []
    links: dict[str, str] = {}
    table = ""
    for number in range(people):
        async with real.web(address) as web:
            if number == 0:
                wish = {"game": "hidden-leaders", "seats": people, "name": "Host"}
                answer = await web.post("/api/tables", json=wish)
                links = {kind: code_of(url) for kind, url in answer.json()["links"].items() if isinstance(url, str)}
                table = answer.json()["table"]["id"]
            else:
                answer = await web.post("/api/join", json={"code": links["invite"], "name": f"Guest {number}"})
            assert 201 == answer.status_code, answer.text
            tokens.append(answer.cookies["interregnum"])
    if start:
        async with real.web(address, cookies={"interregnum": tokens[0]}) as web:
            assert 200 == (await web.post(f"/api/tables/{table}/start")).status_code
    return Night(table, tokens, links)


async def honest_seat(line: ClientConnection, seed: int, answers: int) -> int:
    """Play a seat until so many answers stand, or to the end of the game; not one of its own is refused."""
    dice, count, frame, kept = Random(seed), 0, None, 0
    async for text in line:
        message = json.decode(text)
        assert message["type"] in ("frame", "done"), message
        if message["type"] == "done":
            kept = message["seq"]
        else:
            frame = message
        if frame is not None and (frame["table"]["status"] == "over" or frame["answers"] >= answers):
            return count
        if frame is not None and frame["question"] is not None and 0 <= kept <= frame["seq"]:
            count, kept = count + 1, -1
            choice = dice.choice(frame["question"]["choices"])["choice"]
            answer = {"type": "answer", "id": f"{seed}.{count}", "seq": frame["seq"], "choice": choice}
            await line.send(json.encode(answer).decode())
    raise AssertionError("the line was cut")


async def honest_game(real: Real, answers: int = 20, address: str = HONEST) -> int:
    """The beginning of a game of two honest people, or the whole of it."""
    found = await night(real, address=address)
    async with (
        real.line(found.table, found.tokens[0], address) as one,
        real.line(found.table, found.tokens[1], address) as two,
    ):
        return sum(await asyncio.gather(honest_seat(one, 1, answers), honest_seat(two, 2, answers)))


@asynccontextmanager
async def attacked(real: Real, attack: Callable[[], Any]) -> AsyncIterator[None]:
    """While the attack runs, honest people play elsewhere; afterwards the server has had no fault."""
    attacking = asyncio.ensure_future(attack())
    assert 20 == await honest_game(real)
    await asyncio.wait_for(attacking, PATIENCE)
    yield
    assert 2 == await honest_game(real, 2)
    assert 0 == real.failures


def no_leak(secrets: list[str], heard: list[bytes], log: list[str]) -> None:
    """Nothing that an attacker heard and nothing in the log holds a secret."""
    for secret in secrets:
        assert not [one for one in heard if secret.encode() in one], "sent"
        assert not [one for one in log if secret in one], "logged"


def run(folder: Path, test: Callable[[Real], Any], **limits: Any) -> Real:
    """A test against a server of its own."""
    roomy = {"requests_at_once": 10**6, "messages_at_once": 10**4, "tables_per_address": 10**4, **limits}
    with real(folder, **roomy) as found:
        asyncio.run(asyncio.wait_for(test(found), PATIENCE))
    return found
