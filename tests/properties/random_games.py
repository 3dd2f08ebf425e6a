"""Random games of all seat counts and sets, for the properties."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.game import HiddenLeaders, standard
from interregnum.kernel.dice import Dice, fast_dice, seed_from_int
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.options import Chosen

GAME: HiddenLeaders = standard()
OPTIONS: list[Chosen] = [
    {},
    {"beginner": True},
    {"extras": True},
    {"queens": True},
    {"extras": True, "queens": True},
]

seeds = st.integers(min_value=0, max_value=2**32 - 1)
seat_counts = st.integers(min_value=2, max_value=6)
option_sets = st.sampled_from(OPTIONS)


def start(seed: int, seats: int, options: Chosen, journal: bool = False) -> State:
    return GAME.new(seats, options, fast_dice(seed_from_int(seed)), journal)


def chooser(seed: int) -> Dice:
    """Dice for the answers, apart from those of the game."""
    return fast_dice(seed_from_int(seed + 2**40))


def pick(state: State, dice: Dice) -> int:
    return state.choices[dice.below(len(state.choices))]


def answers(state: State, dice: Dice) -> Iterator[int]:
    """Random answers to the end of the game; each is yielded before it is given."""
    while not state.over:
        choice = pick(state, dice)
        yield choice
        state.answer(choice)


def viewers(state: State) -> list[int]:
    return [*range(state.seats), WATCHER]
