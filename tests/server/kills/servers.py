"""Servers of one store, one at a time: real processes that are killed, and quickly followed by the next."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.kills.power import Power, preloaded

ROOT = Path(__file__).parents[3]
GIVE_UP = 60.0  # seconds


class Servers:
    """The process that brings forth servers, and the one that lives now."""

    def __init__(self, data: Path, fault: str, power: bool = False) -> None:
        self.data = data
        self.power = power  # whether it can be cut
        self.fault = fault
        self.port = self.server = self.life = 0
        self.errors = data / "errors.txt"

    async def open(self) -> None:
        """The first server."""
        data = self.data.resolve()
        power = Power(data / "tables.sqlite3", data / "unsynced")
        watched = preloaded(power, data) if self.power else {}
        words = [sys.executable, "-m", "tests.server.kills.nursery", str(data), self.fault]
        with self.errors.open("wb") as file:
            self.nursery = await asyncio.create_subprocess_exec(
                *words, cwd=ROOT, env={**os.environ, **watched},
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=file,
            )  # fmt: skip
        self.port = await self.number()
        await self.restart()

    async def restart(self) -> None:
        """Another server, when the one before is gone."""
        self.server = await self.order(b"\n")
        self.life += 1

    async def cut(self) -> int:
        """The power goes; how many sectors of the store went with it."""
        self.server = 0
        return await self.order(b"c")

    async def order(self, letter: bytes) -> int:
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(letter)
        return await self.number()

    async def number(self) -> int:
        assert self.nursery.stdout is not None
        return int(await asyncio.wait_for(self.nursery.stdout.readline(), GIVE_UP))

    def kill(self) -> None:
        """For a server that is killed already it does nothing."""
        if self.server:
            os.kill(self.server, signal.SIGKILL)

    async def close(self) -> str:
        """Kill the last one, and say what servers complained about."""
        assert self.nursery.stdin is not None
        self.nursery.stdin.close()
        await self.nursery.wait()
        return self.errors.read_text("utf-8")
