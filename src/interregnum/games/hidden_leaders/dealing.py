"""The verbs that move cards without choosing them one by one: draw, exchange, refill; and performing and playing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders import rules
from interregnum.games.hidden_leaders.choices import (
    CARD,
    DOWN,
    EXCHANGE,
    EXCHANGE_WITH,
    GRAVEYARD,
    HARBOR,
    NONE,
    PLAY,
    PLAY_CARD,
    UP,
    WILDERNESS,
)
from interregnum.games.hidden_leaders.events import DRAWN, Exchanged, Performed
from interregnum.games.hidden_leaders.facts import StepFacts
from interregnum.games.hidden_leaders.lifting import card_at, place_of
from interregnum.games.hidden_leaders.naming import pile_code
from interregnum.games.hidden_leaders.selection import HAND, LOT, Cards
from interregnum.games.hidden_leaders.state import State, Step
from interregnum.games.hidden_leaders.zones import (
    GRAVEYARD_ZONE,
    HARBOR_ZONE,
    NO_INDEX,
    PARTY_DOWN,
    PARTY_UP,
    TAVERN_ZONE,
    WILDERNESS_ZONE,
    Place,
)
from interregnum.games.hidden_leaders.zones import HAND as HAND_ZONE
from interregnum.kernel.ids import NOBODY, NOTHING, UNKNOWN, Card, Choice, Seat, bit
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
        self.face: i64 = UP if facts.to.face == "up" else DOWN

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
            known = state.known
            state.journal.add(Exchanged(pending.seat, a, a_place, known[a], b, b_place, known[b]))

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


def is_open(place: Place) -> bool:
    """Whether everybody sees the card that lies there."""
    return place.zone == PARTY_UP or place.zone == TAVERN_ZONE or place.zone == GRAVEYARD_ZONE


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
    elif place.zone == HAND_ZONE:
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
            state.journal.add(Performed(pending.seat, card))
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
