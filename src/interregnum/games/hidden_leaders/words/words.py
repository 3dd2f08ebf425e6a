"""Every word a person reads about Hidden Leaders, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum.games.hidden_leaders.engine.facts import BoxFacts, CardFacts
from interregnum.games.hidden_leaders.engine.foresight import Foreseen
from interregnum.games.hidden_leaders.engine.scoring import Outcome
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.words.cards import CardText, card_layout, card_text
from interregnum.games.hidden_leaders.words.choices import choice_line, pinned_lines
from interregnum.games.hidden_leaders.words.events import event_line
from interregnum.games.hidden_leaders.words.outcome import outcome_lines, places
from interregnum.games.hidden_leaders.words.previews import Outlook
from interregnum.games.hidden_leaders.words.questions import question_line, waiting_line
from interregnum.games.hidden_leaders.words.table import Table, standard_box
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question
from interregnum.words.speaker import Placed
from interregnum.words.words import Words

LETTERS: Final = tuple(SEAT_LETTERS)


class HiddenLeadersWords(Words):
    """Speaks one language; players are called by the names given, or by the letters of their seats."""

    def __init__(self, lang: str, box: BoxFacts | None = None) -> None:
        super().__init__(lang)
        self.box: Final = standard_box() if box is None else box

    def card_name(self, card: str) -> str:
        """The name of a card by its id."""
        return self.catalogue.say(f"hidden-leaders-card-{card}")

    def leader_name(self, leader: str) -> str:
        return self.catalogue.say(f"hidden-leaders-leader-{leader}")

    def leader_epithet(self, leader: str) -> str:
        return self.catalogue.say(f"hidden-leaders-leader-{leader}.epithet")

    def faction(self, faction: str, case: str = "nom") -> str:
        """The name of a faction: nom, gen, dat, acc or ins."""
        return self.catalogue.say("hidden-leaders-faction", faction=faction, case=case)

    def card_text(self, facts: CardFacts) -> str:
        return card_text(facts, self.lang)

    def card_layout(self, facts: CardFacts) -> CardText:
        """The marker line and the text lines apart."""
        return card_layout(facts, self.lang)

    def question_text(self, question: Question, view: View, names: Sequence[str] = LETTERS) -> str:
        """What is asked, and by which card or rule."""
        return question_line(self.table(names), question, view)

    def waiting_text(self, view: View, names: Sequence[str] = LETTERS) -> str:
        """Who has to answer what: the same for all who are not asked."""
        return waiting_line(self.table(names), view)

    def choice_text(self, ask: int, choice: int, view: View, names: Sequence[str] = LETTERS) -> str:
        """What an answer means to its chooser."""
        return choice_line(self.table(names), ask, choice, view)

    def preview_text(self, foreseen: Foreseen, view: View, names: Sequence[str] = LETTERS) -> str:
        """What an answer would bring."""
        return Outlook(self.table(names), view, foreseen).text()

    def pinned_texts(self, view: View, names: Sequence[str] = LETTERS) -> list[str]:
        """What was chosen before, where a question goes on with it."""
        return pinned_lines(self.table(names), view)

    def event_text(self, event: Event, names: Sequence[str] = LETTERS) -> str:
        """A line of the log for an event as redacted for a viewer."""
        return event_line(self.table(names), event)

    def outcome_lines(self, outcome: Outcome, names: Sequence[str] = LETTERS) -> list[str]:
        """The result, step by step."""
        return outcome_lines(self.table(names), outcome)

    def places(self, outcome: Outcome) -> list[Placed]:
        """How everybody finished, the winner first."""
        return places(self.table(()), outcome)

    def table(self, names: Sequence[str]) -> Table:
        return Table(self.catalogue, self.box, tuple(names))
