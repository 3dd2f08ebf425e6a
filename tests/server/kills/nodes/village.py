"""Several nodes, PostgreSQL and Redis as processes of this machine, and roads between them, all of which can fail."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import httpx
from msgspec import json
from tests.engines import Postgres, Redis, running_postgres, running_redis
from tests.server.kills.nodes.nursery import Place, Plan
from tests.server.kills.nodes.roads import Road
from tests.server.kills.servers import GIVE_UP, ROOT

HOUR = 3600.0
OPENING = 300.0  # seconds until everything is imported once, where others work beside it
CLOCKS = (0.0, -HOUR, HOUR)  # by which nodes are ahead, one after the other
PORTS = range(20_000, 32_000)  # below those that a system gives to whoever connects
OF_ENGINES = ("the store cannot keep anything", "the store cannot read what it kept", "the bus is lost")


class Village:
    """What there is; whatever is killed is started again by whoever killed it."""

    def __init__(self, count: int, seed: int, fault: str) -> None:
        self.count = count
        self.fault = fault
        self.rng = Random(f"{seed} ports")
        self.stack = ExitStack()
        self.ordering = asyncio.Lock()

    async def open(self) -> None:
        self.postgres: Postgres = self.stack.enter_context(running_postgres())
        self.redis: Redis = self.stack.enter_context(running_redis())
        self.notes = Path(self.stack.enter_context(TemporaryDirectory()))
        self.stores = [Road(self.postgres.home / ".s.PGSQL.5432") for _ in range(self.count)]
        self.buses = [Road(self.redis.path) for _ in range(self.count)]
        for road in (*self.stores, *self.buses):
            await road.open()
        self.ports = [free_port(self.rng) for _ in range(self.count)]
        places = [self.place(number, clock) for number, clock in enumerate(clocks(self.count))]
        self.errors = self.notes / "errors.txt"
        words = [
            sys.executable,
            "-m",
            "tests.server.kills.nodes.nursery",
            json.encode(Plan(places, self.fault)).decode(),
        ]
        with self.errors.open("wb") as file:
            self.nursery = await asyncio.create_subprocess_exec(
                *words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=file
            )
        assert b"ready\n" == await self.line(OPENING)
        for number in range(self.count):
            await self.start_node(number)
        for number in range(self.count):
            await self.serves(number)

    def place(self, number: int, clock: float) -> Place:
        store = f"postgresql://postgres@127.0.0.1:{self.stores[number].port}/postgres"
        bus = f"redis://127.0.0.1:{self.buses[number].port}"
        return Place(self.ports[number], store, bus, clock, str(self.notes / str(number)))

    async def line(self, within: float = GIVE_UP) -> bytes:
        assert self.nursery.stdout is not None
        return await asyncio.wait_for(self.nursery.stdout.readline(), within)

    async def close(self) -> str:
        """Everything ends; what nodes complained about beside engines that were gone."""
        with suppress(AttributeError):  # where it was not even opened
            assert self.nursery.stdin is not None
            self.nursery.stdin.close()
            await self.nursery.wait()
            for road in (*self.stores, *self.buses):
                await road.close()
        said = ""
        if hasattr(self, "errors"):
            lines = self.errors.read_text("utf-8").splitlines()
            said = "\n".join(one for one in lines if not any(known in one for known in OF_ENGINES))
        await asyncio.to_thread(self.stack.close)
        return said

    # --- nodes

    async def start_node(self, number: int) -> None:
        async with self.ordering:
            assert self.nursery.stdin is not None
            self.nursery.stdin.write(f"{number}\n".encode())
            await self.line()

    async def serves(self, number: int) -> None:
        """Wait until visitors may be sent there."""
        async with httpx.AsyncClient(timeout=GIVE_UP, trust_env=False) as client:
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get(f"http://127.0.0.1:{self.ports[number]}/ready")).is_success:
                        return
                await asyncio.sleep(0.02)

    def kill_node(self, number: int) -> None:
        self.send(number, signal.SIGKILL)

    def send(self, number: int, what: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(int((self.notes / str(number)).read_text()), what)

    # --- engines

    async def restart_redis(self, after: float) -> None:
        await asyncio.to_thread(self.redis.stop, signal.SIGKILL)
        await asyncio.sleep(after)
        await asyncio.to_thread(self.redis.start)

    async def restart_postgres(self, after: float) -> None:
        """The whole server with all of its processes."""
        await asyncio.to_thread(kill_with_children, self.postgres)
        await asyncio.sleep(after)
        await asyncio.to_thread(self.postgres.start)

    def kill_backend(self) -> None:
        """One process of the database fails, so that it throws everybody out and starts anew by itself."""
        if self.postgres.process is None:
            return
        found = [one for one in children(self.postgres.process.pid) if is_backend(one)]
        if found:
            with suppress(ProcessLookupError):
                os.kill(self.rng.choice(found), signal.SIGKILL)


def clocks(count: int) -> list[float]:
    return [CLOCKS[number % len(CLOCKS)] for number in range(count)]


def free_port(rng: Random) -> int:
    while True:
        port = rng.choice(PORTS)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def children(pid: int) -> list[int]:
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except FileNotFoundError:
        return []


def is_backend(pid: int) -> bool:
    """Whether this process of PostgreSQL serves somebody."""
    try:
        return b"postgres postgres" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except FileNotFoundError:
        return False


def kill_with_children(postgres: Postgres) -> None:
    assert postgres.process is not None
    found = children(postgres.process.pid)
    os.kill(postgres.process.pid, signal.SIGKILL)
    for one in found:
        with suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)
    postgres.kill()
