"""Who puts a game into words, for those who know no game by name: the server and its clients."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from interregnum.games.heroes import game as heroes
from interregnum.games.heroes.view import View as HeroesView
from interregnum.games.hidden_leaders import game as hidden_leaders
from interregnum.games.hidden_leaders.view import View as HiddenLeadersView
from interregnum.i18n import Words
from interregnum.i18n.book import Book, book
from interregnum.i18n.heroes.book import HeroesBook
from interregnum.i18n.heroes.book import book as heroes_book
from interregnum.i18n.heroes.words import HeroesWords
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.journal import Event
from interregnum.kernel.question import Question
from interregnum.kernel.view import View


class Speaker(ABC):
    """Speaks of one game in one language; players are called by the names given."""

    @abstractmethod
    def question(self, question: Question, view: View, names: Sequence[str]) -> str:
        """What is asked, and by which card or rule."""

    @abstractmethod
    def choices(self, question: Question, view: View, names: Sequence[str]) -> list[str]:
        """What each answer means to its chooser."""

    @abstractmethod
    def waiting(self, view: View, names: Sequence[str]) -> str:
        """Who has to answer what, for all who are not asked."""

    @abstractmethod
    def event(self, event: Event, names: Sequence[str]) -> str:
        """A line of the log for an event as redacted for a viewer."""

    @abstractmethod
    def result(self, view: View, names: Sequence[str]) -> list[str]:
        """The result of a game that is over, step by step."""

    @abstractmethod
    def book(self) -> object:
        """Everything in the box with its words; the game's adapter knows its form on the wire."""


class HiddenLeadersSpeaker(Speaker):
    """Speaks of Hidden Leaders."""

    def __init__(self, lang: str) -> None:
        self.words: Final = Words(lang)

    def question(self, question: Question, view: View, names: Sequence[str]) -> str:
        return self.words.question_text(question, known(view), names)

    def choices(self, question: Question, view: View, names: Sequence[str]) -> list[str]:
        return [self.words.choice_text(question.ask, one, known(view), names) for one in question.choices]

    def waiting(self, view: View, names: Sequence[str]) -> str:
        return self.words.waiting_text(known(view), names)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return self.words.event_text(event, names)

    def result(self, view: View, names: Sequence[str]) -> list[str]:
        outcome = known(view).outcome
        return [] if outcome is None else self.words.outcome_lines(outcome, names)

    def book(self) -> Book:
        return book(self.words)


class HeroesSpeaker(Speaker):
    """Speaks of Heroes."""

    def __init__(self, lang: str) -> None:
        self.words: Final = HeroesWords(lang)

    def question(self, question: Question, view: View, names: Sequence[str]) -> str:
        return self.words.question_text(of_heroes(view), names)

    def choices(self, question: Question, view: View, names: Sequence[str]) -> list[str]:
        return self.words.choice_texts(of_heroes(view), question.choices, names)

    def waiting(self, view: View, names: Sequence[str]) -> str:
        return self.words.waiting_text(of_heroes(view), names)

    def event(self, event: Event, names: Sequence[str]) -> str:
        return self.words.event_text(event, names)

    def result(self, view: View, names: Sequence[str]) -> list[str]:
        return self.words.outcome_lines(of_heroes(view), names)

    def book(self) -> HeroesBook:
        return heroes_book(self.words)


def known(view: View) -> HiddenLeadersView:
    assert isinstance(view, HiddenLeadersView)
    return view


def of_heroes(view: View) -> HeroesView:
    assert isinstance(view, HeroesView)
    return view


SPEAKERS: dict[str, Callable[[str], Speaker]] = {
    hidden_leaders.ID: cache(HiddenLeadersSpeaker),
    heroes.ID: cache(HeroesSpeaker),
}


def speaker(game_id: str, lang: str) -> Speaker:
    """The speaker of a game and a language, made once."""
    if game_id not in SPEAKERS:
        raise BadOptions("unknown-game", facts={"game": game_id, "games": ", ".join(SPEAKERS)})
    return SPEAKERS[game_id](lang)
