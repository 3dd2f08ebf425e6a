"""Petitions: something is asked, some people decide, and when all of them have agreed it is done.

A petition is kept in the head of its table, so that it outlives the server; making one, agreeing, refusing and what
comes of it are entries of the log. What is asked is a `Kind` (`kinds.py`): who decides, whether it can be asked, and
what is done. Undo is one of them, and the seats of people who are away are others.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from interregnum.server import entries
from interregnum.server.deeds import seat_of, unchanged
from interregnum.server.errors import NotAllowed, StaleCommand
from interregnum.server.heads import Petition, TableHead
from interregnum.server.kinds import KINDS, missing
from interregnum.server.steps import Step
from interregnum.server.table import Table
from interregnum.server.who import By
from interregnum.wire.commands import Vote
from interregnum.wire.terms import Why

# --- the petitions of a head


def of(head: TableHead) -> list[Petition]:
    """All petitions of a table: the undo first."""
    return [*([] if head.proposal is None else [head.proposal]), *head.petitions]


def numbered(head: TableHead, number: int) -> Petition | None:
    """The petition that votes name by this number."""
    return next((one for one in of(head) if one.seq == number), None)


def with_one(head: TableHead, asked: Petition) -> TableHead:
    """The head with a petition, new or changed."""
    if asked.kind == "undo":
        return replace(head, proposal=asked)
    return replace(head, petitions=[*without(head, asked).petitions, asked])


def without(head: TableHead, asked: Petition) -> TableHead:
    if asked.kind == "undo":
        return replace(head, proposal=None)
    return replace(head, petitions=[one for one in head.petitions if one.seq != asked.seq])


def forget_seat(head: TableHead, seat: int) -> TableHead:
    """The head after somebody else has a seat, or nobody: what it asked or agreed to counts no more."""
    left = [one for one in head.petitions if seat not in (one.by, one.about)]
    left = [replace(one, agreed=[agreed for agreed in one.agreed if agreed != seat]) for one in left]
    return replace(head, proposal=None, petitions=left)


def concerns(head: TableHead, seat: int) -> bool:
    """Whether others decide on a seat, or have decided; whoever holds it and is here has the last word."""
    return head.seats[seat].offer is not None or any(one.about == seat for one in head.petitions)


# --- asking, and what comes of it


async def make(table: Table, asked: Petition, by: By | None, head: TableHead | None = None) -> int:
    """Ask; where nobody else is to be asked, it is done at once. What else changes with it stands in the head."""
    kind = KINDS[asked.kind]
    kind.check(table, asked)
    now = table.services.world.now()
    ends = None if kind.lasts is None else now + kind.lasts
    asked = replace(asked, seq=table.seq + 1, at=now, ends=ends)
    step = Step(with_one(head or table.head, asked))
    if not missing(table, asked):
        return await granted(table, step, asked, by)
    step.add(kind.made(asked))
    return await table.commit(step, by)


async def granted(table: Table, step: Step, asked: Petition, by: By | None) -> int:
    """All who decide have agreed."""
    step.head = without(step.head, asked)
    KINDS[asked.kind].grant(table, step, asked)
    return await table.commit(step, by)


async def vote(table: Table, by: By, command: Vote) -> int:
    """Agree or not; with the last agreement it is done, and whoever asked may take it back."""
    seat = seat_of(table, by)
    asked = numbered(table.head, command.proposal)
    if asked is None:
        raise StaleCommand("no-proposal")
    ended = over(table, asked)
    if ended is not None:
        await drop(table, asked, ended, None)
        raise StaleCommand("no-proposal")
    voice = KINDS[asked.kind].voice(table, asked, seat)
    mine = asked.by is not None and table.head.seats[asked.by].holder == by.holder
    if not command.agree and (mine or voice is not None):
        return await drop(table, asked, "withdrawn" if mine else "refused", seat, by)
    if voice is None:
        raise NotAllowed("no-voice")
    if voice in asked.agreed:
        return unchanged(table, by)
    return await agree(table, asked, voice, by)


async def agree(table: Table, asked: Petition, voice: int, by: By) -> int:
    asked = replace(asked, agreed=sorted([*asked.agreed, voice]))
    step = Step(with_one(table.head, asked))
    step.add(entries.Agreed(voice, 0 if asked.kind == "undo" else asked.seq))
    if not missing(table, asked) and is_enough(table, asked):
        return await granted(table, step, asked, by)
    return await table.commit(step, by)


async def drop(table: Table, asked: Petition, why: Why, seat: int | None, by: By | None = None) -> int:
    """It is off the table."""
    kind = KINDS[asked.kind]
    step = Step(kind.dropped(without(table.head, asked), asked, why, table.services.world.now()))
    step.add(kind.off(asked, why, seat))
    return await table.commit(step, by)


def is_enough(table: Table, asked: Petition) -> bool:
    """Whether as many people agreed as must, who still have a voice."""
    kind = KINDS[asked.kind]
    return len(set(asked.agreed) & set(kind.voters(table, asked))) >= kind.least


# --- while time passes, and people come and go


def over(table: Table, asked: Petition) -> Why | None:
    """Why a petition has come to its end, whoever agrees now."""
    if asked.ends is not None and asked.ends <= table.services.world.now():
        return "late"
    return KINDS[asked.kind].ended(table, asked)


def verdict(table: Table, asked: Petition) -> Why | Literal["granted"] | None:
    """What comes of a petition though nobody votes; nothing yet, as long as somebody is to be waited for."""
    ended = over(table, asked)
    if ended is not None:
        return ended
    if missing(table, asked):
        return None
    return "granted" if is_enough(table, asked) else "alone"


async def review(table: Table) -> None:
    """Do what is to be done about petitions for which nobody is waited any more."""
    for number in [one.seq for one in of(table.head)]:
        asked = numbered(table.head, number)
        if asked is not None:  # what came of another one may have taken it off the table
            await see_to(table, asked)


async def see_to(table: Table, asked: Petition) -> None:
    found = verdict(table, asked)
    if found == "granted":
        await granted(table, Step(table.head), asked, None)
    elif found is not None:
        await drop(table, asked, found, None)


def moments(table: Table) -> list[float]:
    """When petitions end, or somebody is not waited for any more."""
    return [at for one in of(table.head) for at in KINDS[one.kind].moments(one)]


def is_due(table: Table) -> bool:
    return any(verdict(table, one) is not None for one in of(table.head))
