"""The rungs of Heroes, from gentle to masterly: what each works, and the habits of those who do not look ahead."""

from __future__ import annotations

from typing import Final

from interregnum.bots.bot import Bot
from interregnum.bots.rung import Rung
from interregnum.games.heroes.bots import greedy
from interregnum.games.heroes.bots.habits import GREEDY, HASTY, LONELY, STEADY, Habits
from interregnum.games.heroes.bots.search import AND_MOVES, EVERYTHING, TURNS_ONLY, SearchBot
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import Heroes
from interregnum.kernel.question import Question
from interregnum.kernel.view import View as KernelView


class HabitBot(Bot):
    """Plays as its habits are, one step ahead."""

    def __init__(self, game: Heroes, seed: bytes, seat: int, habits: Habits = GREEDY) -> None:
        super().__init__(seed, seat)
        self.game: Final = game
        self.habits: Final = habits

    def answer(self, view: KernelView, question: Question) -> int:
        assert isinstance(view, View)
        choices = question.choices
        if len(choices) == 1:
            return choices[0]
        if question.ask in (c.FACTION, c.START_HERO):  # all of them can win, and games should not be all alike
            return choices[self.dice.below(len(choices))]
        state = self.game.imagine(view, self.dice)
        return greedy.decide(state, self.seat, choices, self.habits)


def hasty(game: Heroes, seed: bytes, seat: int) -> Bot:
    return HabitBot(game, seed, seat, HASTY)


def lonely(game: Heroes, seed: bytes, seat: int) -> Bot:
    return HabitBot(game, seed, seat, LONELY)


def steady(game: Heroes, seed: bytes, seat: int) -> Bot:
    return HabitBot(game, seed, seat, STEADY)


SCOUT: Final = Rung(hasty)
RANGER: Final = Rung(lonely)
CAPTAIN: Final = Rung(steady)
MARSHAL: Final = Rung(SearchBot, worlds=1, answers=4, rounds=1, scope=TURNS_ONLY)
STRATEGIST: Final = Rung(SearchBot, worlds=8, answers=8, rounds=1, scope=AND_MOVES)
WARLORD: Final = Rung(SearchBot, worlds=16, answers=10, rounds=1, scope=EVERYTHING, plans=3, beyond=1)
