"""What `interregnum cards` shows of each game: its things by number, with filters and texts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from rich.text import Text

from interregnum.cli.speech import Speech
from interregnum.kernel.errors import BadOptions
from interregnum.registry import PACKAGES, brought_by, package


class Shelf(ABC):
    """The things of one box in one language."""

    ids: tuple[str, ...]

    def __init__(self, speech: Speech, width: int) -> None:
        self.speech: Final = speech
        self.width: Final = width

    @abstractmethod
    def values(self, name: str) -> tuple[str, ...]:
        """The words a filter knows; none for a filter that means nothing here."""

    @abstractmethod
    def tags(self, number: int, name: str) -> tuple[str, ...]:
        """What a filter is compared with."""

    @abstractmethod
    def everything(self, number: int) -> str:
        """Id, name and text in small letters."""

    @abstractmethod
    def lines(self, number: int) -> list[Text]:
        """A thing as people read it."""

    @abstractmethod
    def plain(self, number: int) -> dict[str, object]:
        """A thing as a program reads it."""

    def count(self, n: int) -> str:
        return self.speech.ui("cards", n=n) if n else self.speech.cli("no-card-fits")


def shelf(game: str, lang: str, width: int) -> Shelf:
    """The things of a game; one that has none to look up is refused with those that have."""
    here = package(game)
    if here.shelf is None:
        able = ", ".join(one.id for one in PACKAGES.values() if one.shelf)
        raise BadOptions("unknown-game", facts={"game": game, "games": able})
    with brought_by(game):
        made: Shelf = here.part(here.shelf)(lang, width)
    return made
