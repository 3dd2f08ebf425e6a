"""How a store is: whoever runs the server hears of every turn for the worse or the better, once."""

from __future__ import annotations

import sqlite3
from typing import Final

import structlog

from interregnum.server.store.rows import BadStore

DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
PRIMARY: Final = 0xFF  # the part of an error's number that says its kind
CLOSED: Final = "the store is closed"

log = structlog.get_logger("interregnum.store")


class Condition:
    """Shared by the thread that writes and those that read; a store that is known to be damaged stays so."""

    def __init__(self, where: str) -> None:
        self.where: Final = where
        self.failing = False  # whether something of the last batch could not be kept, though it did not conflict
        self.damaged = False
        self.unread: Final[set[str]] = set()  # the faults of readers that were told already

    def kept(self) -> None:
        """Everything of a batch is on the disk."""
        if self.failing:
            self.failing = False
            log.warning("the store keeps what it is told again")

    def unkept(self, error: Exception) -> BadStore:
        """Something could not be kept."""
        if not self.failing and not self.damaged:
            log.error("the store cannot keep anything", fault=fault(error), found=str(error))
        self.failing = True
        return error if isinstance(error, BadStore) else self.noted(error)

    def unreadable(self, error: Exception) -> BadStore:
        """Something could not be read."""
        if fault(error) not in self.unread:
            self.unread.add(fault(error))
            log.error("the store cannot read what it kept", fault=fault(error), found=str(error))
        return self.noted(error)

    def noted(self, error: Exception) -> BadStore:
        if is_damage(error) and not self.damaged:
            self.damaged = True
            log.error("the store is damaged: nothing more is written; stop the server and restore a backup")
        return failed(self.where, str(error))

    def need_sound(self) -> None:
        """Nothing is written into a file that is known to be damaged."""
        if self.damaged:
            raise BadStore("store-damaged", facts={"where": self.where, "found": sqlite3.DatabaseError.__name__})


def is_damage(error: Exception) -> bool:
    """Whether the file itself is broken, as no later try can change."""
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & PRIMARY in DAMAGE


def fault(error: Exception) -> str:
    """The name of an error: SQLite's, or that of its kind."""
    return str(getattr(error, "sqlite_errorname", type(error).__name__))


def failed(where: str, found: str) -> BadStore:
    return BadStore("store-failed", facts={"where": where, "found": found})
