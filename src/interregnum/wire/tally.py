"""A finished game in figures, counted answer after answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from msgspec import Struct

from interregnum.kernel.journal import Event
from interregnum.kernel.view import View


class Tally(ABC):
    """Counts one game through the eyes of a watcher, or with everything open."""

    everything_open: ClassVar[bool] = False

    @abstractmethod
    def follow(self, answers: int, view: View, events: Sequence[Event]) -> None:
        """The position after so many answers, and what happened since the one before."""

    @abstractmethod
    def told(self) -> Struct:
        """What it came to."""
