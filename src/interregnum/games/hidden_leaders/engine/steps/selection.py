"""Which cards a step may choose: a selector of the content, compiled to small integers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.hidden_leaders.engine.box import mask
from interregnum.games.hidden_leaders.engine.choices import CARD, DOWN, GRAVEYARD, TAVERN, UP, spot
from interregnum.games.hidden_leaders.engine.facts import Selector
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.zones import (
    EMPTY,
    GRAVEYARD_ZONE,
    HAND,
    PARTY,
    TAVERN_ZONE,
    ZONE_WORDS,
    ZoneNo,
)
from interregnum.kernel.ids import Card, Seat
from interregnum.kernel.pending import Pending

LOT: Final[i64] = -1  # the cards an earlier step bound

YOU: Final[i64] = -1
OTHER: Final[i64] = -2
ANY: Final[i64] = -3
NEXT: Final[i64] = -4
EACH_OTHER: Final[i64] = -5


def zone_code(zone: str) -> ZoneNo:
    return PARTY if zone == "party" else ZoneNo(ZONE_WORDS.index(zone))


def owner_code(owner: str, slots: dict[str, int]) -> int:
    """Whose cards: one of the codes above, or the slot of a player who was named."""
    codes: dict[str, int] = {"": ANY, "you": YOU, "other": OTHER, "any": ANY, "next": NEXT, "each-other": EACH_OTHER}
    return codes[owner] if owner in codes else slots[owner]


def named(factions: i64, faction: i64) -> bool:
    """Whether the faction that was named, if any, is among these."""
    return faction >= 0 and (factions >> faction) & 1 == 1


class Cards:
    """A compiled selector."""

    def __init__(self, facts: Selector, slots: dict[str, int]) -> None:
        self.zone: i64 = LOT if facts.ref else zone_code(facts.zone)
        self.owner: i64 = owner_code(facts.owner, slots)
        self.face: i64 = ("up", "down", "any", "").index(facts.face)
        self.factions: i64 = mask(facts.faction)  # 0: any
        self.not_factions: i64 = mask(facts.not_faction)
        self.faction_slot: i64 = slots[facts.faction_ref] if facts.faction_ref else -1
        self.top: i64 = facts.top
        self.copyable: Final = facts.copyable
        self.no_chain: Final = not facts.in_chain
        self.receiver: Final = facts.receiver
        self.plain: Final = not (
            facts.faction or facts.not_faction or facts.faction_ref or facts.copyable or self.no_chain
        )

    def owner_of(self, pending: Pending, seats: i64) -> i64:
        """The one player whose cards are meant, where it is one."""
        if self.owner >= 0:
            return pending.slots[self.owner]
        return (pending.seat + 1) % seats if self.owner == NEXT else pending.seat

    def is_owner(self, seat: Seat, pending: Pending, seats: i64) -> bool:
        """Whether cards of this player are meant."""
        if self.owner == ANY:
            return True
        if self.owner == OTHER or self.owner == EACH_OTHER:
            return seat != pending.seat
        return seat == self.owner_of(pending, seats)

    def fits(self, state: State, pending: Pending, card: Card) -> bool:
        """Whether the card passes the tests of faction and copying."""
        factions: i64 = state.box.factions[card]
        if self.factions != 0 and self.factions & factions == 0:
            return False
        if self.not_factions & factions != 0:
            return False
        if self.faction_slot >= 0 and not named(factions, pending.slots[self.faction_slot]):
            return False
        if self.copyable and not state.box.copyable[card]:
            return False
        return not (self.no_chain and state.box.pure_copier[card] and state.in_chain(card))

    def eligible(self, state: State, pending: Pending) -> list[int]:
        """The choices, in a fixed order: seat, then oldest first; tavern slots; hand; piles."""
        found: list[int] = []
        if self.zone == PARTY:
            seat: Seat = 0
            while seat < state.seats:
                if self.is_owner(seat, pending, state.seats):
                    self.add_party(state, pending, seat, found)
                seat += 1
        elif self.zone == HAND:
            self.add_cards(state, pending, state.hands[self.owner_of(pending, state.seats)], found)
        elif self.zone == TAVERN_ZONE:
            self.add_tavern(state, pending, found)
        elif self.zone == GRAVEYARD_ZONE:
            self.add_graveyard(state, pending, found)
        elif self.zone == LOT:
            for card in pending.lot:
                found.append(CARD + card)
        return found

    def add_party(self, state: State, pending: Pending, seat: Seat, found: list[int]) -> None:
        if self.receiver and state.seats == 2 and seat != pending.seat:
            return  # nobody is left who could receive it (HL-R-CARD-CRYPTOGRAPHER)
        if self.face != DOWN:
            for index, card in enumerate(state.ups[seat]):
                if self.plain or self.fits(state, pending, card):
                    found.append(spot(seat, UP, index))
        if self.face != UP:
            hidden: i64 = 0
            while hidden < len(state.downs[seat]):  # a hidden hero's face plays no role (HL-R-TGT-08)
                found.append(spot(seat, DOWN, hidden))
                hidden += 1

    def add_cards(self, state: State, pending: Pending, cards: list[int], found: list[int]) -> None:
        for card in cards:
            if self.plain or self.fits(state, pending, card):
                found.append(CARD + card)

    def add_tavern(self, state: State, pending: Pending, found: list[int]) -> None:
        for slot, card in enumerate(state.tavern):
            if card != EMPTY and (self.plain or self.fits(state, pending, card)):
                found.append(TAVERN + slot)

    def add_graveyard(self, state: State, pending: Pending, found: list[int]) -> None:
        if self.top == 0:
            self.add_cards(state, pending, state.graveyard, found)
        elif state.graveyard and self.fits(state, pending, state.graveyard[-1]):
            found.append(GRAVEYARD)

    def offered_by(self, state: State, pending: Pending, seat: Seat) -> bool:
        """Whether this player has such a card (HL-R-TGT-02)."""
        if self.zone == HAND:
            return len(state.hands[seat]) > 0
        found: list[int] = []
        self.add_party(state, pending, seat, found)
        return len(found) > 0

    def exists(self, state: State, pending: Pending) -> bool:
        """Whether there is at least one such card."""
        if self.zone == HAND and self.owner == OTHER:
            seat: Seat = 0
            while seat < state.seats:
                if seat != pending.seat and state.hands[seat]:
                    return True
                seat += 1
            return False
        return len(self.eligible(state, pending)) > 0

    def count(self, state: State, pending: Pending) -> i64:
        """How many such cards there are, for X (HL-R-MARK-06)."""
        return len(self.eligible(state, pending))

    def factions_found(self, state: State, pending: Pending) -> i64:
        """The factions of your face-up heroes, as bits (HL-X-EXTRAS-03)."""
        found: i64 = 0
        for card in state.ups[self.owner_of(pending, state.seats)]:
            found |= state.box.factions[card]
        return found

    def is_secret(self) -> bool:
        """Whether the number of choices depends on hidden cards, so that silence would tell (HL-R-INFO-14)."""
        return self.zone == HAND and not self.plain
