"""No viewer can tell two worlds apart that differ only in what the viewer may not know (HL-R-INFO-11, 14; MMH-INFO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from tests.properties import heroes_games, random_games
from tests.properties.kinds import HEROES, LEADERS, Deal, Kind, chooser, deals, viewers

from interregnum.games.heroes.lab import interference as heroes_interference
from interregnum.games.hidden_leaders.lab import interference

LEADERS_WATCH = interference.Watch(random_games.GAME)
HEROES_WATCH = heroes_interference.Watch(heroes_games.GAME)
Check = Callable[..., None]
rules = pytest.mark.rules


@pytest.mark.parametrize(
    ("kind", "watch", "check_answer"),
    [
        pytest.param(
            LEADERS, LEADERS_WATCH, interference.check_answer, id="hidden-leaders",
            marks=rules("HL-R-INFO-11", "HL-R-INFO-14", "HL-INFO-01", "HL-INFO-03", "HL-INFO-04", "HL-INFO-05"),
        ),
        pytest.param(
            HEROES, HEROES_WATCH, heroes_interference.check_answer, id="heroes",
            marks=rules("MMH-INFO-02", "MMH-INFO-03", "MMH-INFO-04", "MMH-INFO-05"),
        ),
    ],
)  # fmt: skip
@given(deal=deals)
def test_views_events_and_questions_tell_nothing_they_may_not(
    kind: Kind, watch: Any, check_answer: Check, deal: Deal
) -> None:
    state = kind.start(deal)
    dice = chooser(deal.seed)
    for choice in kind.answers(state, dice):
        for viewer in viewers(state):
            if dice.below(state.seats) == 0:
                check_answer(watch, state, choice, viewer, dice)


@pytest.mark.parametrize(
    ("kind", "watch", "check_position"),
    [
        pytest.param(
            LEADERS, LEADERS_WATCH, interference.check_position, id="hidden-leaders",
            marks=rules("HL-R-INFO-10", "HL-R-SETUP-01"),
        ),
        pytest.param(
            HEROES, HEROES_WATCH, heroes_interference.check_position, id="heroes",
            marks=rules("MMH-INFO-02", "MMH-INFO-03", "MMH-INFO-04"),
        ),
    ],
)  # fmt: skip
@given(deal=deals)
def test_every_position_is_the_same_for_whoever_cannot_know_better(
    kind: Kind, watch: Any, check_position: Check, deal: Deal
) -> None:
    state = kind.start(deal)
    dice = chooser(deal.seed)
    for _ in kind.answers(state, dice):
        check_position(watch, state, viewers(state)[dice.below(state.seats + 1)], dice)
    for viewer in viewers(state):
        check_position(watch, state, viewer, dice)
