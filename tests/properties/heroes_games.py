"""Random stretches of games of Heroes, of all seat counts and options: from the beginning, or from rich positions."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.game import Heroes, standard
from interregnum.games.heroes.lab.riches import enrich
from interregnum.kernel.dice import Dice, fast_dice, seed_from_int
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.options import Chosen

GAME: Heroes = standard()
OPTIONS: list[Chosen] = [
    {},
    {"length": "medium", "artifact-sets": True},
    {"length": "long", "ports-only": True},
    {"random-factions": True, "warlord-always": True, "no-lone-elite-die": True},
    {"octagon": True, "artifact-sets": True, "alternate-ties": True},
    {"army-elite-die": True, "upgrade-anywhere": True},
]
STRETCH = 60  # answers that are looked at closely
SKIPPED = 240  # answers that may go before
PASSED = 5  # a pass, or the end of something, is only chosen once in so many times

seeds = st.integers(min_value=0, max_value=2**32 - 1)
seat_counts = st.integers(min_value=2, max_value=4)
option_sets = st.sampled_from(OPTIONS)


def fitting(seats: int, options: Chosen) -> Chosen:
    """The octagon is for three."""
    return {name: value for name, value in options.items() if name != "octagon" or seats == 3}


def start(seed: int, seats: int, options: Chosen, journal: bool = False) -> State:
    """A game at its beginning, or somewhere in it: two in three begin with riches, after the set-up."""
    state = GAME.new(seats, fitting(seats, options), fast_dice(seed_from_int(seed)), journal)
    dice = chooser(seed + 1)
    if seed % 3:
        while state.ask != c.TURN:
            state.answer(pick(state, dice))
        enrich(state, dice)
    for _ in range(dice.below(SKIPPED) if seed % 2 else 0):
        if not state.over:
            state.answer(pick(state, dice))
    return state


def chooser(seed: int) -> Dice:
    """Dice for the answers, apart from those of the game."""
    return fast_dice(seed_from_int(seed + 2**40))


def pick(state: State, dice: Dice) -> int:
    """Any answer, but seldom one that does nothing."""
    choices = [choice for choice in state.choices if not does_nothing(choice)]
    among = choices if choices and dice.below(PASSED) else state.choices
    return among[dice.below(len(among))]


def does_nothing(choice: int) -> bool:
    return choice == c.DONE or (c.PLAY <= choice < c.FIGHTER and (choice - c.PLAY) % 4 == 2)


def answers(state: State, dice: Dice, most: int = STRETCH) -> Iterator[int]:
    """Random answers, at most so many; each is yielded before it is given."""
    for _ in range(most):
        if state.over:
            return
        choice = pick(state, dice)
        yield choice
        state.answer(choice)


def viewers(state: State) -> list[int]:
    return [*range(state.seats), WATCHER]
