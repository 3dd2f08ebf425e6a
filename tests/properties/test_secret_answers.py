"""Two answers that differ only in a card nobody else sees look alike to everybody else, whatever they know."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.properties.random_games import GAME, answers, chooser, option_sets, seat_counts, seeds, start, viewers

from interregnum.games.hidden_leaders.engine import choices as c
from interregnum.games.hidden_leaders.engine.events import Exchanged, Reshuffled
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.zones import PARTY_DOWN
from interregnum.games.hidden_leaders.lab.interference import Watch
from interregnum.kernel.ids import NOBODY, bit
from interregnum.kernel.journal import Journal
from interregnum.kernel.options import Chosen

WATCH = Watch(GAME)
UNSEEN = (c.SETUP, c.ACT, c.MORE, c.KEEP, c.PLACE, c.DISCARD, c.TAKE, c.EXCHANGE, c.EXCHANGE_WITH)


def unseen_answers(state: State) -> list[int]:
    """The answers whose cards stay hidden from all but their giver."""
    if state.ask not in UNSEEN:
        return []
    if state.ask == c.EXCHANGE_WITH and (state.stack[-1].kept < c.SPOT or c.spot_face(state.stack[-1].kept) == c.UP):
        return []  # the card comes to lie open, or leaves a hand for a place that shows itself
    found = [choice for choice in state.choices if c.CARD <= choice < c.PLAY_CARD or choice >= c.SETUPS]
    top = state.graveyard[-1:] if state.ask == c.TAKE else []  # a missing top card shows itself
    return [choice for choice in found if choice - c.CARD not in top]


def after(state: State, choice: int) -> State | None:
    """The position after an answer, unless its consequences shuffle the wilderness and may turn the card up."""
    copy = state.clone()
    copy.journal = Journal()
    copy.answer(choice)
    shuffled = any(isinstance(event, Reshuffled) for event in copy.journal.events)
    return None if shuffled or copy.over else copy


@pytest.mark.rules("HL-INFO-06", "HL-R-INFO-03", "HL-R-INFO-06", "HL-R-INFO-07", "HL-R-INFO-13", "HL-R-INFO-15")
@given(seed=seeds, seats=seat_counts, options=option_sets)
def test_others_cannot_tell_which_card_it_was(seed: int, seats: int, options: Chosen) -> None:
    state = start(seed, seats, options)
    dice = chooser(seed)
    for _ in answers(state, dice):
        found = unseen_answers(state)
        if len(found) < 2 or dice.below(3):
            continue
        here = state.clone()
        spread_rumours(here, chooser(seed + state.decisions).below(128))
        ends = [end for end in (after(here, choice) for choice in (found[0], found[-1])) if end is not None]
        if len(ends) == 2:
            for viewer in viewers(state):
                if viewer not in (state.asked, receiver(ends[0])):
                    assert WATCH.seen(ends[0], viewer) == WATCH.seen(ends[1], viewer)


def receiver(end: State) -> int:
    """Who got a card by exchange among their own heroes that lie face down, and may look at it."""
    assert end.journal is not None
    places = [event.b_place for event in end.journal.events if isinstance(event, Exchanged)]
    return next((int(place.seat) for place in places if place.zone == PARTY_DOWN), NOBODY)


def spread_rumours(state: State, viewers_who_know: int) -> None:
    """Let some of the others have seen the whole hand of whoever is asked, and what is set aside."""
    for card in state.hands[state.asked] + state.aside:
        state.known[card] |= viewers_who_know | bit(state.asked)
