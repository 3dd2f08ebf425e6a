"""A process whose children open a store and die, each at another step: `python -m` with a fault, a step, and a stride.

Preloaded with `power.c`. Every child keeps a few changes and says what was acknowledged. It dies at one of its steps
and the next one opens the store: a power cut in between takes nothing that was acknowledged, and one after it nothing
that the next one saw. Prints how many steps there were, and what was lost.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from tests.server.kills import planted
from tests.server.kills.power import Power, watch
from tests.server.store.changes import change

from interregnum.server.store.sqlite import open_store

CHANGES = 4
STORE = Path(os.environ["POWER_STORE"])
POWER = Power(STORE, Path(os.environ["POWER_JOURNAL"]))
Life = Callable[[int], None]  # says what it has seen through a pipe


def lived(life: Life, steps: int = -1) -> tuple[int, bool]:
    """A child that dies at some step or at its end: the last thing it said, and whether it came to its end."""
    coming, going = os.pipe()
    child = os.fork()
    if not child:
        os.close(coming)
        watch(steps)
        with suppress(BaseException):
            life(going)
            os.kill(os.getpid(), signal.SIGKILL)
        os._exit(1)
    os.close(going)
    with os.fdopen(coming, "rb") as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status), "a store can always be opened"
    return (said[-1] if said else 0), said.endswith(bytes([CHANGES]))


def keep(told: int) -> None:
    """A new table and its first entries, each acknowledged when the store says that it is kept."""

    async def run() -> None:
        store = await open_store(STORE)
        await store.create(change())
        os.write(told, b"\1")
        for seq in range(2, CHANGES + 1):
            await store.append(change(seq=seq))
            os.write(told, bytes([seq]))

    asyncio.run(run())


def look(told: int) -> None:
    """Open the store as the next server does, and say how much there is."""

    async def run() -> None:
        kept = await (await open_store(STORE)).load("oak")
        os.write(told, bytes([0 if kept is None else len(kept.entries)]))

    asyncio.run(run())


def clean() -> None:
    for path in (*STORE.parent.glob(f"{STORE.name}*"), POWER.notes):
        path.unlink(missing_ok=True)


def cut_after_the_death(steps: int, rng: Random) -> tuple[int, int, bool]:
    """How much was acknowledged, how much was there after a power cut, and whether the life came to its end."""
    acknowledged, whole = lived(keep, steps)
    POWER.cut(rng)
    return acknowledged, lived(look)[0], whole


def cut_after_the_next_life(steps: int, rng: Random) -> tuple[int, int, bool]:
    """How much the next server saw of what the killed one left, and how much was there after a power cut."""
    _, whole = lived(keep, steps)
    POWER.stay()
    seen, _ = lived(look)
    POWER.cut(rng)
    return seen, lived(look)[0], whole


def main(fault: str, first: int, stride: int) -> None:
    planted.plant(fault)
    for course in (cut_after_the_death, cut_after_the_next_life):
        steps, whole = first, False
        while not whole:
            clean()
            promised, found, whole = course(steps, Random(steps))
            if found < promised:
                print(f"{course.__name__} at step {steps}: {promised} were told of, {found} were left")
            steps += stride
        print(f"{course.__name__}: {steps} steps")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
