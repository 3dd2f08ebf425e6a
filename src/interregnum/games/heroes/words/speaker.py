"""Heroes in words, for those who know no game by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum.games.heroes.engine.view import View as HeroesView
from interregnum.games.heroes.words.book import HeroesBook, book
from interregnum.games.heroes.words.words import HeroesWords
from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question
from interregnum.kernel.view import View
from interregnum.words.speaker import Placed, Speaker


class HeroesSpeaker(Speaker):
    """Speaks of Heroes."""

    def __init__(self, lang: str) -> None:
        self.words: Final = HeroesWords(lang)

    def question(self, question: Question, view: View, names: Sequence[str]) -> str:
        return self.words.question_text(known(view), names)

    def choices(self, question: Question, view: View, names: Sequence[str]) -> list[str]:
        return self.words.choice_texts(known(view), question.choices, names)

    def reasons(self, view: View, written: str, names: Sequence[str]) -> list[str]:
        return self.words.reason_texts(known(view), written, names)

    def waiting(self, view: View, names: Sequence[str]) -> str:
        return self.words.waiting_text(known(view), names)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return self.words.event_text(event, names)

    def result(self, view: View, names: Sequence[str]) -> list[str]:
        return self.words.outcome_lines(known(view), names)

    def places(self, view: View) -> list[Placed]:
        return self.words.places(known(view))

    def book(self) -> HeroesBook:
        return book(self.words)


def known(view: View) -> HeroesView:
    assert isinstance(view, HeroesView)
    return view
