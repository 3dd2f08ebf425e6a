"""What a game counts over many games besides wins and lengths."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from interregnum.kernel.journal import Plain
from interregnum.lab.shares import Share
from interregnum.registry import brought_by


class Shares(NamedTuple):
    """A table: what its rows are, of which games the shares are, and the rows."""

    what: str
    of: str
    rows: list[tuple[str, Share]]


class Figures(ABC):
    """Sums over games, asked for when all of them were played."""

    @abstractmethod
    def add(self, result: Plain) -> None:
        """Count one more game."""

    @abstractmethod
    def plain(self) -> Plain:
        """The figures by name."""

    @abstractmethod
    def lines(self) -> list[str]:
        """What can be said in a line."""

    @abstractmethod
    def tables(self) -> list[Shares]:
        """What is better read in rows."""


def figures(game: str) -> Figures | None:
    """What this game counts; nothing for most."""
    with brought_by(game) as here:
        made: Figures | None = None if here.figures is None else here.part(here.figures)()
    return made
