"""A server in a process of its own, a crowd in this one, and what can be seen of both."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from interregnum.cli.crowd import Crowd
from interregnum.cli.engine_cost import cpu_seconds, family_seconds, postgres_process, redis_process
from interregnum.cli.host import Host, watched
from interregnum.cli.load import Figures, histogram
from interregnum.cli.serving import more_files, settle_memory
from interregnum.lab.bench import build
from interregnum.server.settings import Settings
from interregnum.server.store.opening import open_bus, open_store

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
    langs: list[str]
    bots: str = ""  # who plays at further tables
    bot_tables: int = 0
    nodes: int = 1
    store: str = ""  # which nodes share; none: a file
    bus: str = ""

    @property
    def kept(self) -> list[str]:
        """The options by which a node finds its tables, if they are not in a folder of its own."""
        return [*(["--store", self.store] if self.store else []), *(["--bus", self.bus] if self.bus else [])]


@asynccontextmanager
async def server(data: Path | None, *more: str) -> AsyncIterator[tuple[str, int]]:
    """The address and the process of a fresh server; without a folder it is told where its tables are."""
    words = ["serve", "--port", "0", *([] if data is None else ["--data", str(data)]), "--log-json", *more]
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


def memory_kb(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@dataclass
class Costs:
    """What processes had used at one moment."""

    nodes: float
    postgres: float | None
    redis: float | None


class Meter:
    """The processes that are measured."""

    def __init__(self, nodes: list[int], postgres: int | None, redis: int | None) -> None:
        self.nodes, self.postgres, self.redis = nodes, postgres, redis

    def read(self) -> Costs:
        return Costs(
            sum(cpu_seconds(one) for one in self.nodes),
            None if self.postgres is None else family_seconds(self.postgres),
            None if self.redis is None else cpu_seconds(self.redis),
        )

    def memory_kb(self) -> int:
        return sum(memory_kb(one) for one in self.nodes)


async def need_engines(wish: Wish) -> None:
    """Whatever is wrong with a store or a bus is told in one line, before any node is started."""
    settings = Settings(Path(), wish.store, wish.bus)
    bus = await open_bus(settings)
    if bus is not None:
        await bus.close()
    if wish.store:
        await (await open_store(settings)).close()


async def metered(wish: Wish, nodes: list[int]) -> Meter:
    postgres = await postgres_process(wish.store) if wish.store else None
    return Meter(nodes, postgres, await redis_process(wish.bus) if wish.bus else None)


async def measured(wish: Wish) -> Figures:
    """Set up all tables, connect everybody, play."""
    more_files()
    await need_engines(wish)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        limits = [word for name, value in MANY.items() for word in ("--limit", f"{name}={value}")]
        data = None if wish.store else folder
        nodes = [await stack.enter_async_context(server(data, *wish.kept, *limits)) for _ in range(wish.nodes)]
        (url, *others), pids = [one for one, _ in nodes], [pid for _, pid in nodes]
        meter = await metered(wish, pids)
        crowd = Crowd(url, wish.game, wish.seed, wish.langs, others)
        empty = meter.memory_kb()
        await crowd.sit_down(wish.tables, wish.seats)
        idle = meter.memory_kb()
        await crowd.look()
        settle_memory()  # else what is measured is how long this process looks for its own garbage
        await asyncio.sleep(SETTLE)
        connected = meter.memory_kb()
        quiet = 0.0
        if wish.bots:
            await crowd.play(wish.rate, wish.seconds)
            quiet = share(sorted(crowd.counted.waits), 0.99)
            await crowd.set_up_bots(wish.bot_tables, wish.seats, wish.bots)
        crowd.counted.clear()
        before = meter.read()
        async with watched() as host:
            seconds = await crowd.play(wish.rate, wish.seconds)
        after = meter.read()
        await crowd.leave()
    memory = (idle - empty) / wish.tables, (connected - empty) / wish.tables
    return figures(wish, crowd, seconds, (before, after), memory, quiet, host)


def each(before: float | None, after: float | None, answers: int) -> float | None:
    """Milliseconds for one answer, where it is known."""
    return None if before is None or after is None else 1000 * (after - before) / max(answers, 1)


def figures(
    wish: Wish,
    crowd: Crowd,
    seconds: float,
    costs: tuple[Costs, Costs],
    memory: tuple[float, float],
    quiet: float,
    host: Host,
) -> Figures:
    seen = crowd.counted
    waits = sorted(seen.waits)
    calm = host.calm(seen.moments, seen.waits)
    answers = len(waits)
    before, after = costs
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
        cpu_ms=each(before.nodes, after.nodes, answers) or 0.0,
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
        nodes=wish.nodes,
        store="postgresql" if wish.store else "sqlite",
        words=",".join(wish.langs),
        postgres_ms=each(before.postgres, after.postgres, answers),
        redis_ms=each(before.redis, after.redis, answers),
    )


def share(waits: list[float], part: float) -> float:
    """The milliseconds within which this part of the answers was shown."""
    return 1000 * waits[max(ceil(part * len(waits)) - 1, 0)] if waits else 0.0
