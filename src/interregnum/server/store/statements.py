"""What is said to SQLite: every function takes a connection, and runs in whatever transaction that is in."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from interregnum.server.ids import Holder, LinkHash
from interregnum.server.store.rows import Change, EntryRow, Head, Kept, Place, conflict

Value = str | bytes | int | float | None

AT_ONCE: Final = 128  # steps for which a statement is remembered, by us and by the connection
KEEP: Final = "INSERT INTO steps VALUES "
COLUMNS: Final = 16  # of a step
STEP: Final = f"({', '.join('?' * COLUMNS)})"
CREATE: Final = """
INSERT INTO tables (id, game, status, created, touched, wakes, seq, body, state) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)
"""
LOAD: Final = "SELECT beside, id, game, status, created, touched, wakes, body, state FROM tables WHERE id = ?"
ENTRIES: Final = """
SELECT seq, at, kind, body, holder, command, seat, digest FROM log WHERE table_id = ? AND seq > ? ORDER BY seq
"""
BESIDE: Final = "UPDATE tables SET body = ?, beside = beside + 1 WHERE id = ? AND seq = ? AND beside = ?"
ALL: Final = """
SELECT id, game, status, created, touched, wakes, body, NULL FROM tables ORDER BY touched DESC, id
"""
OF_HOLDER: Final = """
SELECT id, game, status, created, touched, wakes, body, NULL FROM tables JOIN members ON table_id = id
WHERE holder = ? ORDER BY touched DESC, id LIMIT ?
"""


def steps(change: Change) -> list[Value]:
    """The values of all steps of a change, one after the other."""
    head = change.head
    values: list[Value] = []
    for entry in change.entries:
        values += (head.id, head.game, head.status, head.touched, head.wakes, head.body, head.state)
        values += (change.beside, entry.seq, entry.at, entry.kind, entry.body)
        values += (entry.holder, entry.command, entry.seat, entry.digest)
    return values


def keep_steps(db: sqlite3.Connection, values: list[Value]) -> None:
    """Keep all of these steps or none, in one statement."""
    db.execute(insert_steps(len(values) // COLUMNS), values)


@lru_cache(AT_ONCE)
def insert_steps(count: int) -> str:
    """The same text each time, so that SQLite prepares it once."""
    return KEEP + ", ".join([STEP] * count)


def create(db: sqlite3.Connection, change: Change) -> None:
    """A table that was not there, with its first steps."""
    head = change.head
    values = (head.id, head.game, head.status, head.created, head.touched, head.wakes, head.body, head.state)
    try:
        db.execute(CREATE, values)
    except sqlite3.IntegrityError as error:
        raise conflict(change.head.id) from error
    append(db, change)


def append(db: sqlite3.Connection, change: Change) -> None:
    """More steps of a table, and whatever else they change."""
    try:
        if change.entries:
            keep_steps(db, steps(change))
        if change.links is not None:
            replace_links(db, change.head.id, change.links)
        if change.members is not None:
            replace_members(db, change.head.id, change.members)
    except sqlite3.IntegrityError as error:
        raise conflict(change.head.id) from error


def keep_members(db: sqlite3.Connection, table: str, place: Place, body: bytes, members: Iterable[Holder]) -> None:
    """Who belongs to a table that is still there; its log does not tell of them."""
    if not db.execute(BESIDE, (body, table, *place)).rowcount:
        raise conflict(table)
    replace_members(db, table, members)


def replace_links(db: sqlite3.Connection, table: str, links: dict[str, LinkHash]) -> None:
    db.execute("DELETE FROM links WHERE table_id = ?", (table,))
    rows = [(code, table, kind) for kind, code in links.items()]
    db.executemany("INSERT INTO links (code, table_id, kind) VALUES (?, ?, ?)", rows)


def replace_members(db: sqlite3.Connection, table: str, holders: Iterable[Holder]) -> None:
    db.execute("DELETE FROM members WHERE table_id = ?", (table,))
    rows = [(holder, table) for holder in holders]
    db.executemany("INSERT INTO members (holder, table_id) VALUES (?, ?)", rows)


def keep_move(
    db: sqlite3.Connection, move: str, until: float, body: bytes, before: bytes | None, gone: list[str]
) -> None:
    if before is None:
        kept = db.execute("INSERT OR IGNORE INTO moves (until, body, id) VALUES (?, ?, ?)", (until, body, move))
    else:
        kept = db.execute("UPDATE moves SET until = ?, body = ? WHERE id = ? AND body = ?", (until, body, move, before))
    if not kept.rowcount:
        raise conflict(move)
    db.executemany("DELETE FROM moves WHERE id = ?", [(one,) for one in gone])


def remove(db: sqlite3.Connection, table: str) -> None:
    """Log, links and members go with the table."""
    db.execute("DELETE FROM tables WHERE id = ?", (table,))


def nothing(db: sqlite3.Connection) -> None:
    """Only see whether one may write."""


def touch(db: sqlite3.Connection) -> None:
    """Write something that means nothing, to see whether it can be kept."""
    db.execute("PRAGMA user_version = 1")


def load(db: sqlite3.Connection, table: str, after: int = 0) -> Kept | None:
    row = db.execute(LOAD, (table,)).fetchone()
    if row is None:
        return None
    beside, *head = row
    return Kept(Head(*head), tuple(EntryRow(*entry) for entry in db.execute(ENTRIES, (table, after))), beside)


def linked(db: sqlite3.Connection, code: LinkHash) -> tuple[str, str] | None:
    row: tuple[str, str] | None = db.execute("SELECT table_id, kind FROM links WHERE code = ?", (code,)).fetchone()
    return row


def moves(db: sqlite3.Connection) -> list[bytes]:
    return [body for (body,) in db.execute("SELECT body FROM moves ORDER BY until, id")]


def tables_of(db: sqlite3.Connection, holder: Holder, most: int) -> list[Head]:
    return [Head(*row) for row in db.execute(OF_HOLDER, (holder, most))]


def all_tables(db: sqlite3.Connection) -> list[Head]:
    return [Head(*row) for row in db.execute(ALL)]


def places(db: sqlite3.Connection, tables: Sequence[str] | None) -> dict[str, Place]:
    found = {table: Place(seq, beside) for table, seq, beside in db.execute("SELECT id, seq, beside FROM tables")}
    return found if tables is None else {table: found[table] for table in tables if table in found}


def wakes(db: sqlite3.Connection) -> list[tuple[str, float]]:
    return db.execute("SELECT id, wakes FROM tables WHERE wakes IS NOT NULL ORDER BY wakes, id").fetchall()
