"""The times of a table: who must answer until when, and when it has to do something though nobody comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interregnum.kernel.state import State
from interregnum.server import heads
from interregnum.server.heads import TableHead
from interregnum.wire.adapter import Window
from interregnum.wire.frames import Clock

if TYPE_CHECKING:
    from interregnum.server.table import Table

VOTING = 60.0  # seconds for which bots wait while people decide on an undo


class Clocks:
    """What a table has to wait for."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def shown(self) -> Clock | None:
        """Who must answer, and how long they may take."""
        seat = self.table.head.asked
        if seat is None or self.table.head.status != heads.PLAYING:
            return None
        now = self.table.services.world.now()
        due = self.due(self.table.head)
        return Clock(
            seat,
            round(max(now - self.table.head.asked_at, 0.0), 1),
            None if due is None else round(max(due - now, 0.0), 1),
        )

    def due(self, head: TableHead) -> float | None:
        """When a bot will stand in for the person who is asked."""
        seat = head.asked
        if seat is None or head.patience is None or head.bot_of(seat) is not None:
            return None
        return max(self.silent(head, seat), head.patience_at) + head.patience

    def last_heard(self, head: TableHead, seat: int) -> float:
        """When somebody was last heard of for whom a bot is about to play."""
        gone = None if seat == head.asked else self.table.presence.since(seat)
        return self.silent(head, seat) if gone is None else gone

    def silent(self, head: TableHead, seat: int) -> float:
        """Since when nobody has heard of the person who is asked."""
        return max(head.asked_at, self.table.active.get(seat, 0.0))

    def wakes(self, head: TableHead, now: float, state: State | None = None) -> float | None:
        """When the table has to do something though nobody comes."""
        if head.status != heads.PLAYING or head.asked is None:
            return None
        goes_on = head.bot_for(head.asked) is not None or self.unasked(head, state) is not None
        return max(now, decided(head)) if goes_on else self.due(head)

    def unasked(self, head: TableHead, state: State | None = None) -> Window | None:
        """The window that is asked in a position, if it is to be passed for the person who is asked."""
        if state is None and self.table.progress is not None:
            state = self.table.progress.state
        seat = head.asked
        if state is None or seat is None or not head.seats[seat].unasked or head.bot_of(seat) is not None:
            return None
        window = self.table.adapter.window(self.table.view(state, seat))
        return window if window is not None and window.kind in head.seats[seat].unasked else None


def decided(head: TableHead) -> float:
    """Until when bots wait for people who decide on an undo."""
    return 0.0 if head.proposal is None else head.proposal.at + VOTING
