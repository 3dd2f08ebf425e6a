"""How many processes share the work of many games."""

from __future__ import annotations

import os

GAMES_A_WORKER = 20  # fewer are not worth the start of one more process
MOST = 256


def processes(asked: int, games: int) -> int:
    """So many as asked for; for 0 as many as there are cores, unless there is little to do."""
    return asked or max(1, min(os.cpu_count() or 1, games // GAMES_A_WORKER))
