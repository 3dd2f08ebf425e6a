"""The fuzzer on Heroes: a short run finds nothing, and what is broken is noticed."""

from __future__ import annotations

import pytest

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.lab import interference
from interregnum.games.heroes.lab.course import HeroesCourse
from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.kernel.errors import BadOptions
from interregnum.lab.fuzz import fuzz, play_one


def test_a_short_run_finds_nothing_and_looks_at_every_game() -> None:
    tally = fuzz(seed_from_int(5), 6, 1, lambda total: None, "heroes")

    assert () == tally.failures
    assert (6, 6) == (tally.games, tally.worlds)
    assert (24, 0) == (tally.looks, tally.missed)  # two to four seats and a watcher, twice each


def test_the_tables_are_of_every_size_and_the_octagon_has_three_seats() -> None:
    course = HeroesCourse()
    states = [course.begin(number, seed_from_int(number), fast_dice(seed_from_int(1))) for number in range(15)]

    assert {2, 3, 4} == {state.seats for state in states}
    assert {3} == {state.seats for state in states if state.options.octagon}
    assert {c.FACTION, c.TURN} == {state.ask for state in states}  # at the beginning, or already rich


def test_a_broken_rule_is_reported_with_the_number_of_the_game() -> None:
    class Thief(HeroesCourse):
        def check(self, state: State) -> None:
            state.gold[0] = -1
            super().check(state)

    tally = play_one(Thief(), seed_from_int(3), 7)

    assert 1 == len(tally.failures)
    assert "game 7: AssertionError" in tally.failures[0]


def test_a_game_without_a_course_is_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        fuzz(seed_from_int(5), 1, 1, lambda total: None, "chess")

    assert "unknown-game" == refused.value.reason


def test_a_run_in_which_no_other_world_fits_says_so_and_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interference, "fits_alike", lambda truth, other: False)
    monkeypatch.setattr(interference, "TRIES", 3)

    tally = fuzz(seed_from_int(5), 2, 1, lambda total: None, "heroes")

    assert (7, 7) == (tally.looks, tally.missed)
    assert ("no other world was found for 7 of 7 looks",) == tally.failures
