"""What people decide about those who are away: let a bot play, give the seat to somebody else, have another host."""

from __future__ import annotations

from msgspec.structs import replace

from interregnum.server import entries, heads, petitions, playing
from interregnum.server.deeds import seat_of, unchanged
from interregnum.server.errors import NotAllowed, NotFound, NotNow
from interregnum.server.heads import Offer, Petition, changed_seat
from interregnum.server.kinds import KINDS, Kind, known
from interregnum.server.steps import Step
from interregnum.server.table import Table
from interregnum.server.who import By
from interregnum.wire import commands as c
from interregnum.wire.terms import Why


def seat_about(asked: Petition) -> int:
    assert asked.about is not None, "it is about a seat"
    return asked.about


def others(table: Table, seat: int) -> list[int]:
    """One seat for each person who has a voice, but whoever holds this one."""
    seats = table.head.seats
    return [one for one in table.presence.voices() if seats[one].holder != seats[seat].holder]


class AboutSeat(Kind):
    """What is decided on the seat of a person who is away."""

    beside: tuple[str, ...] = ()  # kinds that may be decided on the same seat meanwhile

    def voters(self, table: Table, asked: Petition) -> list[int]:
        return others(table, seat_about(asked))

    def ended(self, table: Table, asked: Petition) -> Why | None:
        return None if table.head.status == heads.PLAYING else "late"

    def check(self, table: Table, asked: Petition) -> None:
        seat = table.head.seats[seat_about(asked)]
        if table.head.status != heads.PLAYING:
            raise NotNow("over" if table.head.status == heads.OVER else "not-begun")
        if seat.holder is None or not self.is_open(table, seat_about(asked)):
            raise NotNow("not-away", facts={"found": table.names[seat_about(asked)]})
        if any(one.about == asked.about and one.kind not in self.beside for one in table.head.petitions):
            raise NotNow("asked-already")
        if asked.by is not None and asked.by not in self.makers(table, asked):
            raise NotAllowed("host-only")

    def is_open(self, table: Table, seat: int) -> bool:
        """Whether others may decide on a seat."""
        return table.presence.is_away(seat)

    def makers(self, table: Table, asked: Petition) -> list[int]:
        """Who may ask: the host, and while the host is away, everybody who is here."""
        found = self.voters(table, asked)
        host = [one for one in found if table.head.seats[one].holder == table.head.host]
        return host or found


class StandIn(AboutSeat):
    """A bot plays until they are back. The host decides; while the host is away, everybody who is here."""

    name = "stand-in"
    beside = ("plea",)

    def voters(self, table: Table, asked: Petition) -> list[int]:
        found = others(table, seat_about(asked))
        return [one for one in found if table.head.seats[one].holder == table.head.host] or found

    def is_open(self, table: Table, seat: int) -> bool:
        return table.presence.is_missed(seat) and not table.head.seats[seat].away

    def ended(self, table: Table, asked: Petition) -> Why | None:
        """They answered, or a bot plays already."""
        about = seat_about(asked)
        waits = table.presence.gone_at(about) is not None or table.head.asked == about
        return super().ended(table, asked) or (None if waits and not table.head.seats[about].away else "late")

    def off(self, asked: Petition, why: Why, by: int | None) -> entries.Entry:
        return super().off(asked, "wait" if why == "refused" else why, by)

    def grant(self, table: Table, step: Step, asked: Petition) -> None:
        playing.let_bot_play(table, step, seat_about(asked), asked.agreed)


class Give(AboutSeat):
    """Somebody else may have the seat. Everybody who is here must agree, and nobody alone can do it."""

    name = "give"
    least = 2

    def check(self, table: Table, asked: Petition) -> None:
        super().check(table, asked)
        if table.head.seats[seat_about(asked)].offer is not None:
            raise NotNow("offered-already")
        if len(self.voters(table, asked)) < self.least:
            raise NotAllowed("alone")

    def ended(self, table: Table, asked: Petition) -> Why | None:
        here = table.presence.gone_at(seat_about(asked)) is None
        return super().ended(table, asked) or ("back" if here else None)

    def grant(self, table: Table, step: Step, asked: Petition) -> None:
        """There is a link; until somebody comes by it, the bot plays, and whoever is away may come back."""
        about = seat_about(asked)
        offer = Offer(table.services.world.token(), [table.names[one] for one in asked.agreed])
        if not step.head.seats[about].away:
            playing.let_bot_play(table, step, about, asked.agreed)
        step.head = changed_seat(step.head, about, offer=offer)
        step.links = True
        step.add(entries.Offered(about, asked.agreed))


