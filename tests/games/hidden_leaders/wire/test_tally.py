"""A finished game in figures agrees with what was played."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from interregnum.games.hidden_leaders.engine import events as e
from interregnum.games.hidden_leaders.engine.facts import Faction
from interregnum.games.hidden_leaders.engine.scoring import winning_faction
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.game import standard
from interregnum.games.hidden_leaders.wire.adapter import HiddenLeadersAdapter
from interregnum.games.hidden_leaders.wire.tally import FactionChange, HiddenLeadersTally
from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.kernel.ids import WATCHER

GAME = standard()
ADAPTER = HiddenLeadersAdapter(GAME)
SEEDS = range(6)


class Told(NamedTuple):
    state: State
    leading: list[Faction]  # after each answer
    tally: HiddenLeadersTally


@cache
def told(seed: int) -> Told:
    """A game by chance, counted as it was played."""
    seats, rng = 2 + seed % 5, random.Random(seed)
    state = GAME.new(seats, {"queens": seed % 2 == 0}, fast_dice(seed_from_int(seed)), True)
    tally, heard = ADAPTER.tally(), 0
    leading: list[Faction] = []
    assert state.journal is not None
    while True:
        events = state.journal.seen_by(WATCHER, heard)
        heard += len(events)
        views = [GAME.view(state, viewer) for viewer in (WATCHER, *range(seats))]
        leading.append(ADAPTER.view(views[0]).leading)
        tally.follow(len(leading) - 1, ADAPTER.open_view(views), events)
        if state.question is None:
            return Told(state, leading, tally.told())
        state.answer(rng.choice(state.question.choices))


@pytest.mark.parametrize("seed", SEEDS)
def test_markers_are_told_as_each_turn_began_and_as_the_game_ended(seed: int) -> None:
    state, leading, tally = told(seed)
    assert state.journal is not None
    began = [int(event.number) for event in state.journal.events if isinstance(event, e.TurnBegan)]
    assert [*began, state.turns] == [one.turn for one in tally.turns]
    last = tally.turns[-1]
    assert (state.red, state.green, leading[-1]) == (last.red, last.green, last.leading)
    assert all(leading[one.answers] == one.leading for one in tally.turns)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_parties_counted_in_the_end_is_what_the_result_says(seed: int) -> None:
    state, _, tally = told(seed)
    assert state.outcome is not None
    assert [one.heroes for one in state.outcome.standings] == tally.turns[-1].counted
    assert [one.party for one in state.outcome.standings] == tally.turns[-1].parties
    assert winning_faction(GAME.box, state.red, state.green) == state.outcome.faction


@pytest.mark.parametrize("seed", SEEDS)
def test_every_change_of_the_winning_faction_is_told_where_it_came(seed: int) -> None:
    state, leading, tally = told(seed)
    expected = [(n, a, b) for n, (a, b) in enumerate(pairwise(leading), start=1) if a != b]
    assert expected == [(one.answers, one.before, one.after) for one in tally.changes]
    assert all(mover(state, one) for one in tally.changes)


def mover(state: State, change: FactionChange) -> bool:
    """Whether that seat moved the markers at some time."""
    assert state.journal is not None
    return any(isinstance(event, e.MarkersMoved) and event.seat == change.seat for event in state.journal.events)
