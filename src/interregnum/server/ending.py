"""A table is ended before its game is over: nobody has won, nothing goes on, and its log stays."""

from __future__ import annotations

from msgspec.structs import replace

from interregnum.server import entries, heads, petitions
from interregnum.server.deeds import seat_of
from interregnum.server.errors import NotAllowed, NotNow
from interregnum.server.heads import Petition, TableHead
from interregnum.server.kinds import KINDS, Kind, known
from interregnum.server.steps import Step
from interregnum.server.table import Table
from interregnum.server.who import By
from interregnum.wire.terms import Why


class End(Kind):
    """The game is given up. Everybody who is here must agree."""

    name = "end"

    def voters(self, table: Table, asked: Petition) -> list[int]:
        return table.presence.voices()

    def check(self, table: Table, asked: Petition) -> None:
        if asked.by not in self.voters(table, asked):
            raise NotAllowed("no-voice")
        if any(one.kind == self.name for one in table.head.petitions):
            raise NotNow("asked-already")

    def ended(self, table: Table, asked: Petition) -> Why | None:
        return None if table.head.status == heads.PLAYING else "late"

    def grant(self, table: Table, step: Step, asked: Petition) -> None:
        over(step, asked.agreed, table.services.world.now())


known(End())


def over(step: Step, agreed: list[int], now: float) -> None:
    """What an end does: the code and links to seats lead nowhere, and nobody is asked anything."""
    step.head = ended(step.head, now)
    step.links = True
    step.add(entries.Ended(agreed))


def ended(head: TableHead, now: float) -> TableHead:
    seats = [replace(seat, offer=None, deputy=False) for seat in head.seats]
    head = replace(head, seats=seats, proposal=None, petitions=[], room=None, knocks=[])
    return replace(head, status=heads.OVER, ended=True, asked=None, asked_at=now)


async def end(table: Table, by: By) -> int:
    """The host ends a table that has not begun; at a game, everybody who is here is asked."""
    head = table.head
    if head.status == heads.OVER:
        raise NotNow("over")
    if head.status == heads.OPEN:
        if by.holder != head.host:
            raise NotAllowed("host-only")
        step = Step(head)
        over(step, head.seats_of(by.holder)[:1], table.services.world.now())
        return await table.commit(step, by)
    seat = seat_of(table, by)
    asked = Petition(0, seat, kind=End.name)
    voice = KINDS[End.name].voice(table, asked, seat)
    if voice is None:
        raise NotAllowed("no-voice")
    return await petitions.make(table, replace(asked, by=voice, agreed=[voice]), by)
