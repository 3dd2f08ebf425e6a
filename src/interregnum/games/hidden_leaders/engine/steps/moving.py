"""The verbs that move chosen cards: pick, bury, discard, take, place, return, turn over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine import rules
from interregnum.games.hidden_leaders.engine.choices import (
    BURY,
    CARD,
    DISCARD,
    DOWN,
    PICK,
    PLACE,
    TAKE,
    TURN_OVER,
    UP,
    Face,
    spot_face,
    spot_index,
    spot_seat,
)
from interregnum.games.hidden_leaders.engine.events import (
    LIFTED,
    PLACED,
    RETURNED,
    TAKEN,
    TURNED_OVER,
    Picked,
    Searched,
)
from interregnum.games.hidden_leaders.engine.facts import StepFacts
from interregnum.games.hidden_leaders.engine.state import State, Step
from interregnum.games.hidden_leaders.engine.steps.lifting import card_at, lift, place_of
from interregnum.games.hidden_leaders.engine.steps.picking import CardStep, OwnersStep
from interregnum.games.hidden_leaders.engine.steps.selection import LOT, YOU, owner_code
from interregnum.games.hidden_leaders.engine.zones import GRAVEYARD_ZONE, PARTY_DOWN, PARTY_UP
from interregnum.kernel.ids import CardId, Choice, Seat, SeatId, SecretCards
from interregnum.kernel.pending import Pending


class PickCard(CardStep):
    """Name a card; perhaps it is lifted out of its zone (HL-R-COPY-03)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, PICK)
        self.set_aside: Final = facts.set_aside

    def act(self, state: State, pending: Pending, choice: Choice) -> None:
        place = place_of(state, pending, self.cards, choice)
        card = card_at(state, choice)
        if self.set_aside:
            lift(state, pending, self.cards, choice, True)
            rules.set_aside(state, card, place, pending.seat, LIFTED)
        elif state.journal is not None:
            state.journal.add(Picked(SeatId(pending.seat), CardId(card), place))
        self.bind(pending, card, place.seat)


class Bury(CardStep):
    """Cards go face up onto the graveyard (HL-TERM-BURY)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, BURY)

    def act(self, state: State, pending: Pending, choice: Choice) -> None:
        place = place_of(state, pending, self.cards, choice)
        by = pending.seat if self.by < 0 else pending.slots[self.by]
        if place.zone == PARTY_UP or place.zone == PARTY_DOWN:
            rules.bury_hero(state, place.seat, UP if place.zone == PARTY_UP else DOWN, place.index, by)
            if self.cards.zone == LOT:
                pending.lot.remove(choice - CARD)
        else:
            card, place = lift(state, pending, self.cards, choice, True)
            rules.bury(state, card, place, by)


class Discard(CardStep):
    """Cards go face down onto the wilderness (HL-TERM-DISCARD)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, DISCARD)

    def act_on_all(self, state: State, pending: Pending, choices: list[int]) -> None:
        if self.cards.zone == LOT:  # the player chooses the order, one question a card (HL-R-PILE-06)
            state.put(pending.seat, DISCARD, self.source, choices, True)
        else:
            super().act_on_all(state, pending, choices)

    def act(self, state: State, pending: Pending, choice: Choice) -> None:
        card, place = lift(state, pending, self.cards, choice, self.cards.zone != LOT)
        rules.discard(state, card, place, pending.seat)
        self.bind(pending, card, place.seat)


class OwnersDiscard(OwnersStep):
    """Every other player discards a hand card of their choice."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, DISCARD)

    def act(self, state: State, seat: Seat, choice: Choice) -> None:
        rules.discard_from_hand(state, seat, choice - CARD)


class Take(CardStep):
    """Cards come into your hand, or are set aside."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, TAKE)
        self.to_hand: Final = facts.to is not None and facts.to.place == "hand"

    def resolve(self, state: State, pending: Pending) -> None:
        if self.cards.zone == GRAVEYARD_ZONE and pending.stage == 0 and state.graveyard:
            self.search(state, pending.seat)
        super().resolve(state, pending)

    def search(self, state: State, seat: Seat) -> None:
        """Whoever may choose any graveyard card looks through the whole pile (HL-R-PILE-07)."""
        seen = all([state.knows(seat, card) for card in state.graveyard])
        for card in state.graveyard:
            rules.tell(state, card, seat)
        if state.journal is not None and not seen:
            state.journal.add(Searched(SeatId(seat), SecretCards(state.graveyard[:])))

    def act_on_all(self, state: State, pending: Pending, choices: list[int]) -> None:
        for choice in choices:  # all of them go together, so nobody has to guess which
            self.take(state, pending, choice, True)
        pending.done()

    def act(self, state: State, pending: Pending, choice: Choice) -> None:
        self.take(state, pending, choice, self.cards.zone != GRAVEYARD_ZONE and self.cards.zone != LOT)

    def take(self, state: State, pending: Pending, choice: Choice, openly: bool) -> None:
        card, place = lift(state, pending, self.cards, choice, openly)
        if self.to_hand:
            rules.take_in_hand(state, card, place, pending.seat, TAKEN)
        else:
            rules.set_aside(state, card, place, pending.seat, LIFTED)
        self.bind(pending, card, place.seat)


class PutInParty(CardStep):
    """Cards join a party without their abilities (HL-TERM-PLACE)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, PLACE)
        assert facts.to is not None
        self.owner: i64 = owner_code(facts.to.owner, slots)
        self.face: Face = UP if facts.to.face == "up" else DOWN

    def act(self, state: State, pending: Pending, choice: Choice) -> None:
        owner = pending.seat if self.owner == YOU else pending.slots[self.owner]
        card, place = lift(state, pending, self.cards, choice, self.face == UP)
        rules.place_in_party(state, card, place, owner, self.face, pending.seat, PLACED)


class Return(Step):
    """Set-aside cards go back on the wilderness in their old order."""

    def resolve(self, state: State, pending: Pending) -> None:
        index: i64 = len(pending.lot) - 1
        while index >= 0:  # the card that was on top was lifted first
            card = pending.lot[index]
            state.aside.remove(card)
            state.wilderness.append(card)
            rules.note(state, RETURNED, pending.seat, card, rules.aside_place(), rules.wilderness_top(state))
            index -= 1
        pending.lot = []
        pending.done()


class TurnOver(CardStep):
    """Face up becomes face down and the other way round, without abilities (HL-TERM-TURN-OVER)."""

    def __init__(self, facts: StepFacts, slots: dict[str, int], source: i64) -> None:
        super().__init__(facts, slots, source, TURN_OVER)

    def act(self, state: State, pending: Pending, choice: Choice) -> None:
        seat = spot_seat(choice)
        if spot_face(choice) == DOWN:
            card = rules.turn_face_up(state, seat, spot_index(choice), pending.seat)
        else:
            card = rules.turn_face_down(state, seat, spot_index(choice), pending.seat, TURNED_OVER)
        self.bind(pending, card, seat)
