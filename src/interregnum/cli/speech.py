"""What the terminal says whatever is played: one language, and the names of the players."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, TypeAlias

from interregnum.kernel.journal import Event
from interregnum.words.words import Words


class Speech:
    """One language, the names of the players, and the game that they play, if one is known."""

    def __init__(self, lang: str, names: Sequence[str], game: str = "") -> None:
        self.words: Words = Words(lang)
        self.names: Final = list(names)
        self.lang: Final = lang
        self.game: Final = game

    def ui(self, message: str, **words: str | int) -> str:
        return self.words.ui(message, **words)

    def cli(self, message: str, **words: str | int) -> str:
        """A word that only the terminal needs."""
        return self.words.ui(f"cli-{message}", **words)

    def own(self, message: str, **words: str | int) -> str:
        """A word of the game itself."""
        return self.words.catalogue.say(f"{self.game}-{message}", **words)


class Remark(ABC):
    """A line of the log that is no event of the game; what it says is known when the language is."""

    @abstractmethod
    def text(self, speech: Speech) -> str:
        """The line in words."""


class TakenBack:
    """What happened in the game and stands no more, and whose wish that was."""

    def __init__(self, entry: Entry, by: int) -> None:
        self.entry: Final = entry
        self.by: Final = by


Entry: TypeAlias = Event | Remark | TakenBack
