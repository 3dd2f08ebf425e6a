"""Changes of tables as the tests of stores need them."""

from __future__ import annotations

from interregnum.server.ids import Holder
from interregnum.server.store.rows import Change, EntryRow, Head

HOLDER = Holder(b"h" * 32)
OTHER = Holder(b"o" * 32)


def head(table: str = "oak", touched: float = 1.0, wakes: float | None = None, state: bytes | None = b"state") -> Head:
    return Head(table, "hidden-leaders", "playing", 1.0, touched, wakes, b"body", state)


def change(
    table: str = "oak", seq: int = 1, command: str | None = None, touched: float = 1.0, wakes: float | None = None
) -> Change:
    """One entry after another; the state tells its number."""
    entry = EntryRow(seq, 2.0, "choice", b"bury B+1", HOLDER if command else None, command)
    return Change(head(table, touched, wakes, b"after %d" % seq), (entry,))
