"""A view without the memory aid: whoever does not see a card now is not shown it, and nothing else is changed."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.properties.random_games import GAME, answers, chooser, option_sets, seat_counts, seeds, start, viewers

from interregnum.games.hidden_leaders.engine.choices import TAKE
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.kernel.dice import Dice
from interregnum.kernel.ids import UNKNOWN
from interregnum.kernel.options import Chosen


def check(state: State, viewer: int, dice: Dice) -> None:
    whole, now = GAME.view(state, viewer), GAME.view_now(state, viewer)
    shown = open_now(state, viewer)
    for before, left in zip(rows(whole), rows(now), strict=True):
        assert len(before) == len(left)
        assert {card for card in left if card != UNKNOWN} == {card for card in before if card in shown}
    same = {"hands", "downs", "wilderness", "graveyard", "aside"}
    assert [one for one in whole.plain().items() if one[0] not in same] == [
        one for one in now.plain().items() if one[0] not in same
    ]
    imagined = GAME.imagine(now, dice)
    assert now.plain() == GAME.view(imagined, viewer).plain(), "a bot that imagines sees no more in it"


def rows(view: View) -> list[list[int]]:
    return [*view.hands, *view.downs, view.wilderness, view.graveyard, view.aside]


def open_now(state: State, viewer: int) -> set[int]:
    """What may be seen without remembering anything, by the rules."""
    own = [] if viewer >= state.seats else [*state.hands[viewer], *state.downs[viewer]]
    bound = [card for pending in state.stack for card in pending.lot]
    searched = state.graveyard if state.asked == viewer and state.ask == TAKE and looks(state) else []
    return {*own, *bound, *state.aside, *state.graveyard[-1:], *searched}


def looks(state: State) -> bool:
    """Whether cards of the graveyard are to be chosen by name."""
    named = {GAME.write_choice(state.ask, choice).split()[-1] for choice in state.choices}
    return any(GAME.box.ids[card] in named for card in state.graveyard)


@pytest.mark.rules("HL-R-INFO-04")
@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_without_memory_a_view_shows_what_lies_open_and_what_is_shown_just_now(
    seed: int, seats: int, options: Chosen
) -> None:
    state, dice = start(seed, seats, options), chooser(seed)
    for _ in answers(state, dice):
        if dice.below(5) == 0 or state.stack:
            for viewer in viewers(state):
                check(state, viewer, dice)
    assert [GAME.view(state, one).plain() for one in viewers(state)] == [
        GAME.view_now(state, one).plain() for one in viewers(state)
    ], "after the end nothing has to be remembered"
