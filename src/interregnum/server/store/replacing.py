"""A backup in the place of a store: whole or not at all, and what was there before is kept."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import mkdtemp, mkstemp
from typing import Final

from interregnum.server.store.condition import is_damage
from interregnum.server.store.files import (
    broken,
    connected,
    connected_to_read,
    look_through,
    sync,
    sync_folder,
    unwritable,
)
from interregnum.server.store.lock import Lock
from interregnum.server.store.migrations import migrations, missing
from interregnum.server.store.rows import BadStore

BESIDE: Final = ("-wal", "-journal")  # what belongs to a file of SQLite and cannot be made again from it


def replaced(path: Path, backup: Path) -> Path | None:
    """Put the backup in the place of a store that no server uses; the folder that keeps what was there, if anything."""
    if not backup.is_file():
        raise BadStore("backup-missing", facts={"where": str(backup)})
    try:
        with closing(Lock(path)), ExitStack() as undone:
            made = checked_copy(backup, path.parent, undone)
            before = set_aside(path)
            settle(path)
            made.replace(path)
            sync_folder(path.parent)
            return before
    except (OSError, sqlite3.OperationalError) as error:
        raise unwritable(path, error) from error


def checked_copy(backup: Path, folder: Path, undone: ExitStack) -> Path:
    """The backup beside the store, found to be one; only its name is missing."""
    handle, name = mkstemp(prefix=".restoring.", dir=folder)  # for nobody else to read
    os.close(handle)
    undone.callback(Path(name).unlink, missing_ok=True)
    try:
        with closing(connected_to_read(backup)) as db, closing(connected(Path(name))) as made:
            if len(missing(db, str(backup), known := migrations())) == len(known):  # not even the first: it is empty
                raise BadStore("store-foreign", facts={"where": str(backup)})
            db.backup(made)
            made.execute("PRAGMA journal_mode = DELETE")  # so that it is one file and nothing beside it
        look_through(Path(name))
    except BadStore as error:
        raise bad_backup(backup, error) from error
    except sqlite3.DatabaseError as error:
        raise bad_backup(backup, broken(backup, error)) from error
    sync(Path(name))
    return Path(name)


def bad_backup(backup: Path, error: BadStore) -> BadStore:
    if error.reason != "store-damaged":
        return error
    return BadStore("backup-damaged", facts={"where": str(backup), "found": error.facts["found"]})


def set_aside(path: Path) -> Path | None:
    """A copy of what is there, byte for byte, in a folder of its own: a server could be started on it."""
    found = [one for one in (path, *(beside(path, end) for end in BESIDE)) if one.exists()]
    if not found:
        return None
    folder = Path(mkdtemp(prefix="replaced-", dir=path.parent))
    for one in found:
        sync(Path(shutil.copy2(one, folder)))
    sync_folder(folder)
    sync_folder(path.parent)
    return folder


def settle(path: Path) -> None:
    """Leave nothing beside the store that a new file would be mistaken for the owner of."""
    if path.exists():
        try:
            with closing(connected(path)) as db:
                db.execute("PRAGMA journal_mode = DELETE")  # until then, and after it, the store is whole
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
    for end in (*BESIDE, "-shm"):
        beside(path, end).unlink(missing_ok=True)


def beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)
