"""A replay for anybody who has its link: made when everybody who played agrees, and ended by any of them."""

from __future__ import annotations

from msgspec.structs import replace

from interregnum.server import entries, heads
from interregnum.server.errors import NotAllowed
from interregnum.server.heads import Seat, TableHead
from interregnum.server.ids import Holder
from interregnum.server.replaying import finished
from interregnum.server.steps import Step
from interregnum.server.table import Table
from interregnum.server.words import words
from interregnum.wire.frames import SeatInfo, TableInfo


async def agree(table: Table, holder: Holder, named: bool) -> None:
    """Somebody lets others see the finished game again, by name or not; with the last of them there is a link."""
    finished(table)
    head = said(table.head, holder, shares=True, named=named)
    if head == table.head:
        return
    code = head.replay if head.unwilling else head.replay or table.services.world.token()
    await keep(table, replace(head, replay=code), entries.Shared(mine(head, holder), named))


async def withdraw(table: Table, holder: Holder) -> None:
    """Somebody agrees no more: the link leads nowhere from now on, and the next one will be another."""
    head = said(table.head, holder, shares=False, named=False)
    if head != table.head:
        await keep(table, replace(head, replay=None), entries.Unshared(mine(head, holder)))


def mine(head: TableHead, holder: Holder) -> list[int]:
    """The seats for which somebody speaks; who only looks on speaks for nobody."""
    seats = head.seats_of(holder)
    if not seats:
        raise NotAllowed("no-seat")
    return seats


def said(head: TableHead, holder: Holder, shares: bool, named: bool) -> TableHead:
    for seat in mine(head, holder):
        head = heads.changed_seat(head, seat, shares=shares, named=named)
    return head


async def keep(table: Table, head: TableHead, entry: entries.Entry) -> None:
    step = Step(head, links=True)
    step.add(entry)
    await table.commit(step)


# --- what whoever has the link is told


def shared_info(table: Table, lang: str) -> TableInfo:
    """The table for strangers: the game, and names of those alone who want that."""
    head = table.head
    seats = [
        SeatInfo("person" if seat.bot is None else "bot", name, seat.bot, here=False, away=False, host=False)
        for seat, name in zip(head.seats, shared_names(head, lang), strict=True)
    ]
    return TableInfo(
        id="", game=head.game, options=head.options, status=heads.OVER, seats=seats, watchers=None, patience=None,
        lang=head.lang, talk=0, commitment=None, seed=None, proposal=None, next=None, what_if=head.what_if,
    )  # fmt: skip


def shared_names(head: TableHead, lang: str) -> list[str]:
    return [shared_name(seat, number, lang) for number, seat in enumerate(head.seats, start=1)]


def shared_name(seat: Seat, number: int, lang: str) -> str:
    """Bots are called as at the table, people by the numbers of their seats unless they want their names told."""
    told = seat.name if seat.bot is not None or (seat.holder is not None and seat.shares and seat.named) else None
    return told or words(lang).ui("seat-number", n=number)
