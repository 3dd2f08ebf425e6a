"""Hidden Leaders in words, for those who know no game by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum.games.hidden_leaders.engine.foresight import Foreseen as HiddenLeadersForeseen
from interregnum.games.hidden_leaders.engine.view import View as HiddenLeadersView
from interregnum.games.hidden_leaders.words.book import Book, book
from interregnum.games.hidden_leaders.words.words import HiddenLeadersWords
from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question
from interregnum.kernel.view import Foreseen, View
from interregnum.words.speaker import Placed, Speaker


class HiddenLeadersSpeaker(Speaker):
    """Speaks of Hidden Leaders."""

    def __init__(self, lang: str) -> None:
        self.words: Final = HiddenLeadersWords(lang)

    def question(self, question: Question, view: View, names: Sequence[str]) -> str:
        return self.words.question_text(question, known(view), names)

    def choices(self, question: Question, view: View, names: Sequence[str]) -> list[str]:
        return [self.words.choice_text(question.ask, one, known(view), names) for one in question.choices]

    def preview(self, view: View, foreseen: Foreseen, names: Sequence[str]) -> str:
        assert isinstance(foreseen, HiddenLeadersForeseen)
        return self.words.preview_text(foreseen, known(view), names)

    def pinned(self, view: View, names: Sequence[str]) -> list[str]:
        return self.words.pinned_texts(known(view), names)

    def waiting(self, view: View, names: Sequence[str]) -> str:
        return self.words.waiting_text(known(view), names)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return self.words.event_text(event, names)

    def result(self, view: View, names: Sequence[str]) -> list[str]:
        outcome = known(view).outcome
        return [] if outcome is None else self.words.outcome_lines(outcome, names)

    def places(self, view: View) -> list[Placed]:
        outcome = known(view).outcome
        return [] if outcome is None else self.words.places(outcome)

    def book(self) -> Book:
        return book(self.words)


def known(view: View) -> HiddenLeadersView:
    assert isinstance(view, HiddenLeadersView)
    return view
