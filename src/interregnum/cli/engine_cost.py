"""What PostgreSQL and Redis cost, where they run on this machine: they say which processes are theirs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


async def postgres_process(url: str) -> int | None:
    """The first process of the server; none if it runs elsewhere."""
    from interregnum.server.store.postgres.process import process_of

    found = await process_of(url)
    return found if is_called(found, "postgres") else None


async def redis_process(url: str) -> int | None:
    """The process of the server; none if it runs elsewhere."""
    from interregnum.server.redis.process import process_of

    found = await process_of(url)
    return found if is_called(found, "redis", "valkey") else None


def is_called(pid: int, *names: str) -> bool:
    try:
        return any(name in Path(f"/proc/{pid}/comm").read_text() for name in names)
    except OSError:
        return False


def fields(pid: int) -> list[int]:
    """What the system tells of a process in numbers, from the one after its state on."""
    words = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return [0, *(int(word) for word in words[1:15])]


def cpu_seconds(pid: int) -> float:
    """What a process has used so far."""
    found = fields(pid)
    return (found[11] + found[12]) / TICKS


def family_seconds(pid: int) -> float:
    """What a process has used with all that it has started, also those that have ended."""
    found = fields(pid)
    total = sum(found[11:15]) / TICKS
    for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        try:
            total += cpu_seconds(int(word))
        except OSError:  # it has ended, and counts with its parent the next time
            continue
    return total
