"""At the door of a table: who came by its code says a name and waits until somebody at the table opens."""

from __future__ import annotations

from msgspec.structs import replace

from interregnum.server import entries, heads, seating
from interregnum.server.errors import NotAllowed, NotFound, NotNow, TooMuch
from interregnum.server.heads import Knock, TableHead
from interregnum.server.ids import Holder
from interregnum.server.names import alike
from interregnum.server.steps import Step
from interregnum.server.table import Table
from interregnum.server.who import By
from interregnum.wire.commands import Admit
from interregnum.wire.requests import KnockState

AT_ONCE = 8  # who may wait at one door
TURNED_AWAY = 16  # who are remembered


async def knock(table: Table, holder: Holder, name: str, code: str) -> None:
    """Say who is there; whoever belongs to the table, or waits already, need not say it again."""
    head, now = table.head, table.services.world.now()
    seating.need_link(head.room, code)
    state = state_of(head, holder, now)
    if state == "in" or (holder, name) in [(one.holder, one.name) for one in head.at_door(now)]:
        return
    if state == "refused":
        raise NotAllowed("turned-away")
    others = [one for one in head.knocks_at(now) if one.holder != holder]
    need_place(head, name, [one.name for one in others if not one.refused])
    number = head.knocked + 1
    await table.keep_beside(replace(head, knocks=[*others, Knock(number, holder, name, now)], knocked=number))
    for viewer in tuple(table.viewers):  # who is at the door is no news of the table: those see it who may open
        if head.seats_of(viewer.holder):
            viewer.wake()


def need_place(head: TableHead, name: str, others: list[str]) -> None:
    """Not too many wait at once, and those who open can tell them apart."""
    if len(others) >= AT_ONCE:
        raise TooMuch("door-full", facts={"most": str(AT_ONCE)})
    if seating.is_taken(head, name) or any(alike(name, other) for other in others):
        raise NotAllowed("name-taken", facts={"found": name})


def pleads(head: TableHead, holder: Holder, now: float) -> bool:
    """Whether somebody waits for the seat of a person who is away."""
    return any(one.holder == holder and (one.ends is None or now < one.ends) for one in head.petitions)


def state_by_link(head: TableHead, holder: Holder, now: float) -> KnockState:
    """How it stands with somebody who came by a link: they wait for a seat they asked for, and for no door."""
    state = state_of(head, holder, now)
    return "none" if state == "waiting" and not pleads(head, holder, now) else state


def state_of(head: TableHead, holder: Holder, now: float) -> KnockState:
    """How it stands with somebody at the door."""
    if head.seats_of(holder):
        return "in"
    if pleads(head, holder, now):
        return "waiting"
    if head.is_member(holder) or head.host == holder:
        return "in"
    mine = [one for one in head.knocks_at(now) if one.holder == holder]
    return "none" if not mine else "refused" if mine[-1].refused else "waiting"


async def admit(table: Table, by: By, command: Admit) -> int:
    """Open to somebody who knocked, or turn them away."""
    seat = opener(table.head, by)
    if table.head.status == heads.OVER:
        raise NotNow("over")
    found = next((one for one in table.head.at_door(table.services.world.now()) if one.number == command.knock), None)
    if found is None:
        raise NotFound("no-knock")
    step = opened(table, found, command)
    step.added.insert(0, (entries.LetIn(seat, found.name, command.way), ()))
    return await table.commit(step, by)


def opener(head: TableHead, by: By) -> int:
    """The seat of whoever opens; a line without one may be that of people who share a device."""
    mine = head.seats_of(by.holder)
    if not mine or (by.seat is not None and by.seat not in mine):
        raise NotAllowed("no-seat")
    return mine[0] if by.seat is None else by.seat


def opened(table: Table, found: Knock, command: Admit) -> Step:
    """What opening does: a seat, a place to look on, or a closed door."""
    head = table.head
    others = [one for one in head.knocks if one.number != found.number]
    if command.way == "no":
        refused = [*others, replace(found, refused=True)]
        return Step(replace(head, knocks=refused[-(AT_ONCE + TURNED_AWAY) :]))
    if command.way == "sit":
        seat = seating.seat_for(head, found.holder, command.seat)
        step = seating.sitting(table, found.holder, found.name, seat)
        step.head = replace(step.head, knocks=others)
        return step
    if head.watch is None:
        raise NotAllowed("no-watchers")
    return Step(replace(head, watchers=[*seating.staying(table), found.holder], knocks=others), members=True)
