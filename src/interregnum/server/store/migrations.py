"""The schema in numbered files: a store is brought up to the newest, and one that is not ours is left alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from interregnum.server.store.rows import BadStore

OURS: Final = 0x494E5452  # "INTR": the mark of our files, where SQLite has a place for it
NOTES: Final = """
CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, hash TEXT NOT NULL) STRICT
"""


@dataclass(frozen=True, slots=True)
class Migration:
    """One file, applied once and never changed afterwards."""

    name: str
    text: str

    @property
    def number(self) -> int:
        return int(self.name.partition("_")[0])

    @property
    def hash(self) -> str:
        return sha256(self.text.encode()).hexdigest()


def migrations() -> list[Migration]:
    """All that this program knows, in order."""
    return found_in(files(__package__) / "migrations")


def found_in(folder: Traversable) -> list[Migration]:
    """The migrations of a folder, in order."""
    found = [file for file in folder.iterdir() if file.name.endswith(".sql")]
    return [Migration(file.name, file.read_text("utf-8")) for file in sorted(found, key=lambda file: file.name)]


def missing(db: sqlite3.Connection, where: str, known: list[Migration]) -> list[Migration]:
    """What the file still needs; refused if it is not ours, newer than this program, or went another way."""
    (mark,) = db.execute("PRAGMA application_id").fetchone()
    if mark == 0 and is_empty(db):
        return known
    if mark != OURS:
        raise BadStore("store-foreign", facts={"where": where})
    return left(db.execute("SELECT number, name, hash FROM migrations").fetchall(), where, known)


def left(rows: Iterable[tuple[int, str, str]], where: str, known: list[Migration]) -> list[Migration]:
    """What was not applied yet; refused if something else was."""
    applied = {number: (name, text) for number, name, text in rows}
    newest, wanted = max(applied, default=0), known[-1].number
    if newest > wanted:
        raise BadStore("store-newer", facts={"where": where, "found": str(newest), "wanted": str(wanted)})
    for one in known:
        if one.number in applied and (one.name, one.hash) != applied[one.number]:
            raise BadStore("store-changed", facts={"where": where, "found": applied[one.number][0]})
    return [one for one in known if one.number not in applied]


def is_empty(db: sqlite3.Connection) -> bool:
    return db.execute("SELECT 1 FROM sqlite_master").fetchone() is None


def migrate(db: sqlite3.Connection, needed: list[Migration]) -> None:
    """Apply each file in a transaction of its own, together with the note that it was applied."""
    for one in needed:
        db.execute("BEGIN IMMEDIATE")
        db.execute(f"PRAGMA application_id = {OURS}")
        db.execute(NOTES)
        apply(db, one)
        db.execute("COMMIT")


def apply(db: sqlite3.Connection, one: Migration) -> None:
    """Statement by statement: a whole script would end the transaction first."""
    statement = ""
    for line in one.text.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            db.execute(statement)
            statement = ""
    db.execute(statement)
    db.execute("INSERT INTO migrations VALUES (?, ?, ?)", (one.number, one.name, one.hash))
