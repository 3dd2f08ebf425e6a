"""From an answer to the card it names: where it lies, and taking it out of there."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine import rules
from interregnum.games.hidden_leaders.engine.choices import (
    CARD,
    DOWN,
    GRAVEYARD,
    SPOT,
    TAVERN,
    UP,
    spot_face,
    spot_index,
    spot_seat,
)
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.steps.selection import LOT, Cards
from interregnum.games.hidden_leaders.engine.zones import (
    ASIDE,
    GRAVEYARD_ZONE,
    HAND,
    NO_INDEX,
    PARTY_DOWN,
    PARTY_UP,
    TAVERN_ZONE,
    WILDERNESS_ZONE,
    Place,
)
from interregnum.kernel.ids import NOBODY, Card, Choice, Seat, bit
from interregnum.kernel.pending import Pending


def find(state: State, card: Card) -> Place:
    """Where a card lies that is in a party, aside, in a hand or in the wilderness."""
    seat: Seat = 0
    while seat < state.seats:
        if card in state.ups[seat]:
            return Place(PARTY_UP, seat, state.ups[seat].index(card))
        if card in state.downs[seat]:
            return Place(PARTY_DOWN, seat, state.downs[seat].index(card))
        if card in state.hands[seat]:
            return Place(HAND, seat, NO_INDEX)
        seat += 1
    if card in state.aside:
        return Place(ASIDE, NOBODY, state.aside.index(card))
    if card in state.wilderness:
        return Place(WILDERNESS_ZONE, NOBODY, state.wilderness.index(card))
    return Place(GRAVEYARD_ZONE, NOBODY, state.graveyard.index(card))


def card_at(state: State, choice: Choice) -> i64:
    """The card that an answer names."""
    if choice >= SPOT:
        seat = spot_seat(choice)
        row = state.ups[seat] if spot_face(choice) == UP else state.downs[seat]
        return row[spot_index(choice)]
    if choice >= CARD:
        return choice - CARD
    return state.graveyard[-1] if choice == GRAVEYARD else state.tavern[choice - TAVERN]


def place_of(state: State, pending: Pending, cards: Cards, choice: Choice) -> Place:
    """Where the card lies that an answer to this selector names."""
    if choice >= SPOT:
        zone = PARTY_UP if spot_face(choice) == UP else PARTY_DOWN
        return Place(zone, spot_seat(choice), spot_index(choice))
    if choice >= CARD:
        if cards.zone == LOT:
            return find(state, choice - CARD)
        if cards.zone == HAND:
            return rules.hand_place(cards.owner_of(pending, state.seats))
        return Place(GRAVEYARD_ZONE, NOBODY, state.graveyard.index(choice - CARD))
    if choice == GRAVEYARD:
        return Place(GRAVEYARD_ZONE, NOBODY, len(state.graveyard) - 1)
    return Place(TAVERN_ZONE, NOBODY, choice - TAVERN)


def lift(state: State, pending: Pending, cards: Cards, choice: Choice, openly: bool) -> tuple[i64, Place]:
    """Take the card out of where it lies; unless it goes openly, others lose what it could have been."""
    card = card_at(state, choice)
    place = place_of(state, pending, cards, choice)
    zone = place.zone
    if zone in (PARTY_UP, PARTY_DOWN):
        rules.lift_from_party(state, place.seat, UP if zone == PARTY_UP else DOWN, place.index)
    elif zone == HAND:
        lift_from_hand(state, place.seat, card, openly or cards.zone == LOT)
    elif zone == TAVERN_ZONE:
        rules.lift_from_tavern(state, place.index)
    elif zone == GRAVEYARD_ZONE:
        place = lift_from_graveyard(state, pending, place, openly)
    else:
        if not openly:
            rules.blur(state, pending.lot, bit(pending.seat))
        state.aside.remove(card)
        place = rules.aside_place()
    if cards.zone == LOT:
        pending.lot.remove(card)
    return card, place


def lift_from_hand(state: State, seat: Seat, card: Card, openly: bool) -> None:
    if openly:
        state.hands[seat].remove(card)
    else:
        rules.lift_unseen_from_hand(state, seat, card, bit(seat))


def lift_from_graveyard(state: State, pending: Pending, place: Place, openly: bool) -> Place:
    """Below the top nobody sees which card was taken; a missing top card shows itself (HL-R-INFO-07)."""
    top: i64 = len(state.graveyard) - 1
    index = place.index
    if index != top and not openly:
        rules.blur(state, state.graveyard[:top], bit(pending.seat))
        place = Place(GRAVEYARD_ZONE, NOBODY, NO_INDEX)
    rules.lift_from_graveyard(state, index)
    return place
