"""The verbs that set another card to work: perform its abilities, or play one more hero."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine import rules
from interregnum.games.hidden_leaders.engine.choices import CARD, NONE, PLAY, PLAY_CARD
from interregnum.games.hidden_leaders.engine.events import Performed
from interregnum.games.hidden_leaders.engine.facts import StepFacts
from interregnum.games.hidden_leaders.engine.state import State, Step
from interregnum.games.hidden_leaders.engine.steps.selection import LOT, Cards
from interregnum.kernel.ids import UNKNOWN, CardId, Choice, SeatId
from interregnum.kernel.pending import Pending


class Perform(Step):
    """Resolve all abilities of a card as if you had played it (HL-R-COPY-01)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int]) -> None:
        assert facts.what is not None
        self.cards: Final = Cards(facts.what, slots)

    def resolve(self, state: State, pending: Pending) -> None:
        card = self.card(state, pending)
        if card not in state.aside:  # nothing more happens to it here, and it may go anywhere meanwhile
            pending.lot = []
        pending.done()
        if card == UNKNOWN or not state.box.copyable[card]:  # HL-R-COPY-05
            return
        if state.box.pure_copier[card] and state.in_chain(card):  # HL-R-COPY-04
            return
        if state.journal is not None:
            state.journal.add(Performed(SeatId(pending.seat), CardId(card)))
        state.stack.append(Pending(card, pending.seat, False))

    def card(self, state: State, pending: Pending) -> i64:
        if self.cards.zone == LOT:
            return pending.lot[0] if pending.lot else UNKNOWN
        return state.graveyard[-1] if state.graveyard else UNKNOWN


class PlayAnother(Step):
    """Play one more hero from hand, or none; always asked while there are hand cards (HL-R-PLAY-01, 02)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        assert facts.what is not None
        self.cards: Final = Cards(facts.what, slots)
        self.optional: Final = facts.optional
        self.source: i64 = source

    def resolve(self, state: State, pending: Pending) -> None:
        if not state.hands[pending.seat]:
            pending.done()
            return
        choices: list[int] = []
        for choice in self.cards.eligible(state, pending):
            choices.append(choice - CARD + PLAY_CARD)
        if self.optional or not choices:
            choices.append(NONE)
        state.put(pending.seat, PLAY, self.source, choices, False)

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        pending.done()
        if choice != NONE:
            rules.play(state, pending.seat, choice - PLAY_CARD)
