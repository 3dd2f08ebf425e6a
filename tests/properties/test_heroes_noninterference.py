"""No viewer can tell two worlds of Heroes apart that differ only in what the viewer may not know (MMH-INFO)."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.properties.heroes_games import (
    GAME,
    answers,
    chooser,
    option_sets,
    seat_counts,
    seeds,
    start,
    viewers,
)

from interregnum.lab.heroes.interference import Watch, check_answer, check_position

WATCH = Watch(GAME)


@pytest.mark.rules("MMH-INFO-02", "MMH-INFO-03", "MMH-INFO-04", "MMH-INFO-05")
@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_views_events_and_questions_tell_nothing_they_may_not(seed: int, seats: int, options: dict[str, bool]) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for choice in answers(state, dice):
        for viewer in viewers(state):
            if dice.below(seats + 1) == 0:
                check_answer(WATCH, state, choice, viewer, dice)


@pytest.mark.rules("MMH-INFO-02", "MMH-INFO-03", "MMH-INFO-04")
@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_every_position_is_the_same_for_whoever_cannot_know_better(
    seed: int, seats: int, options: dict[str, bool]
) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        check_position(WATCH, state, viewers(state)[dice.below(seats + 1)], dice)
    for viewer in viewers(state):
        check_position(WATCH, state, viewer, dice)
