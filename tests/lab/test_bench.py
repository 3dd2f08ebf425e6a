"""The measurements: what they count; how fast it is, is nobody's promise here."""

from __future__ import annotations

import math

import pytest

from interregnum import game as game_of
from interregnum.games.heroes.lab.battles import SERIES, battle_pace
from interregnum.games.heroes.lab.speed import playout_pace
from interregnum.kernel.dice import seed_from_int
from interregnum.kernel.errors import BadOptions
from interregnum.lab.bench import build, costs, pace, positions, python

GAME = game_of("hidden-leaders")
SEED = seed_from_int(3)


def test_at_least_one_game_is_played_to_its_end() -> None:
    found = pace(GAME, 2, 0, SEED)

    assert 1 == found.games
    assert found.decisions > 0


def test_a_journal_changes_no_decision() -> None:
    assert pace(GAME, 4, 0, SEED).decisions == pace(GAME, 4, 0, SEED, journal=True).decisions


def test_every_question_of_a_game_is_a_position() -> None:
    found = positions(GAME, 3, SEED)

    assert list(range(len(found))) == [state.decisions for state in found]


def test_operations_cost_something() -> None:
    found = costs(GAME, 2, SEED)

    assert min(found.clone, found.view, found.imagine) > 0


def test_the_build_and_the_python_are_named() -> None:
    assert build() in ("pure", "compiled")
    assert python().startswith(("CPython 3", "PyPy 3"))


@pytest.mark.parametrize("seconds", [-1, math.inf, math.nan, 3601])
def test_an_impossible_time_is_refused(seconds: float) -> None:
    with pytest.raises(BadOptions) as refused:
        pace(GAME, 2, seconds, SEED)

    assert "seconds" == refused.value.reason
    assert ("0", "3600") == (refused.value.facts["least"], refused.value.facts["most"])  # both of them are possible


def test_battles_of_heroes_are_fought_to_their_end() -> None:
    found = battle_pace(game_of("heroes"), 0, SEED)

    assert SERIES == found.games
    assert found.decisions > found.games
    assert found.games_per_second > 0


def test_rounds_of_heroes_are_played_on_and_judged() -> None:
    found = playout_pace(game_of("heroes"), 0, SEED)

    assert found.games > 5  # a whole game was played, and each of its rounds once more
    assert found.decisions > 10 * found.games


def test_a_journal_changes_no_decision_of_heroes() -> None:
    heroes = game_of("heroes")

    assert pace(heroes, 3, 0, SEED).decisions == pace(heroes, 3, 0, SEED, journal=True).decisions
