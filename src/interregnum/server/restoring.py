"""A table as it comes back from the store: its log is read again, and its state is checked against its record."""

from __future__ import annotations

from interregnum.server import heads
from interregnum.server.chronicle import Chronicle
from interregnum.server.services import Services
from interregnum.server.store.rows import Kept
from interregnum.server.story import Damaged, Story, check_replay, head_of, progress_of, told
from interregnum.server.table import Table
from interregnum.wire.adapters import adapter


def restored(services: Services, kept: Kept) -> Table:
    """The table at its last committed step; whatever does not read or fit together is said to be damaged."""
    try:
        return read(services, kept)
    except Exception as error:
        raise Damaged("table-damaged") from error


def read(services: Services, kept: Kept) -> Table:
    known = adapter(heads.decode(kept.head.body).game)
    head = head_of(kept, known.game)
    story = Story()
    log = Chronicle(known)
    told(log, story, kept.entries)
    progress = progress_of(known.game, head, kept, story, log.start())
    if progress is not None:
        check_replay(known.game, progress)
    table = Table(services, head, progress, log, kept.beside)
    table.remember_kept(kept.entries)
    return table
