"""What every deed of a person at a table stands on."""

from __future__ import annotations

from interregnum.server.errors import NotAllowed, NotNow
from interregnum.server.progress import Progress
from interregnum.server.table import Table
from interregnum.server.who import By, Who
from interregnum.wire.frames import Done


def seat_of(table: Table, who: Who) -> int:
    """The seat, if it is still theirs."""
    if who.seat is None or table.head.seats[who.seat].holder != who.holder:
        raise NotAllowed("no-seat")
    return who.seat


def game_of(table: Table) -> Progress:
    if table.progress is None:
        raise NotNow("not-begun")
    if table.head.ended:
        raise NotNow("over")
    return table.progress


def unchanged(table: Table, by: By | None) -> int:
    """It is so already: nothing is kept, and a repeated command gets the same reply."""
    if by is not None:
        table.remember(by, Done(by.command, table.seq))
    return table.seq
