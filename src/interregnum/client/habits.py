"""How a line behaves: where its ids come from, and how long it waits for what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from secrets import token_hex
from typing import Final

ID_BYTES: Final = 12


def new_id() -> str:
    """An id that no other command has."""
    return token_hex(ID_BYTES)


@dataclass(frozen=True, slots=True)
class Habits:
    """What tests and impatient people may want otherwise; times are in seconds."""

    ids: Callable[[], str] = new_id
    chance: Random = field(default_factory=SystemRandom)  # so that not everybody comes back at the same moment
    first_pause: float = 0.1  # before coming back
    longest_pause: float = 0.8  # so that everybody is back within a second of the line's return
    opening: float = 10.0  # for a line to open
    again: float = 0.8  # until what is expected is asked for once more
    doubt: float = 30.0  # for which silence is not trusted after something went astray
    silence: float = 15.0  # after which one asks whether there is really nothing new


class Pauses:
    """Each pause is twice as long as the one before, until something worked."""

    def __init__(self, habits: Habits) -> None:
        self.habits: Final = habits
        self.number = 0

    def reset(self) -> None:
        self.number = 0

    def next(self) -> float:
        """How long to wait now: between half of the pause and all of it."""
        whole = min(self.habits.first_pause * 2.0**self.number, self.habits.longest_pause)
        self.number = min(self.number + 1, 30)
        return whole * (0.5 + 0.5 * self.habits.chance.random())
