"""Everything that is said during a game of Heroes, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum.games.heroes.border.reasons import reasons_of
from interregnum.games.heroes.engine.sight import sight_of
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import standard
from interregnum.games.heroes.words.cards import HeroesCards
from interregnum.games.heroes.words.choices import Choices
from interregnum.games.heroes.words.events import event_line
from interregnum.games.heroes.words.outcome import outcome_lines, places
from interregnum.games.heroes.words.questions import question_line, waiting_line
from interregnum.games.heroes.words.reasons import reason_line
from interregnum.games.heroes.words.table import HeroesTable
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.journal import Event
from interregnum.words.speaker import Placed
from interregnum.words.words import Words

LETTERS: Final = tuple(SEAT_LETTERS)


class HeroesWords(Words):
    """Speaks one language; players are called by the names given, or by the letters of their seats."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.cards: Final = HeroesCards(self.catalogue)
        self.box: Final = standard().box

    def table(self, names: Sequence[str]) -> HeroesTable:
        return HeroesTable(self.cards, self.box, names)

    def question_text(self, view: View, names: Sequence[str] = LETTERS) -> str:
        """What is asked, and by whom."""
        return question_line(self.table(names), view)

    def choice_texts(self, view: View, choices: Sequence[int], names: Sequence[str] = LETTERS) -> list[str]:
        """What each answer means to its chooser."""
        told = Choices(self.table(names), sight_of(view))
        return [told.text(choice) for choice in choices]

    def reason_texts(self, view: View, written: str, names: Sequence[str] = LETTERS) -> list[str]:
        """Why an answer in notation is not listed."""
        return [reason_line(self.table(names), one) for one in reasons_of(view, written)]

    def waiting_text(self, view: View, names: Sequence[str] = LETTERS) -> str:
        """Who has to answer what: the same for all who are not asked."""
        return waiting_line(self.table(names), view)

    def event_text(self, event: Event, names: Sequence[str] = LETTERS) -> str:
        """A line of the log for an event as redacted for a viewer."""
        return event_line(self.table(names), event)

    def outcome_lines(self, view: View, names: Sequence[str] = LETTERS) -> list[str]:
        """The result of a game that is over, step by step."""
        return outcome_lines(self.table(names), view) if view.over else []

    def places(self, view: View) -> list[Placed]:
        """How everybody finished, the winners first."""
        return places(self.table(LETTERS), view) if view.over else []
