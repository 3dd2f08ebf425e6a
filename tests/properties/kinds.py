"""Both games as the properties play them: random answers from a random beginning, of all seat counts and options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import strategies as st
from tests.properties import heroes_games, random_games
from tests.properties.random_games import chooser, seeds, viewers

from interregnum.games.heroes.engine import choices as heroes_codes
from interregnum.games.heroes.lab import invariants as heroes_invariants
from interregnum.games.hidden_leaders.engine import choices as codes
from interregnum.games.hidden_leaders.lab import invariants
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

    def seats(self, deal: Deal) -> int:
        return 2 + (deal.seats - 2) % (self.game.max_seats - 1)

    def chosen(self, deal: Deal) -> Chosen:
        """The options, without one that does not fit the seats."""
        return heroes_games.fitting(self.seats(deal), self.options[deal.options])

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


LEADERS = Kind(
    random_games.GAME, random_games.OPTIONS, random_games.start, random_games.pick, invariants.check, WHOLE,
    [
        *range(-3, codes.SPOT + 160),
        *range(codes.MOVES, codes.MOVES + 23 * 23),
        *range(codes.SETUPS, codes.SETUPS_END, 97),
    ],
)  # fmt: skip
HEROES = Kind(
    heroes_games.GAME, heroes_games.OPTIONS, heroes_games.start, heroes_games.pick, heroes_invariants.check, 60,
    [
        *range(-3, heroes_codes.USE, 37),
        *range(heroes_codes.USE, heroes_codes.USE + 10_000, 613),
        heroes_codes.ADVANCE, heroes_codes.ADVANCE + 1, 2**40,
    ],
)  # fmt: skip

deals = st.builds(Deal, seeds, st.integers(2, 6), st.integers(0, 4))
both_kinds = pytest.mark.parametrize("kind", [LEADERS, HEROES], ids=["hidden-leaders", "heroes"])

__all__ = ["HEROES", "LEADERS", "Deal", "Kind", "both_kinds", "chooser", "deals", "viewers"]
