"""The one function that turns the truth into what a viewer may know (HL-R-INFO)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.choices import is_card, named_card
from interregnum.games.hidden_leaders.engine.scoring import Outcome
from interregnum.games.hidden_leaders.engine.state import Options, State
from interregnum.games.hidden_leaders.engine.steps.lifting import find
from interregnum.games.hidden_leaders.engine.zones import HAND, Place, ZoneNo
from interregnum.kernel.ids import NOTHING, UNKNOWN, Card, Seat, Viewer, bit
from interregnum.kernel.pending import Pending
from interregnum.kernel.view import PendingView
from interregnum.kernel.view import View as KernelView


class View(KernelView):
    """A position of Hidden Leaders as one viewer knows it; UNKNOWN stands for a card they do not know."""

    def __init__(
        self,
        viewer: Viewer,
        state: State,
        leaders: list[int],
        hands: list[list[int]],
        downs: list[list[int]],
        wilderness: list[int],
        graveyard: list[int],
        aside: list[int],
        stack: list[PendingView],
    ) -> None:
        mine = state.choices[:] if state.asked == viewer else []
        super().__init__(viewer, state.seats, state.asked, state.ask, state.source, mine, state.over)
        self.options: Final[Options] = state.options
        self.threshold: Final[i64] = state.threshold
        self.first: Final[i64] = state.first
        self.turn: Final[i64] = state.turn
        self.turns: Final[i64] = state.turns
        self.phase: Final[i64] = state.phase
        self.counter: Final[i64] = state.counter
        self.decisions: Final[i64] = state.decisions
        self.red: Final[i64] = state.red
        self.green: Final[i64] = state.green
        self.leaders: Final = leaders  # by seat, then those nobody got
        self.hands: Final = hands  # the viewer's own in order; of others the known cards, then UNKNOWN
        self.ups: Final = [row[:] for row in state.ups]
        self.downs: Final = downs
        self.tavern: Final = state.tavern[:]
        self.harbor: Final[i64] = len(state.harbor)
        self.wilderness: Final = wilderness
        self.graveyard: Final = graveyard
        self.aside: Final = aside
        self.stack: Final = stack
        self.outcome: Final[Outcome | None] = state.outcome

    def plain(self) -> dict[str, object]:
        options = self.options
        return {
            "viewer": self.viewer,
            "options": [options.beginner, options.extras, options.queens],
            "asked": self.asked,
            "ask": self.ask,
            "source": self.source,
            "choices": self.choices,
            "over": self.over,
            "threshold": self.threshold,
            "turn": [self.first, self.turn, self.turns, self.phase, self.counter, self.decisions],
            "markers": [self.red, self.green],
            "leaders": self.leaders,
            "hands": self.hands,
            "ups": self.ups,
            "downs": self.downs,
            "tavern": self.tavern,
            "harbor": self.harbor,
            "wilderness": self.wilderness,
            "graveyard": self.graveyard,
            "aside": self.aside,
            "stack": [pending.plain() for pending in self.stack],
        }


def view(state: State, viewer: Viewer, memory: bool = True) -> View:
    """What this seat, or a watcher, may know of the position: the cards they know where those lie, else places only.

    Without memory, the cards are left out that they saw before and do not see now (HL-R-INFO-04).
    """
    me = bit(viewer)
    known = state.known if memory or state.over else before_the_eyes(state, viewer)
    return View(
        viewer,
        state,
        leaders_seen(state, viewer),
        [hand_seen(state, viewer, seat, known) for seat in range(state.seats)],
        [[card if known[card] & me != 0 else UNKNOWN for card in row] for row in state.downs],
        [card if known[card] & me != 0 else UNKNOWN for card in state.wilderness],
        [card if known[card] & me != 0 else UNKNOWN for card in state.graveyard],
        [card if known[card] & me != 0 else UNKNOWN for card in state.aside],
        [pending_seen(state, viewer, pending) for pending in state.stack],
    )


def before_the_eyes(state: State, viewer: Viewer) -> list[int]:
    """Of what the viewer knows, for each card: what lies open or is theirs, and what a card or a question shows now."""
    seen = [0] * len(state.known)
    shown = state.aside + state.graveyard[-1:]
    if viewer < state.seats:
        shown += state.downs[viewer]
    if is_searching(state, viewer):
        shown += state.graveyard
    for pending in state.stack:
        shown += pending.lot
    for card in shown:
        seen[card] = state.known[card]
    return seen


def is_searching(state: State, viewer: Viewer) -> bool:
    """Whether the viewer looks through the graveyard to choose from it (HL-R-PILE-07)."""
    if state.asked != viewer:
        return False
    return any([is_card(choice) and named_card(choice) in state.graveyard for choice in state.choices])


def hand_seen(state: State, viewer: Viewer, seat: Seat, known: list[int]) -> list[int]:
    """One's own hand as it is held; of another hand the known cards, in no order that tells anything."""
    hand = state.hands[seat]
    if seat == viewer:
        return hand[:]
    me = bit(viewer)
    seen = [card for card in hand if known[card] & me != 0]
    seen.sort()
    return seen + [UNKNOWN] * (len(hand) - len(seen))


def leaders_seen(state: State, viewer: Viewer) -> list[int]:
    """One's own leader; everybody's when the game is over (HL-INFO-01)."""
    if state.over:
        return [leader if seat < state.seats else UNKNOWN for seat, leader in enumerate(state.leaders)]
    known = [int(UNKNOWN)] * len(state.leaders)
    if viewer < state.seats:
        known[viewer] = state.leaders[viewer]
    return known


def pending_seen(state: State, viewer: Viewer, pending: Pending) -> PendingView:
    """Who performs what, and what was named, is open; an answer that has not shown itself yet is not."""
    kept = pending.kept if pending.kept == NOTHING or viewer == pending.seat else UNKNOWN
    return PendingView(pending, kept, [place_code(state, card) for card in pending.lot])


# A place as one number: zone, seat, and how many lie before it. A hand has no order; a card that a lot binds there
# was shown to everybody, so it stands by its number.
ZONE_SPAN: Final[i64] = 2048
SEAT_SPAN: Final[i64] = 128


def place_code(state: State, card: Card) -> int:
    place = find(state, card)
    index = card if place.zone == HAND else place.index
    return place.zone * ZONE_SPAN + (place.seat + 1) * SEAT_SPAN + index


def place_from_code(code: i64) -> Place:
    return Place(ZoneNo(code // ZONE_SPAN), (code % ZONE_SPAN) // SEAT_SPAN - 1, code % SEAT_SPAN)
