"""Standing orders of a seat: what is answered for whoever holds it. They are nobody else's news (decision 33)."""

from __future__ import annotations

from interregnum.kernel.ids import WATCHER
from interregnum.server import heads
from interregnum.server.deeds import game_of, seat_of, unchanged
from interregnum.server.errors import NotAllowed, NotFound, NotNow
from interregnum.server.progress import Progress
from interregnum.server.table import Table
from interregnum.server.who import By
from interregnum.wire.commands import Deputy, Unasked


def is_bout(table: Table, progress: Progress) -> bool:
    return table.adapter.is_bout(table.view(progress.state, WATCHER))


async def deputy(table: Table, by: By, command: Deputy) -> int:
    """A bot answers for a person until what is under way is over, or does no more."""
    seat = seat_of(table, by)
    if command.on and not is_bout(table, game_of(table)):
        raise NotNow("no-bout")
    if command.on != table.head.seats[seat].deputy:
        await table.keep_orders(heads.changed_seat(table.head, seat, deputy=command.on))
    return unchanged(table, by)


async def unasked(table: Table, by: By, command: Unasked) -> int:
    """Pass these kinds of windows; changed between bouts only, so that what one holds now decides nothing."""
    seat = seat_of(table, by)
    progress = game_of(table)
    known = table.adapter.windows
    for one in command.windows:
        if one not in known:
            raise NotFound("no-window", facts={"found": one, "wanted": ", ".join(known)})
    if progress.state.over:
        raise NotNow("over")
    if is_bout(table, progress) or is_window(table, progress):
        raise NotNow("in-bout")
    windows = [one for one in known if one in command.windows]
    if windows != table.head.seats[seat].unasked:
        await table.keep_orders(heads.changed_seat(table.head, seat, unasked=windows))
    return unchanged(table, by)


def hurry(table: Table, by: By) -> int:
    """The bots do not wait until a person is asked; kept nowhere, for after a restart nobody has to wait for long."""
    seat = seat_of(table, by)
    if any(one.holder is not None for number, one in enumerate(table.head.seats) if number != seat):
        raise NotAllowed("not-alone")
    game_of(table)
    asked = table.head.asked
    if asked is not None and table.head.bot_for(asked) is not None:
        table.hurried.set()
        table.presence.look()  # bots may think at another node
    return unchanged(table, by)


def is_window(table: Table, progress: Progress) -> bool:
    """Whether somebody is asked in a window; everybody sees that."""
    return table.adapter.window(table.view(progress.state, int(progress.state.asked))) is not None
