"""A game played on by players with habits: the playouts of those who look ahead."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.bots import greedy
from interregnum.games.heroes.bots.habits import Habits
from interregnum.games.heroes.engine.state import State


def play_on(state: State, habits: Habits, until: i64, decisions: i64) -> i64:
    """All seats answer until the round of this number begins, the game is over, or so many questions are answered.

    Gives how many answers are left.
    """
    while not state.over and state.round < until and decisions > 0:
        state.answer(greedy.decide(state, state.asked, state.choices, habits))
        decisions -= 1
    return decisions
