"""Kill many servers, and say what came of it: `python -m tests.server.kills 2000`; a game's name plays that alone.

Every second kill is a power cut where there is a C compiler on Linux.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.kills.ledger import Ledger
from tests.server.kills.power import compiler
from tests.server.kills.storm import MOMENTS, Storm

from interregnum.registry import GAMES

EVERY = 100  # kills between two lines
CUTS = 0.5  # of all kills


def sorted_out(words: list[str]) -> tuple[list[int], Sequence[str]]:
    """The numbers among the words, and the games; if none is named, all."""
    games = [word for word in words if word in GAMES]
    return [int(word) for word in words if word not in GAMES], games or GAMES


def told(ledger: Ledger) -> str:
    """The figures in a few lines."""
    counts, broken = ledger.counts, ledger.broken
    moments = ", ".join(f"{name} {counts[f'killed: {name}']}" for name in MOMENTS)
    games = ", ".join(f"{game} {counts[f'games of {game}']}" for game in GAMES)
    checked = f"views checked {counts['views checked']}, news checked {counts['news checked']}"
    took = counts["cuts that took something"]
    lines = [
        f"kills {counts['kills']} ({moments}), lines lost {counts['lines lost']}",
        f"power cuts {counts['power cuts']}, of them {took} took something, {counts['sectors lost']} sectors in all",
        f"commands acknowledged {len(ledger.done)}, refused {len(ledger.refused)}, sent again {counts['sent again']}",
        f"requests acknowledged {counts['requests']}, repeated {counts['requests repeated']}",
        f"tables {counts['tables']}, entries {counts['entries']}, games over: {games}",
        f"frames {counts['frames']}, {checked}",
        f"violations {broken.total()} {dict(broken) or ''}",
    ]
    return "\n".join([*lines, *ledger.violations])


async def run(kills: int, seed: int, games: Sequence[str]) -> Ledger:
    start = time.monotonic()
    with TemporaryDirectory() as data:
        storm = Storm(Path(data), kills, seed, games=games, cuts=CUTS if compiler() else 0.0)

        def progress() -> None:
            done, ledger = storm.ledger.counts["kills"], storm.ledger
            if done % EVERY == 0:
                said = f"{done} kills, {len(ledger.done)} acknowledged, {ledger.broken.total()} violations"
                print(f"{time.monotonic() - start:6.0f} s  {said}", flush=True)

        storm.progress = progress
        return await storm.run()


def main(words: list[str]) -> int:
    numbers, games = sorted_out(words)
    kills, seed = [*numbers, *(2000, 0)[len(numbers) :]]
    ledger = asyncio.run(run(kills, seed, games))
    print(told(ledger))
    return 1 if ledger.broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
