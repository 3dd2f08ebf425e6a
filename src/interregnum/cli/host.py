"""What the machine beneath a virtual one takes away: whoever waits meanwhile does not wait for the server."""

from __future__ import annotations

import asyncio
import os
from bisect import bisect_left, bisect_right
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Final

STAT: Final = Path("/proc/stat")
STOLEN: Final = 8  # its column
STEP: Final = 0.05  # seconds between two looks
LINGER: Final = 0.5  # seconds until what was held up has been done
LEAST: Final = 0.02  # seconds of a processor that are noticed


def stolen() -> float:
    """Seconds of processors that the host has kept for others, as far as this system tells."""
    try:
        columns = STAT.read_text().split(maxsplit=STOLEN + 1)
        return int(columns[STOLEN]) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0


class Host:
    """Notes when the host took how much."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.sums: list[float] = []  # up to then

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            self.note(perf_counter(), stolen())
            await asyncio.sleep(STEP)

    def note(self, at: float, total: float) -> None:
        self.times.append(at)
        self.sums.append(total)

    def taken(self, start: float, end: float) -> float:
        """What was taken between the last look before one moment and the first look after another."""
        if not self.times:
            return 0.0
        first = max(bisect_right(self.times, start) - 1, 0)
        last = min(bisect_left(self.times, end), len(self.times) - 1)
        return self.sums[last] - self.sums[first]

    def calm(self, moments: Sequence[float], waits: Sequence[float]) -> list[float]:
        """Those of these waits, each of which began at a moment, that were waits for the server alone, sorted."""
        return sorted([wait for at, wait in zip(moments, waits, strict=True) if self.is_calm(at, at + wait)])

    def is_calm(self, start: float, end: float) -> bool:
        """Whether nothing noticeable was taken while somebody waited, or shortly before."""
        return self.taken(start - LINGER, end) < LEAST


@asynccontextmanager
async def watched() -> AsyncIterator[Host]:
    """The host, looked at meanwhile."""
    host = Host()
    watching = asyncio.create_task(host.watch())
    try:
        yield host
    finally:
        watching.cancel()
