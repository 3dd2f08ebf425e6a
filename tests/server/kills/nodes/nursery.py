"""A process that imports everything once and brings forth nodes: `python -m` with where each of them finds its engines.

Its orders are lines: `3` for another node 3, when the one before is killed; each is answered with the number of its
process. A node that ends by itself, as where it finds no store, is started again after a while, as systemd does.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import select
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import structlog
import uvicorn
from msgspec import Struct, json
from tests.server.kills.nodes import planted
from tests.server.kills.nursery import LIMITS, Inside, warm_up

from interregnum.kernel.errors import InterregnumError
from interregnum.server import neighbours
from interregnum.server.app import application
from interregnum.server.settings import Settings
from interregnum.server.store.opening import open_bus, open_store

AGAIN = 0.1  # seconds until a node that ended by itself is started again
BIND = 50  # tries to have a port that another one has just left
BEAT, LASTS = 0.5, 2.0  # seconds: duties of the dead go on while somebody still looks


class Place(Struct):
    """Where a node is, and where it finds what it needs."""

    port: int
    store: str
    bus: str
    clock: float  # seconds by which it is ahead
    note: str  # the file that has the number of its process


class Plan(Struct):
    """All nodes, and the fault that they have."""

    places: list[Place]
    fault: str


class Node:
    """One of them, and its process."""

    def __init__(self, place: Place) -> None:
        self.place = place
        settings = Settings(Path(), place.store, place.bus, bot_pace=0.0, limits=LIMITS)
        self.settings = settings
        self.app = application(settings, thinkers=Inside())
        self.config = uvicorn.Config(
            self.app, ws="websockets-sansio", loop="uvloop", lifespan="on", log_config=None, access_log=False,
        )  # fmt: skip
        self.config.load()
        self.child = 0
        self.again: float | None = None  # when it is to be started

    def bear(self) -> int:
        self.end()
        child = os.fork()
        if not child:
            try:
                live(self)
            finally:
                os._exit(1)
        self.child, self.again = child, None
        Path(self.place.note).write_text(str(child))
        return child

    def end(self) -> None:
        if self.child:
            os.kill(self.child, signal.SIGKILL)
            os.waitpid(self.child, 0)
        self.child, self.again = 0, None

    def look(self) -> None:
        """Notice that it has ended, and start it again when it is time."""
        if self.child and os.waitpid(self.child, os.WNOHANG)[0]:
            self.child, self.again = 0, time.monotonic() + AGAIN
        if self.again is not None and time.monotonic() >= self.again:
            self.bear()


def live(node: Node) -> None:
    """A node until it is killed; it neither reads our orders nor answers them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nothing, stream)
    time.time = ahead(node.place.clock)
    listening = bound(node.place.port)
    server = uvicorn.Server(node.config)
    here = node.app.state.server

    async def serve() -> None:
        here.bus = await open_bus(node.settings)
        here.store = await open_store(node.settings)
        await server.serve([listening])

    logging.getLogger("uvicorn.error").addFilter(lambda _: server.started)
    with suppress(InterregnumError), asyncio.Runner(loop_factory=node.config.get_loop_factory()) as runner:
        runner.run(serve())  # no store at the start is one line and the end, which is followed by another start


def ahead(seconds: float) -> Callable[[], float]:
    """The clock of a machine that nobody has set right."""
    true = time.time
    return lambda: true() + seconds


def bound(port: int) -> socket.socket:
    for _ in range(BIND):
        try:
            return socket.create_server(("127.0.0.1", port), backlog=1024)
        except OSError:
            time.sleep(0.02)
    os._exit(3)


def main(plan: Plan) -> None:
    """Until there are no more orders."""
    errors_only = structlog.make_filtering_bound_logger(logging.ERROR)
    structlog.configure(wrapper_class=errors_only, logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    neighbours.BEAT, neighbours.LASTS = BEAT, LASTS  # type: ignore[misc]
    planted.plant(plan.fault)
    with TemporaryDirectory() as scratch:
        asyncio.run(warm_up(Path(scratch)))
    nodes = [Node(place) for place in plan.places]
    gc.collect()
    gc.freeze()
    assert threading.active_count() == 1, "a process with threads is not to be forked"
    print("ready", flush=True)
    try:
        obey(nodes)
    finally:
        for node in nodes:
            node.end()


def obey(nodes: list[Node]) -> None:
    waiting = b""
    while True:
        if select.select([0], [], [], 0.02)[0]:
            read = os.read(0, 100)
            if not read:
                return
            *lines, waiting = (waiting + read).split(b"\n")
            for line in lines:
                print(nodes[int(line)].bear(), flush=True)
        for node in nodes:
            node.look()


if __name__ == "__main__":
    main(json.decode(sys.argv[1], type=Plan))
