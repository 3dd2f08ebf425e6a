"""The names of the zones, as small integers for the engine and as words for the border."""

from __future__ import annotations

from typing import Final, Literal, NewType, TypeAlias, get_args

from mypy_extensions import i64

from interregnum.kernel.ids import Seat

ZoneNo = NewType("ZoneNo", i64)
PARTY_UP: Final = ZoneNo(0)  # the face-up heroes of a party
PARTY_DOWN: Final = ZoneNo(1)  # its hidden heroes, oldest first
HAND: Final = ZoneNo(2)
TAVERN_ZONE: Final = ZoneNo(3)
HARBOR_ZONE: Final = ZoneNo(4)
WILDERNESS_ZONE: Final = ZoneNo(5)
GRAVEYARD_ZONE: Final = ZoneNo(6)
ASIDE: Final = ZoneNo(7)  # lifted out by an ability, in no zone until it is put somewhere
PARTY: Final = ZoneNo(8)  # both sides of a party, where cards are chosen; a card lies on one of them

Zone: TypeAlias = Literal["party-up", "party-down", "hand", "tavern", "harbor", "wilderness", "graveyard", "aside"]
ZONE_WORDS: Final[tuple[Zone, ...]] = get_args(Zone)

EMPTY: Final[i64] = -2  # a tavern slot without a card
NO_INDEX: Final[i64] = -1  # the order of this zone means nothing (a hand)


class Place:
    """Where a card lies: a zone, whose, and how many lie before it. Public: a place is never a secret."""

    def __init__(self, zone: ZoneNo, seat: Seat, index: i64) -> None:
        self.zone: Final = zone
        self.seat: Final = seat
        self.index: Final = index

    def plain(self) -> dict[str, object]:
        found: dict[str, object] = {"zone": ZONE_WORDS[self.zone]}
        if self.seat >= 0:
            found["seat"] = self.seat
        if self.index >= 0:
            found["index"] = self.index
        return found


def is_open(place: Place) -> bool:
    """Whether everybody sees the card that lies there; of the graveyard, its top."""
    return place.zone == PARTY_UP or place.zone == TAVERN_ZONE or place.zone == GRAVEYARD_ZONE


def moves_quietly(by: Seat, source: Place, target: Place) -> bool:
    """Whether the zones alone show that nobody learns a card by this move (HL-R-INFO-03)."""
    zone = source.zone
    if zone in (PARTY_UP, TAVERN_ZONE):
        return True  # everybody sees which card goes; under one of the graveyard another would come to light
    if zone == ASIDE:  # whoever lifted it out has seen it
        return stays_hidden(by, target)
    return zone in (HAND, PARTY_DOWN) and source.seat == by and stays_hidden(by, target)


def stays_hidden(by: Seat, target: Place) -> bool:
    """Whether nobody but this player may look at a card that goes there."""
    zone = target.zone
    return zone == WILDERNESS_ZONE or (zone in (HAND, PARTY_DOWN) and target.seat == by)
