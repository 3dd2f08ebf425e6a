"""The verbs that take cards from the top of piles or out of hands: draw, draw at random, refill."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine import rules
from interregnum.games.hidden_leaders.engine.choices import DOWN, GRAVEYARD, HARBOR, UP, WILDERNESS, Face
from interregnum.games.hidden_leaders.engine.events import DRAWN
from interregnum.games.hidden_leaders.engine.facts import StepFacts
from interregnum.games.hidden_leaders.engine.state import State, Step
from interregnum.games.hidden_leaders.engine.steps.naming import pile_code
from interregnum.games.hidden_leaders.engine.zones import GRAVEYARD_ZONE, HARBOR_ZONE, NO_INDEX, Place
from interregnum.kernel.ids import NOBODY, UNKNOWN, Seat
from interregnum.kernel.pending import Pending


class Draw(Step):
    """The top cards of a pile come into your hand or are set aside, as far as they last (HL-R-PILE-02, 03)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int]) -> None:
        self.pile: i64 = pile_code(facts.piles[0]) if facts.piles else UNKNOWN
        self.slot: i64 = slots[facts.pile_ref] if facts.pile_ref else -1
        self.n: i64 = facts.n
        self.to_hand: Final = facts.to is not None and facts.to.place == "hand"
        self.binds: Final = bool(facts.binds)

    def resolve(self, state: State, pending: Pending) -> None:
        pile = self.pile if self.slot < 0 else pending.slots[self.slot]
        count: i64 = 0
        while count < self.n:
            card, place = draw_top(state, pile)
            if card == UNKNOWN:
                break
            if self.to_hand:
                rules.take_in_hand(state, card, place, pending.seat, DRAWN)
            else:
                rules.set_aside(state, card, place, pending.seat, DRAWN)
            if self.binds:
                pending.lot.append(card)
            count += 1
        pending.done()


def draw_top(state: State, pile: i64) -> tuple[i64, Place]:
    """The top card of a pile leaves it, or UNKNOWN if there is none; only the harbor is ever reshuffled."""
    if pile == HARBOR:
        return rules.top_of_harbor(state), Place(HARBOR_ZONE, NOBODY, NO_INDEX)
    if pile == WILDERNESS:
        place = rules.wilderness_top(state)
        return state.wilderness.pop() if state.wilderness else UNKNOWN, place
    top: i64 = len(state.graveyard) - 1
    if pile != GRAVEYARD or top < 0:
        return UNKNOWN, Place(GRAVEYARD_ZONE, NOBODY, top)
    return rules.lift_from_graveyard(state, top), Place(GRAVEYARD_ZONE, NOBODY, top)


class DrawRandom(Step):
    """A random card of another player's hand comes to your hand or party (HL-TERM-DRAW-HAND)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int]) -> None:
        assert facts.what is not None
        assert facts.to is not None
        self.victim: Seat = slots[facts.what.owner]
        self.to_hand: Final = facts.to.place == "hand"
        self.face: Face = UP if facts.to.face == "up" else DOWN

    def resolve(self, state: State, pending: Pending) -> None:
        victim: Seat = pending.slots[self.victim]
        if victim != NOBODY:
            if self.to_hand:
                rules.random_to_hand(state, victim, pending.seat)
            else:
                rules.random_to_party(state, victim, pending.seat, self.face)
        pending.done()


class Refill(Step):
    """The empty tavern slots are filled from the graveyard."""

    def resolve(self, state: State, pending: Pending) -> None:
        rules.refill_tavern_from_graveyard(state)
        pending.done()
