"""Stores as older programs left them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from interregnum.server.store.migrations import migrate, migrations

FIRST = (  # all that the first program kept
    "INSERT INTO tables SELECT id, game, status, created, touched, wakes, seq, body, state FROM newer.tables",
    "INSERT INTO log SELECT table_id, seq, at, kind, body, holder, command FROM newer.log",
    "INSERT INTO links SELECT code, table_id, kind FROM newer.links",
    "INSERT INTO members SELECT holder, table_id FROM newer.members",
)


def as_first_written(path: Path) -> None:
    """Turn a store that nobody uses into one of the first program, with all that such a one can hold."""
    older = path.with_name("older")
    with closing(sqlite3.connect(older, isolation_level=None)) as db:
        migrate(db, migrations()[:1])
        db.execute("ATTACH ? AS newer", (str(path),))
        for statement in FIRST:
            db.execute(statement)
    older.replace(path)
    for rest in ("-wal", "-shm"):
        path.with_name(f"{path.name}{rest}").unlink(missing_ok=True)
