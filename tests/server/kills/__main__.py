"""Kill many servers, and say what came of it: `python -m tests.server.kills 2000`; a game's name plays that alone.

Every second kill is a power cut where there is a C compiler on Linux. With the word `nodes`, several nodes share a
store in PostgreSQL and a bus in Redis, and nodes, engines and the ways between them fail.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.kills.ledger import Ledger
from tests.server.kills.nodes.storm import BLOWS, SOON, NodeStorm
from tests.server.kills.power import compiler
from tests.server.kills.storm import MOMENTS, Storm

from interregnum.registry import GAMES

EVERY = 100  # kills between two lines
CUTS = 0.5  # of all kills
NODES = "nodes"


def sorted_out(words: list[str]) -> tuple[list[int], Sequence[str]]:
    """The numbers among the words, and the games; if none is named, all."""
    games = [word for word in words if word in GAMES]
    return [int(word) for word in words if word not in GAMES], games or GAMES


def told(ledger: Ledger) -> str:
    """The figures of servers that were one at a time, in a few lines."""
    counts = ledger.counts
    moments = ", ".join(f"{name} {counts[f'killed: {name}']}" for name in MOMENTS)
    took = counts["cuts that took something"]
    lines = [
        f"kills {counts['kills']} ({moments}), lines lost {counts['lines lost']}",
        f"power cuts {counts['power cuts']}, of them {took} took something, {counts['sectors lost']} sectors in all",
    ]
    return "\n".join([*lines, *of_games(ledger)])


def told_of_nodes(storm: NodeStorm) -> str:
    """The figures of many nodes, in a few lines."""
    counts = storm.ledger.counts
    blows = ", ".join(f"{name} {counts[name]}" for name in BLOWS)
    late = sum(wait > SOON for wait in storm.waits)
    waited = f"{late} of {len(storm.waits)} waited for more than {SOON:g} s"
    if storm.waits:
        parts = ((name, share(storm.waits, part)) for name, part in (("50%", 0.5), ("90%", 0.9), ("99%", 0.99)))
        waited += f" ({', '.join(f'{name} {found:.2f} s' for name, found in parts)}, worst {max(storm.waits):.2f} s)"
    lines = [
        f"blows {counts['blows']} ({blows}), of them kills {counts['kills']}; lines lost {counts['lines lost']}",
        f"people whose node died {counts['people of dead nodes']}; where nothing else failed, {waited}",
        f"told that nothing can be kept {counts['refused unkept']}, that nobody knows {counts['refused unsure']}",
    ]
    return "\n".join([*lines, *of_games(storm.ledger)])


def share(waits: Sequence[float], part: float) -> float:
    """How long so many of all had to wait at most."""
    return sorted(waits)[min(int(part * len(waits)), len(waits) - 1)]


def of_games(ledger: Ledger) -> list[str]:
    counts, broken = ledger.counts, ledger.broken
    games = ", ".join(f"{game} {counts[f'games of {game}']}" for game in GAMES)
    checked = f"views checked {counts['views checked']}, news checked {counts['news checked']}"
    lines = [
        f"commands acknowledged {len(ledger.done)}, refused {len(ledger.refused)}, sent again {counts['sent again']}",
        f"requests acknowledged {counts['requests']}, repeated {counts['requests repeated']}",
        f"tables {counts['tables']}, entries {counts['entries']}, games over: {games}",
        f"frames {counts['frames']}, {checked}",
        f"violations {broken.total()} {dict(broken) or ''}",
    ]
    return [*lines, *ledger.violations]


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


async def run_nodes(blows: int, seed: int, games: Sequence[str]) -> NodeStorm:
    start = time.monotonic()
    storm = NodeStorm(blows, seed, games=games)

    def progress() -> None:
        done, ledger = storm.ledger.counts["blows"], storm.ledger
        if done % EVERY == 0:
            said = f"{done} blows, {len(ledger.done)} acknowledged, {ledger.broken.total()} violations"
            print(f"{time.monotonic() - start:6.0f} s  {said}", flush=True)

    storm.progress = progress
    await storm.run()
    return storm


def main(words: list[str]) -> int:
    if NODES in words:
        return main_of_nodes([word for word in words if word != NODES])
    numbers, games = sorted_out(words)
    kills, seed = [*numbers, *(2000, 0)[len(numbers) :]]
    ledger = asyncio.run(run(kills, seed, games))
    print(told(ledger))
    return 1 if ledger.broken else 0


def main_of_nodes(words: list[str]) -> int:
    numbers, games = sorted_out(words)
    blows, seed = [*numbers, *(2000, 0)[len(numbers) :]]
    storm = asyncio.run(run_nodes(blows, seed, games))
    print(told_of_nodes(storm))
    return 1 if storm.ledger.broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
