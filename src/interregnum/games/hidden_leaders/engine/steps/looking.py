"""The verbs that show cards without moving them: look, reveal."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine import rules
from interregnum.games.hidden_leaders.engine.choices import CARD, LOOK, REVEAL
from interregnum.games.hidden_leaders.engine.events import HandLacks, Looked, Revealed
from interregnum.games.hidden_leaders.engine.facts import StepFacts
from interregnum.games.hidden_leaders.engine.ids import FactionId
from interregnum.games.hidden_leaders.engine.state import State, Step
from interregnum.games.hidden_leaders.engine.steps.lifting import card_at, place_of
from interregnum.games.hidden_leaders.engine.steps.picking import CardStep
from interregnum.games.hidden_leaders.engine.zones import HAND, WILDERNESS_ZONE, Place
from interregnum.kernel.ids import NOBODY, CardId, Choice, SeatId, SecretCard, Seers
from interregnum.kernel.pending import Pending


class Look(CardStep):
    """Only the chooser sees the cards; everybody sees which places they are (HL-R-INFO-03)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, LOOK)

    def candidates(self, state: State, pending: Pending) -> list[int]:
        """Nobody looks twice at the same hero."""
        found = super().candidates(state, pending)
        return [choice for choice in found if card_at(state, choice) not in pending.lot]

    def act(self, state: State, pending: Pending, choice: Choice) -> None:
        card = card_at(state, choice)
        rules.tell(state, card, pending.seat)
        if state.journal is not None:
            place = place_of(state, pending, self.cards, choice)
            state.journal.add(Looked(SeatId(pending.seat), SecretCard(card), place, Seers(state.known[card])))
        pending.lot.append(card)


class LookAtWilderness(Step):
    """See the top cards of the wilderness; they stay where they are."""

    def __init__(self, facts: StepFacts) -> None:
        assert facts.what is not None
        self.top: i64 = facts.what.top

    def resolve(self, state: State, pending: Pending) -> None:
        size: i64 = len(state.wilderness)
        depth: i64 = 0
        while depth < self.top and depth < size:
            card = state.wilderness[size - 1 - depth]
            rules.tell(state, card, pending.seat)
            if state.journal is not None:
                place = Place(WILDERNESS_ZONE, NOBODY, size - 1 - depth)
                state.journal.add(Looked(SeatId(pending.seat), SecretCard(card), place, Seers(state.known[card])))
            pending.lot.append(card)
            depth += 1
        pending.done()


class RevealTop(Step):
    """Everybody sees the top wilderness card; it stays there, face down again (HL-R-CARD-ORACLE)."""

    def resolve(self, state: State, pending: Pending) -> None:
        if state.wilderness:
            card = state.wilderness[-1]
            rules.show(state, card)
            if state.journal is not None:
                state.journal.add(Revealed(SeatId(pending.seat), CardId(card), rules.wilderness_top(state)))
            pending.lot.append(card)
        pending.done()


class RevealFromHand(CardStep):
    """The named player shows a fitting hand card of their choice, or everybody learns that there is none."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, REVEAL)
        assert self.cards.zone == HAND
        assert self.cards.faction_slot >= 0
        assert self.by >= 0

    def resolve(self, state: State, pending: Pending) -> None:
        owner = pending.slots[self.by]
        if owner == NOBODY:
            pending.done()
        elif not self.candidates(state, pending):
            if state.journal is not None:  # announced, and true (HL-R-INFO-08)
                state.journal.add(HandLacks(SeatId(owner), FactionId(pending.slots[self.cards.faction_slot])))
            pending.done()
        else:
            super().resolve(state, pending)

    def act(self, state: State, pending: Pending, choice: Choice) -> None:
        card = choice - CARD
        rules.show(state, card)
        if state.journal is not None:
            owner = pending.slots[self.by]
            state.journal.add(Revealed(SeatId(owner), CardId(card), rules.hand_place(owner)))
        self.bind(pending, card, pending.slots[self.by])


def looks_at_pile(facts: StepFacts) -> bool:
    """Whether a look or a reveal is at the top of the wilderness."""
    return facts.what is not None and facts.what.zone == "wilderness"
