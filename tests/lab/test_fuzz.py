"""The fuzzer finds nothing in a short run, finds the same with more workers, and says so when it finds something."""

from __future__ import annotations

import pytest
from tests.games.hidden_leaders.scenario import position

from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.lab.course import HiddenLeadersCourse
from interregnum.games.hidden_leaders.lab.invariants import check
from interregnum.kernel.dice import Dice, seed_from_int
from interregnum.lab.fuzz import SELDOM, Tally, fuzz, play_one, too_blind
from interregnum.lab.watch import NoWorld


def test_a_short_run_finds_nothing_and_looks_at_every_game() -> None:
    tally = fuzz(seed_from_int(5), 60, 1, lambda total: None, "hidden-leaders")

    assert () == tally.failures
    assert 60 == tally.games
    assert 60 == tally.worlds
    assert (300, 0) == (tally.looks, tally.missed)  # two to six seats and a watcher, twelve times each


@pytest.mark.long
def test_the_totals_do_not_depend_on_the_workers() -> None:
    totals = [fuzz(seed_from_int(6), 120, workers, lambda total: None, "hidden-leaders") for workers in (1, 2)]

    assert totals[0] == totals[1]


def test_tallies_add_up() -> None:
    assert Tally(3, 30, 2, 7, 1, ("a", "b")) == Tally(1, 10, 1, 3, 0, ("a",)) + Tally(2, 20, 1, 4, 1, ("b",))


def test_looks_without_another_world_are_counted_and_too_many_of_them_are_a_failure() -> None:
    class Blind(HiddenLeadersCourse):
        def look(self, state: State, choice: int, viewer: int, dice: Dice) -> None:
            if viewer == 1:
                raise NoWorld("nothing to compare")

        def look_at_end(self, state: State, viewer: int, dice: Dice) -> None:
            self.look(state, 0, viewer, dice)

    tally = play_one(Blind(), seed_from_int(3), 0)

    assert (1, 3, 1, ()) == (tally.worlds, tally.looks, tally.missed, tally.failures)
    assert ("no other world was found for 1 of 3 looks",) == too_blind(tally)
    assert () == too_blind(Tally(looks=SELDOM, missed=1))


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
