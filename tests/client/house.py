"""A real server on this machine, in the event loop of the test, that can be stopped and started again."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import uvicorn

from interregnum.client import Habits, TableClient
from interregnum.server.app import application
from interregnum.server.settings import Limits, Settings
from interregnum.wire.frames import Done, Frame

HOST = "127.0.0.1"
PATIENCE = 30.0  # seconds after which a test gives up; nothing is measured by it
PLENTY = Limits(
    messages_per_second=1e4, messages_at_once=10_000, requests_per_second=1e4, requests_at_once=10_000,
    tables_per_address=1000, connections_per_address=1000,
)  # fmt: skip
QUICK = Habits(chance=Random(1), first_pause=0.01, longest_pause=0.1)


class House(uvicorn.Server):
    """A server that leaves the signals of the process to the test."""

    def __init__(self, data: Path, port: int = 0) -> None:
        self.data = data
        self.socket = listening(port)
        self.port: int = self.socket.getsockname()[1]
        app = application(Settings(data, bot_pace=0.0, gather=0.0, limits=PLENTY))
        super().__init__(uvicorn.Config(app, log_config=None, ws="websockets-sansio", timeout_graceful_shutdown=1))
        self.task: asyncio.Task[None] | None = None

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    async def open(self) -> None:
        self.task = asyncio.create_task(self._serve([self.socket]))
        while not self.started:
            assert not self.task.done(), self.task
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """A graceful end: lines are closed with 1012."""
        assert self.task is not None
        self.should_exit = True
        await asyncio.wait_for(self.task, PATIENCE)
        self.socket.close()

    async def again(self) -> House:
        """Another process, as it were, on the same port with the same data."""
        other = House(self.data, self.port)
        await other.open()
        return other


def listening(port: int) -> socket.socket:
    found = socket.socket(proto=socket.IPPROTO_TCP)  # asyncio sends small messages at once only where it says TCP
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((HOST, port))
    return found


@asynccontextmanager
async def house(data: Path) -> AsyncIterator[House]:
    """A server until the end of the block."""
    here = House(data)
    await here.open()
    try:
        yield here
    finally:
        await here.stop()


async def play(client: TableClient, chance: Random) -> Frame:
    """Answer whatever is asked with anything that is possible, until the game is over."""
    while True:
        frame = await client.until(lambda frame: frame.question is not None or frame.table.status == "over")
        if frame.question is None:
            return frame
        reply = await client.answer(chance.choice(frame.question.choices).choice)
        assert isinstance(reply, Done), reply
        await client.reach(reply.seq)
