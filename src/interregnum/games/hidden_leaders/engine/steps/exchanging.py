"""The verb exchange: two cards swap places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine import rules
from interregnum.games.hidden_leaders.engine.choices import EXCHANGE, EXCHANGE_WITH, NONE
from interregnum.games.hidden_leaders.engine.events import Exchanged
from interregnum.games.hidden_leaders.engine.facts import StepFacts
from interregnum.games.hidden_leaders.engine.state import State, Step
from interregnum.games.hidden_leaders.engine.steps.lifting import card_at, place_of
from interregnum.games.hidden_leaders.engine.steps.selection import LOT, Cards
from interregnum.games.hidden_leaders.engine.zones import (
    HAND,
    NO_INDEX,
    PARTY_DOWN,
    PARTY_UP,
    TAVERN_ZONE,
    WILDERNESS_ZONE,
    Place,
    is_open,
)
from interregnum.kernel.ids import NOBODY, NOTHING, Card, Choice, SeatId, SecretCard, Seers, bit
from interregnum.kernel.pending import Pending


class Exchange(Step):
    """Two cards swap places; each takes the side of the place it enters (HL-TERM-EXCHANGE-SIDE).

    The first choice is kept until the second is made: nobody else learns of it before the cards move.
    """

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        assert facts.a is not None
        assert facts.b is not None
        self.a: Final = Cards(facts.a, slots)
        self.b: Final = Cards(facts.b, slots)
        self.optional: Final = facts.optional
        self.source: i64 = source

    def resolve(self, state: State, pending: Pending) -> None:
        ask = EXCHANGE if pending.kept == NOTHING else EXCHANGE_WITH
        choices = (self.a if pending.kept == NOTHING else self.b).eligible(state, pending)
        if not choices or not self.b.exists(state, pending):  # both sides need a card (HL-R-TGT-11)
            pending.done()
            return
        if self.optional and pending.kept == NOTHING:
            choices.append(NONE)
        state.put(pending.seat, ask, self.source, choices, True)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        if choice == NONE:
            pending.done()
        elif pending.kept == NOTHING:
            pending.kept = choice
        else:
            self.swap(state, pending, pending.kept, choice)
            pending.done()

    def kept_choices(self, state: State, pending: Pending) -> list[int]:
        return self.a.eligible(state, pending)

    def swap(self, state: State, pending: Pending, first: i64, second: i64) -> None:
        a = card_at(state, first)
        b = card_at(state, second)
        a_place = place_of(state, pending, self.a, first)
        b_place = place_of(state, pending, self.b, second)
        self.hide(state, pending, self.a, a_place, b, b_place)
        self.hide(state, pending, self.b, b_place, a, a_place)
        put_at(state, a_place, a, b)
        put_at(state, b_place, b, a)
        arrive(state, b, a_place)
        arrive(state, a, b_place)
        if state.journal is not None:
            a_place = unplaced(self.a, a_place)
            b_place = unplaced(self.b, b_place)
            seat, a_seers, b_seers = SeatId(pending.seat), Seers(state.known[a]), Seers(state.known[b])
            told = Exchanged(seat, SecretCard(a), a_place, a_seers, SecretCard(b), b_place, b_seers)
            state.journal.add(told)

    def hide(self, state: State, pending: Pending, cards: Cards, place: Place, other: i64, target: Place) -> None:
        """A card that leaves a hand or a pile unseen takes the knowledge of what it could be with it."""
        if is_open(target):
            return
        seers = bit(pending.seat)
        if target.seat != NOBODY:
            seers |= bit(target.seat)
        if cards.zone == HAND:
            rules.blur(state, state.hands[place.seat], seers)
        elif cards.zone == LOT and len(pending.lot) > 1:
            rules.blur(state, pending.lot, seers)
            state.known[other] &= seers


def unplaced(cards: Cards, place: Place) -> Place:
    """Which of the cards a player looked at was exchanged is a secret (HL-R-INFO-15)."""
    return Place(place.zone, place.seat, NO_INDEX) if cards.zone == LOT else place


def put_at(state: State, place: Place, old: i64, new: i64) -> None:
    """The new card takes exactly the place of the old one (HL-R-HID-04)."""
    row = state.graveyard
    if place.zone == PARTY_UP:
        row = state.ups[place.seat]
    elif place.zone == PARTY_DOWN:
        row = state.downs[place.seat]
    elif place.zone == HAND:
        row = state.hands[place.seat]
    elif place.zone == TAVERN_ZONE:
        row = state.tavern
    elif place.zone == WILDERNESS_ZONE:
        row = state.wilderness
    row[row.index(old)] = new


def arrive(state: State, card: Card, place: Place) -> None:
    """Whoever owns the place, or sees it, knows the card that lies there now."""
    if is_open(place):
        rules.show(state, card)
    elif place.seat != NOBODY:
        rules.tell(state, card, place.seat)
