"""What a question of a card is about, from the view of whoever is asked: the sentence in force, and what is pinned."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.choices import (
    CARD,
    DOWN,
    FACTIONS,
    GRAVEYARD,
    HARBOR,
    SEAT,
    SPOT,
    TAVERN,
    UP,
    named_card,
    spot,
    spot_face,
    spot_index,
    spot_seat,
    tavern_slot,
)
from interregnum.games.hidden_leaders.engine.facts import BoxFacts, CardFacts
from interregnum.games.hidden_leaders.engine.script import NAMED, sentence_number, slots_of
from interregnum.games.hidden_leaders.engine.view import View, place_from_code
from interregnum.games.hidden_leaders.engine.zones import ASIDE, HAND, PARTY_DOWN, PARTY_UP, Place
from interregnum.kernel.ids import NOTHING, UNKNOWN
from interregnum.kernel.view import PendingView


def sentence_in_force(box: BoxFacts, view: View) -> int:
    """The sentence of the card that asks, counted in the order of its text; UNKNOWN where a rule of the game asks."""
    if view.over or not view.stack:
        return UNKNOWN
    pending = view.stack[-1]
    return sentence_number(box.cards[pending.program], pending.step)


def pinned(box: BoxFacts, view: View) -> list[int]:
    """What was chosen before and the question goes on with, as answers would name it; nothing that can be answered."""
    if view.over or view.asked != view.viewer or not view.stack:
        return []
    pending = view.stack[-1]
    if pending.kept != NOTHING:
        return [pending.kept]
    found = named_before(box.cards[pending.program], pending, view.viewer)
    for code in pending.lot:
        found.append(bound(view, place_from_code(code)))
    return [choice for choice in found if choice != UNKNOWN and choice not in view.choices]


def named_before(card: CardFacts, pending: PendingView, viewer: i64) -> list[int]:
    """The other players and the factions that were named so far; the owner of a card is none of them."""
    found: list[int] = []
    slots = slots_of(card)
    for facts in card.steps:
        value: i64 = pending.slots[slots[facts.binds]] if facts.do in NAMED else UNKNOWN
        if value != UNKNOWN and facts.do == "pick-player" and value != viewer:
            found.append(SEAT + value)
        elif value != UNKNOWN and facts.do == "pick-faction":
            found.append(FACTIONS + value)
    return found


def bound(view: View, place: Place) -> i64:
    """A card that an ability goes on with, as far as it was chosen and not just thrown away; else UNKNOWN."""
    if place.zone == PARTY_UP:
        return spot(place.seat, UP, place.index)
    if place.zone == PARTY_DOWN:
        return spot(place.seat, DOWN, place.index)
    if place.zone == HAND:
        return CARD + place.index
    if place.zone == ASIDE and view.aside[place.index] != UNKNOWN:
        return CARD + view.aside[place.index]
    return UNKNOWN


def pinned_card(view: View, choice: i64) -> i64:
    """The card that a pinned answer names, as far as the viewer knows it."""
    if choice >= SPOT:
        seat, index = spot_seat(choice), spot_index(choice)
        return view.ups[seat][index] if spot_face(choice) == UP else view.downs[seat][index]
    if choice >= CARD:
        return named_card(choice)
    if choice == GRAVEYARD:
        return view.graveyard[-1]
    return view.tavern[tavern_slot(choice)] if TAVERN <= choice < HARBOR else UNKNOWN
