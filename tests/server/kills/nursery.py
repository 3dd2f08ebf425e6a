"""A process that imports everything once and brings forth one server after the other: `python -m` with a folder."""

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
from tempfile import TemporaryDirectory

import structlog
import uvicorn
from tests.server.asgi import Browser, running
from tests.server.kills import planted

from interregnum.registry import GAMES
from interregnum.server import app as server
from interregnum.server.settings import Limits, Settings
from interregnum.server.thinking import Thinkers, Thought

MANY = 1_000_000
LIMITS = Limits(
    messages_per_second=MANY, messages_at_once=MANY, strikes=MANY, requests_per_second=MANY, requests_at_once=MANY,
    tables_per_address=MANY, connections_per_address=MANY, chat_per_minute=MANY, chat_lines=MANY, tables_of_one=MANY,
)  # fmt: skip
REAL = 3  # every third server has bots in processes of their own; the others live too short for that


class Inside(Thinkers):
    """Bots that think in the server itself."""

    async def think(self, request: Thought) -> str:
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
    async with running(server.application(Settings(data, limits=LIMITS), thinkers=Inside())) as app:
        for game in GAMES:
            await play_a_little(Browser(app), game)


async def play_a_little(host: Browser, game: str) -> None:
    wish = {"game": game, "seats": 2, "name": "Ann", "bots": {"1": "random"}}
    table = (await host.post("/api/tables", wish)).data["table"]["id"]
    async with host.socket(f"/ws/{table}") as line:
        await host.post(f"/api/tables/{table}/start")
        frame = await line.frame(seq=2)
        if frame["question"] is not None:
            choice = frame["question"]["choices"][0]
            await line.ask({"type": "answer", "id": "a", "seq": frame["seq"], "choice": choice})


def bear(listening: socket.socket, config: uvicorn.Config) -> int:
    """The process of another server; it neither reads our orders nor answers them, and lives until it is killed."""
    child = os.fork()
    if child:
        return child
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1):
            os.dup2(nothing, stream)
        uvicorn.Server(config).run(sockets=[listening])
    finally:
        os._exit(1)


def end(child: int) -> None:
    if child:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def main(data: Path, fault: str) -> None:
    """Each line of input is an order for another server, which comes when the one before is gone."""
    errors_only = structlog.make_filtering_bound_logger(logging.ERROR)
    structlog.configure(wrapper_class=errors_only, logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    planted.plant(fault)
    with TemporaryDirectory() as scratch:
        asyncio.run(warm_up(Path(scratch)))
    servers = [ready(data, real=life == 0) for life in range(REAL)]
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(listening.getsockname()[1], flush=True)
    gc.collect()
    gc.freeze()
    assert threading.active_count() == 1, "a process with threads is not to be forked"
    child = life = 0
    while os.read(0, 1):
        end(child)
        life += 1
        child = bear(listening, servers[life % REAL])
        print(child, flush=True)
    end(child)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
