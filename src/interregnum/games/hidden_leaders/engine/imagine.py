"""A full position that fits a view: what the viewer does not know is dealt anew."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.state import Script, State
from interregnum.games.hidden_leaders.engine.view import View, place_from_code
from interregnum.games.hidden_leaders.engine.zones import (
    ASIDE,
    GRAVEYARD_ZONE,
    HAND,
    PARTY_DOWN,
    PARTY_UP,
    WILDERNESS_ZONE,
)
from interregnum.kernel.dice import Dice, FastDice
from interregnum.kernel.ids import ALL, UNKNOWN, bit
from interregnum.kernel.pending import Pending
from interregnum.kernel.view import PendingView

TRIES: Final = 100_000


def imagine(box: Box, script: Script, view: View, dice: Dice) -> State:
    """One of the positions the view allows, with fast dice; worlds that would ask something else are left out."""
    for _ in range(TRIES):
        state = deal(box, script, view, dice)
        if view.over:
            return state
        state.ask_again()
        if state.asked == view.asked and state.ask == view.ask:
            return state
    raise AssertionError("no position fits the view")


def deal(box: Box, script: Script, view: View, dice: Dice) -> State:
    unseen = unseen_cards(box, view)
    dice.shuffle(unseen)
    rolls = FastDice(((dice.below(1 << 30) << 30) | dice.below(1 << 30)) + 1)
    state = laid_out(box, script, view, unseen, filled_leaders(view, dice), rolls, len(box.ids))
    for pending in view.stack:
        state.stack.append(filled_pending(state, script, pending, dice))
    return state


def laid_out(
    box: Box, script: Script, view: View, unseen: list[int], leaders: list[int], dice: Dice, cards: i64
) -> State:
    """The open cards of a view as they lie, and these in the places that the viewer does not know."""
    state = State(
        box,
        script,
        view.options,
        view.seats,
        dice,
        leaders,
        [filled(hand, unseen) for hand in view.hands],
        [row[:] for row in view.ups],
        [filled(row, unseen) for row in view.downs],
        view.tavern[:],
        [],
        filled(view.wilderness, unseen),
        filled(view.graveyard, unseen),
        filled(view.aside, unseen),
        [0] * cards,
    )
    state.harbor = unseen  # whatever is left
    assert len(unseen) == view.harbor, "the cards of the view do not add up"
    copy_numbers(state, view)
    assume_knowledge(state, view)
    return state


def unseen_cards(box: Box, view: View) -> list[int]:
    """The cards in play that the viewer knows nowhere."""
    options = view.options
    seen = [False] * len(box.ids)
    rows = view.hands + view.ups + view.downs + [view.wilderness, view.graveyard, view.aside, view.tavern]
    for row in rows:
        for card in row:
            if card >= 0:
                seen[card] = True
    return [card for card in box.cards_in_play(options.beginner, options.extras, options.queens) if not seen[card]]


def filled(row: list[int], unseen: list[int]) -> list[int]:
    """The row with an unseen card in every unknown place."""
    return [unseen.pop() if card == UNKNOWN else card for card in row]


def filled_leaders(view: View, dice: Dice) -> list[int]:
    rest = [leader for leader in range(len(view.leaders)) if leader not in view.leaders]
    dice.shuffle(rest)
    return [rest.pop() if leader == UNKNOWN else leader for leader in view.leaders]


def copy_numbers(state: State, view: View) -> None:
    """All that everybody sees."""
    state.red = view.red
    state.green = view.green
    state.threshold = view.threshold
    state.first = view.first
    state.turn = view.turn
    state.turns = view.turns
    state.phase = view.phase
    state.counter = view.counter
    state.decisions = view.decisions
    state.outcome = view.outcome
    state.over = view.over
    if not view.over:
        state.asked = view.asked


def assume_knowledge(state: State, view: View) -> None:
    """The viewer knows what the view shows, everybody what lies open, and players their own cards."""
    known = state.known
    me = bit(view.viewer)
    for row in view.hands + view.downs + [view.wilderness, view.graveyard, view.aside]:
        for card in row:
            if card != UNKNOWN:
                known[card] |= me
    for row in [*state.ups, [card for card in state.tavern if card >= 0], state.graveyard[-1:]]:
        for card in row:
            known[card] = ALL
    for seat in range(state.seats):
        for card in state.hands[seat] + state.downs[seat]:
            known[card] |= bit(seat)


def filled_pending(state: State, script: Script, seen: PendingView, dice: Dice) -> Pending:
    """The pending step again; an answer the viewer does not know is one of those that could have been given."""
    pending = Pending(seen.program, seen.seat, seen.fresh)
    pending.step = seen.step
    pending.slots = seen.slots[:]
    pending.lot = [card_at_code(state, code) for code in seen.lot]
    pending.stage = seen.stage
    pending.kept = seen.kept
    if seen.kept == UNKNOWN:
        choices = script.programs[seen.program][seen.step].kept_choices(state, pending)
        pending.kept = choices[dice.below(len(choices))]
    return pending


def card_at_code(state: State, code: i64) -> int:
    place = place_from_code(code)
    if place.zone == HAND:
        return place.index
    if place.zone == PARTY_UP:
        return state.ups[place.seat][place.index]
    if place.zone == PARTY_DOWN:
        return state.downs[place.seat][place.index]
    if place.zone == ASIDE:
        return state.aside[place.index]
    if place.zone == WILDERNESS_ZONE:
        return state.wilderness[place.index]
    assert place.zone == GRAVEYARD_ZONE
    return state.graveyard[place.index]
