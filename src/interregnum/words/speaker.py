"""Who puts a game into words, for those who know no game by name: the server and its clients."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question
from interregnum.kernel.view import Foreseen, View
from interregnum.registry import brought_by
from interregnum.words.catalogue import catalogue


class Placed(NamedTuple):
    """How one seat finished; those whom the rules do not tell apart share a place."""

    seat: int
    place: int | None  # none where nobody has won
    text: str  # after a name and a colon: `second, two points short`


class Speaker(ABC):
    """Speaks of one game in one language; players are called by the names given."""

    @abstractmethod
    def __init__(self, lang: str) -> None:
        """The speaker of this language."""

    @abstractmethod
    def question(self, question: Question, view: View, names: Sequence[str]) -> str:
        """What is asked, and by which card or rule."""

    @abstractmethod
    def choices(self, question: Question, view: View, names: Sequence[str]) -> list[str]:
        """What each answer means to its chooser."""

    def reasons(self, view: View, written: str, names: Sequence[str]) -> list[str]:
        """Why an answer is not listed, one sentence for each reason that the game's adapter gives."""
        return []

    def preview(self, view: View, foreseen: Foreseen, names: Sequence[str]) -> str:
        """What an answer would bring, in a sentence or two of facts."""
        return ""

    def pinned(self, view: View, names: Sequence[str]) -> list[str]:
        """What was chosen before, one phrase for each thing that the game's adapter pins."""
        return []

    @abstractmethod
    def waiting(self, view: View, names: Sequence[str]) -> str:
        """Who has to answer what, for all who are not asked."""

    @abstractmethod
    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log for an event as redacted for a viewer."""

    @abstractmethod
    def result(self, view: View, names: Sequence[str]) -> list[str]:
        """The result of a game that is over, step by step."""

    def places(self, view: View) -> list[Placed]:
        """How everybody finished, the winners first; none of a game that knows winners only."""
        return []

    @abstractmethod
    def book(self) -> object:
        """Everything in the box with its words; the game's adapter knows its form on the wire."""

    # --- for those who have no board of this game

    def title(self) -> str:
        """The name of the game."""
        return ""

    def how_to_play(self) -> list[str]:
        """The rules in a few lines."""
        return []

    def table(self, view: View, names: Sequence[str]) -> list[str]:
        """The table as the viewer knows it, line by line; nothing where there are boards that draw it."""
        return []


@cache
def speaker(game_id: str, lang: str) -> Speaker:
    """The speaker of a game and a language, made once."""
    catalogue(lang)  # an unknown language is nobody's fault but the caller's
    with brought_by(game_id) as here:
        made: Speaker = here.part(here.speaker)(lang)
    return made
