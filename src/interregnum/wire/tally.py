"""A finished game in figures: what everybody saw of it, counted answer after answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import Struct

from interregnum.kernel.journal import Event
from interregnum.kernel.view import View


class Tally(ABC):
    """Counts one game through the eyes of a watcher."""

    @abstractmethod
    def follow(self, answers: int, view: View, events: Sequence[Event]) -> None:
        """The position after so many answers, and what happened since the one before."""

    @abstractmethod
    def told(self) -> Struct:
        """What it came to."""
