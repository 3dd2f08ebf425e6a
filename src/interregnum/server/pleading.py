"""Who has lost what held their seat, such as a cookie, comes by the link of the table and asks for it.

It is decided as everything about people who are away, with two more safeguards: the device that holds the seat is
asked, too, and nobody has the seat before it could refuse for two minutes.
"""

from __future__ import annotations

from msgspec.structs import replace

from interregnum.server import heads, seating
from interregnum.server.absence import AboutSeat, need_seat, others, seat_about
from interregnum.server.errors import NotAllowed, NotNow
from interregnum.server.heads import Knock, Petition, TableHead, changed_seat
from interregnum.server.ids import Holder
from interregnum.server.kinds import known
from interregnum.server.knocking import AT_ONCE, TURNED_AWAY
from interregnum.server.petitions import make
from interregnum.server.steps import Step
from interregnum.server.table import Table
from interregnum.wire.terms import Why

HOLDERS = 120.0  # seconds for which whoever holds the seat is waited for in any case
QUIET = 300.0  # seconds after a refusal for which nobody asks for the same seat


class Plea(AboutSeat):
    """Somebody from outside asks for the seat of a person who is away; they say it is theirs."""

    name = "plea"
    least = 2
    asks_holder = True
    beside = ("stand-in",)

    def voters(self, table: Table, asked: Petition) -> list[int]:
        """Everybody who is here, and the holder: for two minutes, and as long as they have not been away again."""
        about = seat_about(asked)
        waited = asked.at + HOLDERS > table.services.world.now() or not table.presence.is_away(about)
        return [*others(table, about), *([about] if waited or about in asked.agreed else [])]

    def moments(self, asked: Petition) -> list[float]:
        return [*super().moments(asked), asked.at + HOLDERS]

    def check(self, table: Table, asked: Petition) -> None:
        super().check(table, asked)
        head, about = table.head, seat_about(asked)
        if head.seats[about].offer is not None:
            raise NotNow("offered-already")
        if any(one.holder == asked.holder for one in head.petitions):
            raise NotNow("asked-already")
        if head.seats[about].quiet > table.services.world.now():
            raise NotNow("asked-lately")
        if not others(table, about):
            raise NotNow("nobody-here")
        if knows_another(head, asked):
            raise NotAllowed("hand-seen")
        if is_namesake(head, asked):
            raise NotAllowed("name-taken", facts={"found": asked.name})

    def ended(self, table: Table, asked: Petition) -> Why | None:
        """Whoever asked has seen another hand meanwhile, or somebody is called the same."""
        too_late = knows_another(table.head, asked) or is_namesake(table.head, asked)
        return super().ended(table, asked) or ("late" if too_late else None)

    def dropped(self, head: TableHead, asked: Petition, why: Why, now: float) -> TableHead:
        """Whoever was refused is turned away as at the door, and the table is left in peace for a while."""
        if why != "refused":
            return head
        number, holder = head.knocked + 1, holder_of(asked)
        knocks = [one for one in head.knocks_at(now) if one.holder != holder]
        knocks.append(Knock(number, holder, asked.name, now, refused=True))
        head = replace(head, knocks=knocks[-(AT_ONCE + TURNED_AWAY) :], knocked=number)
        return changed_seat(head, seat_about(asked), quiet=now + QUIET)

    def grant(self, table: Table, step: Step, asked: Petition) -> None:
        about = seat_about(asked)
        agreed = [table.names[one] for one in asked.agreed]
        told = heads.Turnover("asked", step.head.seats[about].name or "", agreed)
        seating.hand_to(table, step, about, holder_of(asked), asked.name, told)


known(Plea())


def holder_of(asked: Petition) -> Holder:
    assert asked.holder is not None, "somebody asks"
    return asked.holder


def knows_another(head: TableHead, asked: Petition) -> bool:
    """Whether whoever asks has been shown the secrets of another seat."""
    return any(one != asked.about for one in head.known_to(holder_of(asked)))


def is_namesake(head: TableHead, asked: Petition) -> bool:
    """Whether somebody else at the table looks the same by name."""
    return seating.is_taken(changed_seat(head, seat_about(asked), bot=None, holder=None), asked.name)


async def plead(table: Table, holder: Holder, name: str, seat: int, code: str) -> None:
    """Ask for a seat; whoever has it, or waits for it already, need not ask again."""
    head = table.head
    seating.need_link(head.invite, code)
    need_seat(table, seat)
    waits = any((one.holder, one.about) == (holder, seat) for one in head.petitions)
    if waits or head.seats[seat].holder == holder:
        return
    if any(one.holder == holder and one.refused for one in head.knocks_at(table.services.world.now())):
        raise NotAllowed("turned-away")
    await make(table, Petition(0, None, kind=Plea.name, about=seat, name=name, holder=holder), None)
