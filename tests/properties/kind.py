"""A game as the properties play it: random answers from a random beginning, of all seat counts and options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st
from tests.properties.random_games import chooser, seeds

from interregnum.kernel.dice import Dice
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Event
from interregnum.kernel.options import Chosen

WHOLE = 10**6  # answers: more than any game has


@dataclass(frozen=True)
class Deal:
    """What a random game begins with: each game makes of it what it can."""

    seed: int
    seats: int
    options: int


@dataclass(frozen=True)
class Kind:
    """One of the games; a state is whatever state that game has."""

    game: Game
    options: Sequence[Chosen]
    begin: Callable[..., Any]
    pick: Callable[[Any, Dice], int]
    check: Callable[[Any], None]  # what must hold in every position
    stretch: int  # answers that are looked at
    codes: Sequence[int]  # a sample of all
    fitting: Callable[[int, Chosen], Chosen] = lambda seats, options: options  # those that go with so many seats

    def seats(self, deal: Deal) -> int:
        return 2 + (deal.seats - 2) % (self.game.max_seats - 1)

    def chosen(self, deal: Deal) -> Chosen:
        """The options, without one that does not fit the seats."""
        return self.fitting(self.seats(deal), self.options[deal.options])

    def start(self, deal: Deal, journal: bool = False) -> Any:
        return self.begin(deal.seed, self.seats(deal), self.options[deal.options], journal)

    def answers(self, state: Any, dice: Dice, most: int = 0) -> Iterator[int]:
        """Random answers, at most so many; each is yielded before it is given."""
        for _ in range(most or self.stretch):
            if state.over:
                return
            choice = self.pick(state, dice)
            yield choice
            state.answer(choice)

    def played(self, deal: Deal, most: int = 0) -> Any:
        """A state after so many answers, with its journal."""
        state = self.start(deal, journal=True)
        for _ in self.answers(state, chooser(deal.seed), most):
            pass
        return state

    def told(self, deal: Deal) -> list[Event]:
        """What happened in a stretch of a game."""
        events: list[Event] = self.played(deal, 2 * self.stretch).journal.events
        return events


deals = st.builds(Deal, seeds, st.integers(2, 6), st.integers(0, 4))
