"""The fuzzer finds nothing in a short run, finds the same with more workers, and says so when it finds something."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import position

from interregnum.kernel.dice import seed_from_int
from interregnum.lab.fuzz import Tally, fuzz
from interregnum.lab.invariants import check


def test_a_short_run_finds_nothing_and_looks_at_every_game() -> None:
    tally = fuzz(seed_from_int(5), 60, 1, lambda total: None)

    assert () == tally.failures
    assert 60 == tally.games
    assert 60 == tally.worlds


def test_the_totals_do_not_depend_on_the_workers() -> None:
    totals = [fuzz(seed_from_int(6), 120, workers, lambda total: None) for workers in (1, 2)]

    assert totals[0] == totals[1]


def test_tallies_add_up() -> None:
    assert Tally(3, 30, 2, ("a", "b")) == Tally(1, 10, 1, ("a",)) + Tally(2, 20, 1, ("b",))


def test_a_card_that_went_astray_is_noticed() -> None:
    state = position("A keen-koi | B aimless-eel")
    check(state)
    state.hands[0].pop()

    with pytest.raises(AssertionError, match="astray"):
        check(state)


def test_a_marker_off_the_track_is_noticed() -> None:
    state = position("A keen-koi | B aimless-eel")
    state.red = 13

    with pytest.raises(AssertionError, match="track"):
        check(state)
