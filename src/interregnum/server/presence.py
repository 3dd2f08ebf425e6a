"""Who of the people at a table is here, since when, and who has been away so long that others may decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec import Struct, json

from interregnum.kernel.ids import WATCHER
from interregnum.server import heads
from interregnum.server.heads import TableHead
from interregnum.server.ids import Holder

if TYPE_CHECKING:
    from interregnum.server.table import Table, Viewer

AWAY: Final = 180.0  # seconds after which somebody is away, at a table without a patience


def grace(head: TableHead) -> float:
    """How long somebody may be gone before others decide for them."""
    return AWAY if head.patience is None else float(head.patience)


Shown = tuple[list[Holder], int, bool]


class Here(Struct, frozen=True):
    """Who is at a table at one node."""

    people: list[Holder]
    watching: int  # how many look on
    active: dict[int, float]  # when a person was last heard of, by seat
    hurried: bool = False  # bots are not waited for

    @property
    def shown(self) -> Shown:
        """What others can see of it."""
        return self.people, self.watching, self.hurried


encode = json.Encoder().encode
decode = json.Decoder(Here).decode


class Presence:
    """The people of one table by their lines. It is not kept: after a restart nobody has been gone for long."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.opened: Final = table.services.world.now()
        self.changed: dict[Holder, float] = {}  # when somebody came or went
        self.people: set[Holder] = set()  # who have a line, wherever it ends
        self.elsewhere: list[Here] = []  # at other nodes
        self.untold = False  # whether other nodes are to hear of it at once
        self.said: Shown | None = None  # what they were told that others can see
        self.faint = False  # whether somebody was heard of, which can wait

    def look(self) -> None:
        """Lines or seats changed: note who came and who went, and let other nodes hear of it."""
        self.note()
        if self.table.on_people is not None and self.told().shown != self.said:
            self.untold = True
            self.table.on_people()

    def note(self) -> None:
        """Who came and who went since the last time."""
        now, before = self.table.services.world.now(), self.people
        self.people = self.own() | {one for here in self.elsewhere for one in here.people}
        self.changed.update(dict.fromkeys(before ^ self.people, now))

    def own(self) -> set[Holder]:
        """Who have a line to this node."""
        return {one.holder for one in self.table.viewers if self.counts(one)}

    def counts(self, line: Viewer) -> bool:
        """Whether somebody is here by a line: to a seat, or where people share a device, to the table they look at."""
        return line.viewer != WATCHER or len(self.table.head.seats_of(line.holder)) > 1

    def sits(self, holder: Holder) -> None:
        """Somebody sits down, and will have a line in a moment."""
        self.changed[holder] = self.table.services.world.now()

    # --- at several nodes

    def told(self) -> Here:
        """Who is here, for other nodes."""
        table = self.table
        watching = sum(one.viewer == WATCHER for one in table.viewers)
        return Here(sorted(self.own()), watching, table.active, table.hurried.is_set())

    def meet(self, elsewhere: list[Here]) -> None:
        """Other nodes have told who is there."""
        self.elsewhere = elsewhere
        active = self.table.active
        for here in elsewhere:
            for seat, at in here.active.items():
                active[seat] = max(at, active.get(seat, 0.0))
        if any(here.hurried for here in elsewhere):
            self.table.hurried.set()
        self.note()

    @property
    def watching_elsewhere(self) -> int:
        return sum(here.watching for here in self.elsewhere)

    # --- who is here

    def here(self) -> set[int]:
        """The seats whose people are here."""
        return {number for number, seat in enumerate(self.table.head.seats) if seat.holder in self.people}

    def since(self, number: int) -> float | None:
        """Since when somebody is here, gone or played by a bot."""
        seat = self.table.head.seats[number]
        if seat.holder is None:
            return None
        return seat.since or None if seat.away else self.changed.get(seat.holder, self.opened)

    # --- who is away

    def missing(self) -> list[int]:
        """The seats of people who have no line."""
        seats, people = self.table.head.seats, self.people
        return [at for at, seat in enumerate(seats) if seat.holder is not None and seat.holder not in people]

    def gone_at(self, number: int) -> float | None:
        """From when on the absence of somebody counts; nothing for whoever is here."""
        head = self.table.head
        seat = head.seats[number]
        if seat.holder is None or seat.holder in self.people:
            return None
        known = seat.since if seat.away else self.opened
        return max(self.changed.get(seat.holder, known), head.patience_at)

    def away_at(self, number: int) -> float | None:
        """When others may decide on the seat of somebody who is gone."""
        gone = self.gone_at(number)
        return None if gone is None else gone + grace(self.table.head)

    def is_away(self, number: int) -> bool:
        """Whether somebody has been gone for as long as the table is patient."""
        at = self.away_at(number)
        return at is not None and at <= self.table.services.world.now()

    def silent_at(self, number: int) -> float | None:
        """When others may let a bot play for somebody who is asked and says nothing, though they may have a line."""
        table, head = self.table, self.table.head
        if head.status != heads.PLAYING or head.asked != number or head.bot_for(number) is not None:
            return None
        return max(table.clocks.silent(head, number), head.patience_at) + grace(head)

    def is_missed(self, number: int) -> bool:
        """Whether a bot may be let play for somebody: they are away, or do not answer."""
        silent = self.silent_at(number)
        return self.is_away(number) or (silent is not None and silent <= self.table.services.world.now())

    def is_settled(self) -> bool:
        """Whether everybody is here and nobody is missed: then it is so again after the next answer."""
        asked = self.table.head.asked
        return not self.missing() and (asked is None or not self.is_missed(asked))

    # --- who decides

    def voices(self) -> list[int]:
        """One seat for each person who has a voice: neither bots nor people who are away, and nobody twice."""
        heard: dict[Holder, int] = {}
        for number, seat in enumerate(self.table.head.seats):
            if seat.holder is not None and not seat.away and not self.is_away(number):
                heard.setdefault(seat.holder, number)
        return sorted(heard.values())

    def leaders(self) -> list[int]:
        """Who decides what the host decides: the host, or everybody who has a voice while the host has none."""
        voices = self.voices()
        host = [seat for seat in voices if self.table.head.seats[seat].holder == self.table.head.host]
        return host or voices

    def moments(self) -> Iterator[float]:
        """When something about this will change though nobody does anything."""
        now, head = self.table.services.world.now(), self.table.head
        times = [self.away_at(number) for number in self.missing()]
        if head.asked is not None:
            times.append(self.silent_at(head.asked))
        for at in times:
            if at is not None and at > now:
                yield at
