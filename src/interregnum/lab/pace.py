"""So much done in so much time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple


@dataclass(frozen=True)
class Pace:
    """So many answered questions, and games or battles, in so much CPU time."""

    decisions: int
    games: int
    cpu_s: float

    @property
    def per_second(self) -> float:
        return self.decisions / self.cpu_s

    @property
    def games_per_second(self) -> float:
        return self.games / self.cpu_s


class Extra(NamedTuple):
    """What a game measures besides whole games: its name, and how; called with the game, CPU seconds and a seed."""

    name: str
    pace: Callable[[Any, float, bytes], Pace]
