"""A process that imports everything once and brings forth one server after the other: `python -m` with a folder.

Its orders are single letters: a line feed for another server, a `c` for a power cut, which says how much it took.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import structlog
import uvicorn
from tests.server.asgi import HOST, Browser, served
from tests.server.kills import planted
from tests.server.kills.power import Power, watch

from interregnum.registry import GAMES
from interregnum.server import app as server
from interregnum.server.settings import Limits, Settings
from interregnum.server.thinking import Thinkers, Thought

MANY = 1_000_000
LIMITS = Limits(
    messages_per_second=MANY, messages_at_once=MANY, strikes=MANY, requests_per_second=MANY, requests_at_once=MANY,
    tables_per_address=MANY, connections_per_address=MANY, chat_per_minute=MANY, chat_lines=MANY, tables_of_one=MANY,
)  # fmt: skip
CUT = b"c"
CARRIED_OVER = ("4000", "20")  # pages: the log is carried over as seldom as in truth, or all the time
REAL = 3  # every third server has bots in processes of their own; the others live too short for that


class Inside(Thinkers):
    """Bots that think in the server itself."""

    async def think(self, request: Thought, instead: bool = False) -> str:
        return str(request.choices[len(request.view) % len(request.choices)])


def ready(data: Path, real: bool) -> uvicorn.Config:
    """A server that only has to be started; every child starts its own copy."""
    app = server.application(Settings(data, bot_pace=0.0, limits=LIMITS), thinkers=None if real else Inside())
    config = uvicorn.Config(
        app, ws="websockets-sansio", loop="uvloop", lifespan="on", log_config=None, access_log=False
    )
    config.load()
    return config


async def warm_up(data: Path) -> None:
    """Whatever is made at its first use is made once for all servers."""
    async with served(server.Server(Settings(data, hosts=frozenset({HOST}), limits=LIMITS), thinkers=Inside())) as app:
        for game in GAMES:
            await play_a_little(Browser(app), game)


async def play_a_little(host: Browser, game: str) -> None:
    wish = {"game": game, "seats": 2, "name": "Ann", "bots": {"1": "random"}}
    table = (await host.post("/api/tables", wish)).data["table"]["id"]
    async with host.socket(f"/ws/{table}") as line:
        await host.post(f"/api/tables/{table}/start")
        frame = await line.frame(seq=2)
        if frame["question"] is not None:
            choice = frame["question"]["choices"][0]["choice"]
            await line.ask({"type": "answer", "id": "a", "seq": frame["seq"], "choice": choice})


def bear(listening: socket.socket, config: uvicorn.Config, watched: bool) -> int:
    """The process of another server; it neither reads our orders nor answers them, and lives until it is killed."""
    child = os.fork()
    if child:
        return child
    try:
        if watched:
            watch()
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1):
            os.dup2(nothing, stream)
        uvicorn.Server(config).run(sockets=[listening])
    finally:
        os._exit(1)


class Nursery:
    """The servers of one store, one at a time; without power there is none to cut."""

    def __init__(self, data: Path, power: Power | None) -> None:
        self.servers = [ready(data, real=life == 0) for life in range(REAL)]
        self.listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
        self.power = power
        self.rng = Random(str(data.name))
        self.child = self.life = 0

    def obey(self, order: bytes) -> int:
        """Whatever is ordered, the server before is gone first."""
        self.end()
        if order == CUT:
            assert self.power is not None
            return self.power.cut(self.rng)
        if self.power is not None:
            self.power.stay()
            planted.set_up("wal_autocheckpoint", CARRIED_OVER[self.life % 2])
        self.life += 1
        self.child = bear(self.listening, self.servers[self.life % REAL], self.power is not None)
        return self.child

    def end(self) -> None:
        child, self.child = self.child, 0
        if child:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def main(data: Path, fault: str) -> None:
    """Until there are no more orders."""
    errors_only = structlog.make_filtering_bound_logger(logging.ERROR)
    structlog.configure(wrapper_class=errors_only, logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    planted.plant(fault)
    with TemporaryDirectory() as scratch:
        asyncio.run(warm_up(Path(scratch)))
    notes = os.environ.get("POWER_JOURNAL")
    nursery = Nursery(data, None if notes is None else Power(data / "tables.sqlite3", Path(notes)))
    print(nursery.listening.getsockname()[1], flush=True)
    gc.collect()
    gc.freeze()
    assert threading.active_count() == 1, "a process with threads is not to be forked"
    while order := os.read(0, 1):
        print(nursery.obey(order), flush=True)
    nursery.end()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
