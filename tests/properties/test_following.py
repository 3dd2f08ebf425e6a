"""The events a viewer was told explain everything in the view, and nothing was told too much."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.properties.follower import Follower
from tests.properties.random_games import GAME, answers, chooser, option_sets, seat_counts, seeds, start, viewers

from interregnum.games.hidden_leaders.engine.view import View
from interregnum.kernel.journal import Event
from interregnum.kernel.options import Chosen


@pytest.mark.rules("HL-R-INFO-03", "HL-R-INFO-04", "HL-R-INFO-05", "HL-R-INFO-12", "HL-R-INFO-13", "HL-R-PILE-08")
@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_events_explain_every_change_in_the_view(seed: int, seats: int, options: Chosen) -> None:
    state = start(seed, seats, options, journal=True)
    checked = state.options
    cards = len(GAME.box.cards_in_play(checked.beginner, checked.extras, checked.queens))
    followers = [Follower(viewer, seats, cards, GAME.box.emperor) for viewer in viewers(state)]
    heard = 0
    journal = state.journal
    assert journal is not None
    dice = chooser(seed)
    for _ in answers(state, dice):
        for follower in followers:
            follow(follower, GAME.view(state, follower.viewer), journal.seen_by(follower.viewer, heard))
        heard = len(journal.events)
    for follower in followers:
        follow(follower, GAME.view(state, follower.viewer), journal.seen_by(follower.viewer, heard))


def follow(follower: Follower, view: View, events: list[Event]) -> None:
    for event in events:
        follower.hear(event)
    if view.graveyard:
        follower.see_top(view.graveyard[-1])
    assert follower.table() == table_of(view)


def table_of(view: View) -> dict[str, object]:
    return {
        "hands": [sorted(hand) for hand in view.hands],
        "ups": view.ups,
        "downs": view.downs,
        "tavern": view.tavern,
        "wilderness": view.wilderness,
        "graveyard": view.graveyard,
        "aside": sorted(view.aside),
        "harbor": view.harbor,
        "markers": [view.red, view.green],
        "leaders": view.leaders,
    }
