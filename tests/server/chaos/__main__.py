"""Evenings through a bad line, one seed after the other: `python -m tests.server.chaos 20`, or of one game alone."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.chaos.evening import Evening
from tests.server.kills.__main__ import share, sorted_out

SECOND = 1.0


def told(waits: list[float]) -> str:
    late = sum(wait > SECOND for wait in waits)
    parts = ", ".join(f"{name} {share(waits, part):.3f}" for name, part in (("50%", 0.5), ("90%", 0.9), ("99%", 0.99)))
    return f"in sync after {parts}, worst {max(waits):.3f} s; {late} of {len(waits)} after more than a second"


async def evening(seed: int, games: Sequence[str]) -> Evening:
    with TemporaryDirectory() as data:
        one = Evening(Path(data), seed, games=games)
        await one.run()
        return one


def main(words: list[str]) -> int:
    counts: Counter[str] = Counter()
    waits: list[float] = []
    numbers, games = sorted_out(words)
    for seed in range(numbers[0] if numbers else 20):
        one = asyncio.run(evening(seed, games))
        waits += one.waits
        counts.update(one.proxy.faults)
        counts.update(games=len(one.watchers), returns=one.returns, acknowledged=len(one.ledger.done))
        counts.update(frames=one.ledger.counts["frames"], violations=one.ledger.broken.total())
        print(f"seed {seed}: {told(one.waits)}; {one.ledger.broken.total()} violations", flush=True)
        print("\n".join(one.ledger.violations), end="\n" if one.ledger.violations else "", flush=True)
    print(", ".join(f"{name} {count}" for name, count in counts.items()))
    print(told(waits))
    return 1 if counts["violations"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
