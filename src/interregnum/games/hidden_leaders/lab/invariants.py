"""What must hold in every position of Hidden Leaders, cheap enough to ask after every answer."""

from __future__ import annotations

from functools import cache

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.zones import EMPTY

MAX_CHAIN = 10


def check(state: State) -> None:
    """A broken invariant is a bug of ours."""
    cards = cards_in_order(state)
    options = state.options
    assert cards == in_play(state.box, options.beginner, options.extras, options.queens), "a card went astray"
    assert 1 <= state.red <= state.box.track_spaces, "red left the track"
    assert 1 <= state.green <= state.box.track_spaces, "green left the track"
    assert len(state.tavern) == state.box.tavern_slots, "the tavern has another size"
    assert sorted(state.leaders) == list(range(len(state.box.leader_ids))), "a leader went astray"
    if not state.stack:
        assert not state.aside, "a card was left aside"
    if state.over:
        assert state.outcome is not None, "over without an outcome"
        assert not state.choices, "over, and still asking"
    else:
        assert 0 <= state.asked < state.seats, "nobody is asked"
        assert state.choices, "a question without an answer"
    assert chain_length(state) <= MAX_CHAIN, "a chain of copies without end"


@cache
def in_play(box: Box, beginner: bool, extras: bool, queens: bool) -> list[int]:
    return box.cards_in_play(beginner, extras, queens)


def cards_in_order(state: State) -> list[int]:
    rows = [*state.hands, *state.ups, *state.downs, state.harbor, state.wilderness, state.graveyard, state.aside]
    return sorted([card for row in rows for card in row] + [card for card in state.tavern if card != EMPTY])


def chain_length(state: State) -> int:
    """How many cards are being performed since a hero was last really played (HL-R-COPY-09)."""
    length = 0
    for pending in state.stack:
        length = 1 if pending.fresh else length + 1
    return length