class Lead(Kind):
    """Somebody else is the host, because the host is away: everybody who is here must agree."""

    name = "lead"

    def voters(self, table: Table, asked: Petition) -> list[int]:
        return table.presence.voices()

    def check(self, table: Table, asked: Petition) -> None:
        voices = self.voters(table, asked)
        if any(table.head.seats[one].holder == table.head.host for one in voices):
            raise NotAllowed("host-here")
        if seat_about(asked) not in voices or asked.by not in voices:
            raise NotAllowed("no-voice")
        if any(one.kind == self.name for one in table.head.petitions):
            raise NotNow("asked-already")

    def ended(self, table: Table, asked: Petition) -> Why | None:
        return "host-back" if table.head.host in table.presence.people else None

    def grant(self, table: Table, step: Step, asked: Petition) -> None:
        about = seat_about(asked)
        holder = step.head.seats[about].holder
        assert holder is not None, "a person leads"
        step.head = replace(step.head, host=holder)
        step.members = True
        step.add(entries.HandedOn(about, None, asked.agreed))


for one in (StandIn(), Give(), Lead()):
    known(one)


async def ask(table: Table, by: By, command: c.Suggest) -> int:
    """Ask those who decide on a seat."""
    seat = seat_of(table, by)
    need_seat(table, command.seat)
    asked = Petition(0, seat, kind=command.kind, about=command.seat)
    kind = KINDS[command.kind]
    voice = kind.voice(table, asked, seat)
    if voice is None and isinstance(kind, StandIn):
        raise NotAllowed("host-only")
    if voice is None:
        raise NotAllowed("no-voice")
    return await petitions.make(table, replace(asked, by=voice, agreed=[voice]), by)


def need_seat(table: Table, seat: int) -> None:
    if seat >= len(table.head.seats):
        raise NotFound("no-such-seat", facts={"most": str(len(table.head.seats) - 1)})


async def inquire(table: Table) -> None:
    """A table without a patience asks once whether to wait for whoever does not answer, or to let a bot play."""
    seat = due_inquiry(table)
    if seat is None:
        return
    head = replace(table.head, inquired=table.head.asked_at)
    await petitions.make(table, Petition(0, None, kind=StandIn.name, about=seat), None, head)


def due_inquiry(table: Table) -> int | None:
    """The seat about which people are to be asked now."""
    head, seat = table.head, table.head.asked
    if seat is None or head.patience is not None or head.inquired == head.asked_at:
        return None
    silent = table.presence.silent_at(seat)
    if silent is None or silent > table.services.world.now() or any(one.about == seat for one in head.petitions):
        return None
    return seat if is_watched(table, seat) else None


def is_watched(table: Table, seat: int) -> bool:
    """Whether somebody else is here who could be asked."""
    here = table.presence.here()
    asked = Petition(0, None, kind=StandIn.name, about=seat)
    return any(one in here for one in KINDS[StandIn.name].voters(table, asked))


# --- what the host decides alone


def need_lead(table: Table, by: By) -> int:
    """The seat of the host who speaks."""
    seat = seat_of(table, by)
    if by.holder != table.head.host:
        raise NotAllowed("host-only")
    return seat


async def hand_on(table: Table, by: By, command: c.HandOn) -> int:
    """The host makes somebody else the host."""
    seat = need_lead(table, by)
    need_seat(table, command.seat)
    holder = table.head.seats[command.seat].holder
    if holder is None:
        raise NotAllowed("no-person")
    if holder == by.holder:
        return unchanged(table, by)
    step = Step(replace(table.head, host=holder), members=True)
    step.add(entries.HandedOn(command.seat, seat))
    return await table.commit(step, by)


async def arrange(table: Table, by: By, command: c.Arrange) -> int:
    """The host changes how long the table waits and how fast its bots play."""
    seat = need_lead(table, by)
    head = table.head
    if head.status == heads.OVER:
        raise NotNow("over")
    if (command.patience, command.pace) == (head.patience, head.pace):
        return unchanged(table, by)
    at = head.patience_at if command.patience == head.patience else table.services.world.now()
    step = Step(replace(head, patience=command.patience, pace=command.pace, patience_at=at))
    step.add(entries.Arranged(seat, command.patience, command.pace))
    return await table.commit(step, by)
