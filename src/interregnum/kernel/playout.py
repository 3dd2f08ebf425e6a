"""A game played to its end by chance alone."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.kernel.dice import Dice
from interregnum.kernel.state import State


def playout(state: State, dice: Dice, decisions: i64) -> bool:
    """Answer every question at random, at most so many; whether the game came to its end."""
    while not state.over:
        if decisions == 0:
            return False
        decisions -= 1
        choices = state.choices
        state.answer(choices[dice.below(len(choices))])
    return True
