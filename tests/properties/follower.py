"""A viewer who knows nothing but the events they were told, and works out from these what lies where.

Written without the engine's knowledge: what the follower cannot justify, the viewer must not have been shown, and
what the follower knows, the view must show (HL-R-INFO-03, 13).
"""

from __future__ import annotations

from interregnum.games.hidden_leaders.engine.events import (
    CardMoved,
    Dealt,
    Exchanged,
    GameBegan,
    GameEnded,
    Looked,
    MarkersMoved,
    Performed,
    Reshuffled,
    Revealed,
    Searched,
)
from interregnum.games.hidden_leaders.engine.zones import (
    ASIDE,
    EMPTY,
    GRAVEYARD_ZONE,
    HAND,
    HARBOR_ZONE,
    PARTY_DOWN,
    PARTY_UP,
    TAVERN_ZONE,
    WILDERNESS_ZONE,
    Place,
    ZoneNo,
)
from interregnum.kernel.ids import UNKNOWN, Card
from interregnum.kernel.journal import Event

OPEN_ZONES = (PARTY_UP, TAVERN_ZONE)
LOOSE_ZONES = (HAND, ASIDE)  # their order means nothing


class Follower:
    """The table as one viewer can know it from what they were told."""

    def __init__(self, viewer: int, seats: int, cards: int, emperor: int) -> None:
        self.viewer = viewer
        self.rows: dict[tuple[ZoneNo, int], list[int]] = {(TAVERN_ZONE, -1): [EMPTY] * 3}
        for seat in range(seats):
            for zone in (PARTY_UP, PARTY_DOWN, HAND):
                self.rows[zone, seat] = []
        for zone in (WILDERNESS_ZONE, GRAVEYARD_ZONE, ASIDE):
            self.rows[zone, -1] = []
        self.rows[GRAVEYARD_ZONE, -1] = [emperor]
        self.harbor = cards - 1
        self.markers: list[int] = [4, 4]
        self.leaders = [UNKNOWN] * 6
        self.lots: list[int] = []  # how many cards lay aside when each card now being performed began
        self.held_up = UNKNOWN  # a hand card that everybody is being shown, and that is handed over openly

    def row(self, place: Place) -> list[int]:
        return self.rows[place.zone, place.seat]

    def hear(self, event: Event) -> None:
        """Take in an event as it was told to this viewer."""
        if isinstance(event, GameBegan):
            self.rows[TAVERN_ZONE, -1] = list(event.cards)
            self.harbor -= len(event.cards)
        elif isinstance(event, Dealt):
            assert (event.leader != UNKNOWN) == (event.seat == self.viewer)
            self.leaders[event.seat] = event.leader
            self.rows[HAND, event.seat] = list(event.cards)
            self.harbor -= len(event.cards)
        elif isinstance(event, CardMoved):
            self.move(event)
        elif isinstance(event, Exchanged):
            self.exchange(event)
        elif isinstance(event, Looked):
            self.look(event)
        elif isinstance(event, Searched):
            assert (UNKNOWN not in event.cards) == (event.seat == self.viewer)
            if event.seat == self.viewer:
                self.rows[GRAVEYARD_ZONE, -1] = list(event.cards)
        elif isinstance(event, Revealed):
            self.show(event.card, event.place)
        elif isinstance(event, Reshuffled):
            self.harbor += len(self.rows[WILDERNESS_ZONE, -1])
            self.rows[WILDERNESS_ZONE, -1] = []
        elif isinstance(event, Performed):
            self.lots.append(len(self.rows[ASIDE, -1]))
        elif isinstance(event, MarkersMoved):
            assert self.markers == [event.from_.red, event.from_.green]
            self.markers = [event.to.red, event.to.green]
        elif isinstance(event, GameEnded):
            self.leaders[: len(event.leaders)] = event.leaders
            for seat, hidden in enumerate(event.hidden):
                self.rows[PARTY_DOWN, seat] = list(hidden)

    # --- one card moves ---

    def move(self, event: CardMoved) -> None:
        known, certain = self.leave(event.card, event.from_)
        if event.card != UNKNOWN:
            assert self.may_see(event, known, certain), "the viewer was shown a card they could not follow"
        else:
            assert not self.must_see(event), "the viewer was not shown a card they saw"
            assert not (certain and known != UNKNOWN), "the viewer forgot a card they could follow"
        self.held_up = UNKNOWN
        self.arrive(event.card, event.to)

    def leave(self, card: Card, source: Place) -> tuple[int, bool]:
        """Take the card out; what was known to lie there, and whether it is certain that it was this one."""
        if source.zone == HARBOR_ZONE:
            self.harbor -= 1
            return UNKNOWN, True
        row = self.row(source)
        if source.zone in LOOSE_ZONES or source.index < 0:
            return self.leave_loose(card, source, row)
        known = row[source.index]
        if source.zone == TAVERN_ZONE:
            row[source.index] = EMPTY
        else:
            row.pop(source.index)
        return known, True

    def leave_loose(self, card: Card, source: Place, row: list[int]) -> tuple[int, bool]:
        """A card leaves a hand, the cards set aside, or the graveyard below its top."""
        first = self.first_of_lot() if source.zone == ASIDE else 0
        last = len(row) - 1 if source.zone == GRAVEYARD_ZONE else len(row)
        pool = row[first:last]
        known = pool[0]
        certain = len(pool) == 1
        gone = card if card in pool else UNKNOWN if UNKNOWN in pool else known
        row.pop(row.index(gone, first))
        if card == UNKNOWN and not certain:  # any of them could be the one that left
            row[first : last - 1] = [UNKNOWN] * (last - 1 - first)
        return known, certain

    def first_of_lot(self) -> int:
        """Where the cards begin that belong together; older ones wait for an outer card."""
        while self.lots and self.lots[-1] >= len(self.rows[ASIDE, -1]):
            self.lots.pop()
        return self.lots[-1] if self.lots else 0

    def must_see(self, event: CardMoved) -> bool:
        """Whether the move happened before the viewer's eyes."""
        source, target = event.from_, event.to
        if source.zone in OPEN_ZONES or target.zone in OPEN_ZONES or target.zone == GRAVEYARD_ZONE:
            return True
        if source.zone == GRAVEYARD_ZONE and source.index >= 0:
            return True
        mine = [place.seat for place in (source, target) if place.zone in (HAND, PARTY_DOWN)]
        handled = ASIDE in (source.zone, target.zone) or source.zone == GRAVEYARD_ZONE
        return self.viewer in mine or (handled and event.seat == self.viewer)

    def may_see(self, event: CardMoved, known: int, certain: bool) -> bool:
        return self.must_see(event) or event.card == self.held_up or (certain and known == event.card)

    def arrive(self, card: Card, target: Place) -> None:
        row = self.row(target)
        if target.zone == TAVERN_ZONE:
            assert row[target.index] == EMPTY
            row[target.index] = card
            return
        if target.index >= 0:
            assert target.index == len(row), "the card did not come to the end of its row"
        row.append(card)

    # --- two cards swap ---

    def exchange(self, event: Exchanged) -> None:
        a_known, b_known = self.known_at(event.a_place), self.known_at(event.b_place)
        self.replace(event.a, event.b, event.a_place, event.b_place, event.seat, a_known, b_known)
        self.replace(event.b, event.a, event.b_place, event.a_place, event.seat, b_known, a_known)

    def known_at(self, place: Place) -> int:
        """What the viewer knows to lie there; in a loose place only a single card is certain."""
        row = self.row(place)
        if place.index >= 0:
            return row[place.index]
        pool = row[-3:] if place.zone == WILDERNESS_ZONE else row
        return pool[0] if len(pool) == 1 else UNKNOWN

    def replace(
        self, old: Card, new: Card, place: Place, other: Place, actor: int, old_known: int, new_known: int
    ) -> None:
        """`old` leaves `place` and `new`, which lay at `other`, comes there."""
        owners = [one.seat for one in (place, other) if one.seat >= 0] + [actor] * (place.index < 0)
        seen = self.viewer in owners or other.zone in (*OPEN_ZONES, GRAVEYARD_ZONE)
        seen = seen or place.zone in (*OPEN_ZONES, GRAVEYARD_ZONE)
        if old != UNKNOWN:
            assert seen or old_known == old, "the viewer was shown a card they could not follow"
        else:
            assert not seen, "the viewer was not shown a card they saw"
        row = self.row(place)
        if place.index >= 0:
            row[place.index] = new
            return
        pool = row[-3:] if place.zone == WILDERNESS_ZONE else row
        start = len(row) - len(pool)
        if old != UNKNOWN or len(pool) == 1:
            row[row.index(old, start) if old in pool else row.index(UNKNOWN, start)] = new
        elif place.zone == HAND:
            row[:] = [UNKNOWN] * (len(row) - 1) + [new]
        else:
            row[start:] = [UNKNOWN] * len(pool)

    # --- looking ---

    def look(self, event: Looked) -> None:
        row = self.row(event.place)
        index = event.place.index
        if event.seat == self.viewer:
            assert event.card != UNKNOWN
            row[index] = int(event.card)
        else:
            assert event.card == row[index], "looking showed the wrong people a card"

    def show(self, card: int, place: Place) -> None:
        row = self.row(place)
        if place.index >= 0:
            row[place.index] = card
        else:
            self.held_up = card
            if card not in row:
                row[row.index(UNKNOWN)] = card

    # --- comparing with the view ---

    def table(self) -> dict[str, object]:
        """What the viewer knows, in the form of a view; the order of a hand means nothing."""
        seats = [seat for zone, seat in self.rows if zone == HAND]
        return {
            "hands": [sorted(self.rows[HAND, seat]) for seat in seats],
            "ups": [self.rows[PARTY_UP, seat] for seat in seats],
            "downs": [self.rows[PARTY_DOWN, seat] for seat in seats],
            "tavern": self.rows[TAVERN_ZONE, -1],
            "wilderness": self.rows[WILDERNESS_ZONE, -1],
            "graveyard": self.with_top(),
            "aside": sorted(self.rows[ASIDE, -1]),
            "harbor": self.harbor,
            "markers": self.markers,
            "leaders": self.leaders,
        }

    def with_top(self) -> list[int]:
        return self.rows[GRAVEYARD_ZONE, -1]

    def see_top(self, top: int) -> None:
        """The top graveyard card lies open, whatever was on it before."""
        row = self.rows[GRAVEYARD_ZONE, -1]
        assert row[-1] in (UNKNOWN, top)
        row[-1] = top
