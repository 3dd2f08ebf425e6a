"""What single cards are worth to a seat that cannot play them yet: to hide, draw, keep or discard them."""

from __future__ import annotations

from math import fsum
from typing import Final

from interregnum.games.hidden_leaders.bots.forecast import space
from interregnum.games.hidden_leaders.bots.judge import Judge
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.choices import (
    HARBOR,
    is_card,
    named_card,
    setup_discarded,
    setup_hidden,
    tavern_slot,
)
from interregnum.games.hidden_leaders.engine.view import View

HERO: Final = 0.06  # a hero of an own faction, beside what it does to the markers
UNSEEN: Final = 12  # how many cards stand for all that could lie in the harbor


class Appraisal:
    """The cards one seat sees, as it would like to play them next turn."""

    def __init__(self, box: Box, judge: Judge, view: View) -> None:
        self.judge: Final = judge
        self.view: Final = view
        self.at: Final = space(view.red, view.green)
        self.spaces: Final = judge.table(view)
        self.reach: Final = judge.forecast.reach
        self.cards: Final = len(box.ids)

    def value(self, card: int) -> float:
        """What the markers gain by its best move, and the hero itself, without the digits in which platforms differ."""
        best = max([self.spaces[to] for to in self.reach[card][self.at]])
        return round(best - self.spaces[self.at] + HERO * self.heroes(card), 9)

    def heroes(self, card: int) -> int:
        """How many heroes it counts for in the own party, whichever of the own factions wins."""
        return sum([self.judge.own_heroes[faction][card] for faction in self.judge.factions])

    def usual(self) -> float:
        """What a card nobody has seen is worth."""
        some = range(self.view.decisions % 7, self.cards, max(self.cards // UNSEEN, 1))
        return fsum([self.value(card) for card in some]) / len(some)

    def is_poor(self, card: int) -> bool:
        return self.value(card) < self.usual()

    def setup(self, choices: list[int]) -> int:
        """Hide a hero of an own faction that moves the markers little, discard the poorest card."""
        return max(choices, key=self.setup_value)

    def setup_value(self, choice: int) -> float:
        hidden = setup_hidden(choice)
        return round(3 * HERO * self.heroes(hidden) - self.value(hidden) - self.value(setup_discarded(choice)), 9)

    def draw(self, choices: list[int]) -> int:
        """The best card of the tavern, or the harbor if that promises more."""
        return max(choices, key=self.draw_value)

    def draw_value(self, choice: int) -> float:
        return self.usual() if choice == HARBOR else self.value(self.view.tavern[tavern_slot(choice)])

    def worst(self, choices: list[int]) -> int:
        """The poorest of the hand cards that can be discarded."""
        return min([choice for choice in choices if is_card(choice)], key=lambda choice: self.value(named_card(choice)))
