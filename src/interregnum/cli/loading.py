"""A server in a process of its own, a crowd in this one, and what can be seen of both."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from interregnum.cli.crowd import Crowd
from interregnum.cli.host import Host, watched
from interregnum.cli.load import Figures, histogram
from interregnum.cli.serving import more_files, settle_memory
from interregnum.lab.bench import build

ADDRESS = re.compile(rb"http://[0-9.:]+")
PROGRAM = "from interregnum.cli import main; raise SystemExit(main())"
SETTLE = 1.0  # seconds between two parts of a measurement
# one address stands for all these people
MANY = {
    "connections": 100_000, "connections_per_address": 100_000, "tables_per_address": 100_000,
    "requests_per_second": 100_000, "requests_at_once": 100_000, "messages_per_second": 1_000,
}  # fmt: skip


@dataclass(frozen=True)
class Wish:
    """What is to be measured."""

    game: str
    tables: int
    seats: int
    rate: float
    seconds: float
    seed: int
    words: str
    bots: str = ""  # who plays at further tables
    bot_tables: int = 0


@asynccontextmanager
async def server(data: Path, *more: str) -> AsyncIterator[tuple[str, int]]:
    """The address and the process of a fresh server."""
    words = ["serve", "--port", "0", "--data", str(data), "--log-json", *more]
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", PROGRAM, *words, stdout=PIPE, stderr=DEVNULL)
    try:
        yield await address(process), process.pid
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def address(process: Process) -> str:
    """Where the server says it is."""
    assert process.stdout is not None
    async for line in process.stdout:
        found = ADDRESS.search(line)
        if found is not None:
            return found[0].decode()
    raise RuntimeError("the server did not start")


def cpu_seconds(pid: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def measured(wish: Wish) -> Figures:
    """Set up all tables, connect everybody, play."""
    more_files()
    with tempfile.TemporaryDirectory() as folder:
        limits = [word for name, value in MANY.items() for word in ("--limit", f"{name}={value}")]
        async with server(Path(folder), *limits) as (url, pid):
            crowd = Crowd(url, wish.game, wish.seed, wish.words)
            empty = memory_kb(pid)
            await crowd.sit_down(wish.tables, wish.seats)
            idle = memory_kb(pid)
            await crowd.look()
            settle_memory()  # else what is measured is how long this process looks for its own garbage
            await asyncio.sleep(SETTLE)
            connected = memory_kb(pid)
            quiet = 0.0
            if wish.bots:
                await crowd.play(wish.rate, wish.seconds)
                quiet = share(sorted(crowd.counted.waits), 0.99)
                await crowd.set_up_bots(wish.bot_tables, wish.seats, wish.bots)
            crowd.counted.clear()
            before = cpu_seconds(pid)
            async with watched() as host:
                seconds = await crowd.play(wish.rate, wish.seconds)
            used = cpu_seconds(pid) - before
            await crowd.leave()
    memory = (idle - empty) / wish.tables, (connected - empty) / wish.tables
    return figures(wish, crowd, seconds, used, memory, quiet, host)


def figures(
    wish: Wish, crowd: Crowd, seconds: float, used: float, memory: tuple[float, float], quiet: float, host: Host
) -> Figures:
    seen = crowd.counted
    waits = sorted(seen.waits)
    calm = host.calm(seen.moments, seen.waits)
    answers = len(waits)
    return Figures(
        game=wish.game,
        tables=wish.tables,
        seats=wish.seats,
        answers=answers,
        seconds=seconds,
        per_second=answers / seconds,
        p50_ms=share(waits, 0.5),
        p90_ms=share(waits, 0.9),
        p99_ms=share(waits, 0.99),
        worst_ms=share(waits, 1.0),
        cpu_ms=1000 * used / max(answers, 1),
        idle_kb=memory[0],
        open_kb=memory[1],
        frame_bytes=seen.bytes // max(seen.frames, 1),
        refused=seen.refused,
        late=seen.late,
        build=build(),
        histogram=histogram(waits),
        bots=wish.bots,
        bot_tables=wish.bot_tables if wish.bots else 0,
        quiet_p99_ms=quiet,
        calm_answers=len(calm),
        calm_p99_ms=share(calm, 0.99),
        calm_worst_ms=share(calm, 1.0),
        stolen_seconds=host.sums[-1] - host.sums[0],
    )


def share(waits: list[float], part: float) -> float:
    """The milliseconds within which this part of the answers was shown."""
    return 1000 * waits[max(ceil(part * len(waits)) - 1, 0)] if waits else 0.0
