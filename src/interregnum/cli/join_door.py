"""At a table of a server: who knocks, and how a seat goes on at another device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rich.text import Text

from interregnum.cli.board import Board
from interregnum.cli.layout import wrapped
from interregnum.cli.store import plain_name
from interregnum.client.errors import printable
from interregnum.kernel.errors import BadOptions, UnknownChoice
from interregnum.wire.commands import Admit
from interregnum.wire.frames import Frame

if TYPE_CHECKING:
    from interregnum.cli.join_orders import Orders

WAYS: dict[str, Literal["sit", "watch", "no"]] = {"": "sit", "sit": "sit", "watch": "watch", "no": "no"}


def knocks(board: Board, frame: Frame) -> list[Text]:
    """Who is at the door, and what to type."""
    told = [board.speech.cli("join-knock", n=one.number, player=plain_name(one.name)) for one in frame.knocks]
    return [line for one in told for line in wrapped(Text(f" {one}", style="bold yellow"), board.width)]


def door(orders: Orders, rest: str) -> None:
    """`door 3`, `door 3 watch`, `door 3 no`: let somebody in, or do not."""
    number, _, word = rest.partition(" ")
    way = WAYS.get(word.strip())
    if way is None or not number.isdecimal():
        raise BadOptions("unknown-word", facts={"found": rest[:20], "wanted": "door 3, door 3 watch, door 3 no"})
    at = orders.at
    free = at.frame is not None and any(seat.open for seat in at.frame.table.seats)
    if way == "sit" and not word and not free:
        way = "watch"
    found = int(number[:9])
    at.send(orders.done(at.line.command(lambda command: Admit(command, found, way))))


async def device(orders: Orders, rest: str) -> None:
    """`device` or `device all`: what the other device needs to take the seat, or all tables, over."""
    at = orders.at
    table = None if rest == "all" else at.seated.table.id
    move = await at.account.begin_move(table, None if table is None else at.seated.seat)
    at.move = move.id
    cli = at.speech.cli
    told = [cli("join-device"), f"  {printable(move.code)}", f"  {printable(move.link)}", cli("join-device-confirm")]
    at.tell([line for one in told for line in wrapped(Text(f" {one}"), at.board.width)])


async def confirm(orders: Orders, digits: str) -> None:
    """`confirm 47`: the other device shows these digits; `confirm no` stops it."""
    at = orders.at
    if at.move is None:
        raise UnknownChoice("not-claimed")
    found = await at.account.confirm_move(at.move, digits[:2], agree=digits != "no")
    told = "stayed" if found.stayed else "done" if found.state == "moved" else "ended"
    at.tell(wrapped(Text(f" {at.speech.cli(f'join-device-{told}')}"), at.board.width))
