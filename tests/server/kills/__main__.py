"""Kill many servers, and say what came of it: `python -m tests.server.kills 2000`."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.kills.ledger import Ledger
from tests.server.kills.storm import MOMENTS, Storm

EVERY = 100  # kills between two lines


def told(ledger: Ledger) -> str:
    """The figures in a few lines."""
    counts, broken = ledger.counts, ledger.broken
    moments = ", ".join(f"{name} {counts[f'killed: {name}']}" for name in MOMENTS)
    checked = f"views checked {counts['views checked']}, news checked {counts['news checked']}"
    lines = [
        f"kills {counts['kills']} ({moments}), lines lost {counts['lines lost']}",
        f"commands acknowledged {len(ledger.done)}, refused {len(ledger.refused)}, sent again {counts['sent again']}",
        f"requests acknowledged {counts['requests']}, repeated {counts['requests repeated']}",
        f"tables {counts['tables']}, games {counts['games']}, entries {counts['entries']}",
        f"frames {counts['frames']}, {checked}",
        f"violations {broken.total()} {dict(broken) or ''}",
    ]
    return "\n".join([*lines, *ledger.violations])


async def run(kills: int, seed: int) -> Ledger:
    start = time.monotonic()
    with TemporaryDirectory() as data:
        storm = Storm(Path(data), kills, seed)

        def progress() -> None:
            done, ledger = storm.ledger.counts["kills"], storm.ledger
            if done % EVERY == 0:
                said = f"{done} kills, {len(ledger.done)} acknowledged, {ledger.broken.total()} violations"
                print(f"{time.monotonic() - start:6.0f} s  {said}", flush=True)

        storm.progress = progress
        return await storm.run()


def main(words: list[str]) -> int:
    ledger = asyncio.run(run(int(words[0]) if words else 2000, int(words[1]) if words[1:] else 0))
    print(told(ledger))
    return 1 if ledger.broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
