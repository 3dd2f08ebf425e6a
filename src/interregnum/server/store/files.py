"""The file of a store: opened, created, brought up to date, copied; whatever is wrong with it shows here."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import ExitStack, closing, nullcontext, suppress
from pathlib import Path
from tempfile import mkstemp
from typing import Final, NamedTuple

from interregnum.server.store.condition import is_damage
from interregnum.server.store.lock import Lock
from interregnum.server.store.migrations import migrate, migrations, missing
from interregnum.server.store.rows import BadStore
from interregnum.server.store.statements import AT_ONCE

BUSY: Final = 5.0  # seconds to wait for another process that writes
READERS: Final = 2
WRITING: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",  # what was told survives a power cut
    "foreign_keys = ON",
    "temp_store = MEMORY",
    "cache_size = -16000",
    "wal_autocheckpoint = 4000",  # 16 MB: pages that change often are carried over less often
)


class Opened(NamedTuple):
    """Connections to a store that is up to date."""

    writer: sqlite3.Connection
    readers: list[sqlite3.Connection]
    lock: Lock | None


def opened(path: Path, exclusive: bool) -> Opened:
    """Only a server, which is exclusive, may begin a new file."""
    if not exclusive and not path.exists():
        raise BadStore("store-missing", facts={"where": str(path)})
    try:
        with ExitStack() as undone:
            found = connections(path, exclusive, undone)
            undone.pop_all()
            return found
    except (OSError, sqlite3.OperationalError) as error:
        raise unwritable(path, error) from error
    except sqlite3.DatabaseError as error:
        raise broken(path, error) from error


def connections(path: Path, exclusive: bool, undone: ExitStack) -> Opened:
    """The lock comes first; nothing is changed in a file that is refused."""
    lock = undone.enter_context(closing(Lock(path))) if exclusive else None
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    if exclusive:
        sync_what_was_left(path)
        look_through(path)
    writer = undone.enter_context(closing(connected(path)))
    bring_up(writer, path, exclusive)
    readers = [undone.enter_context(closing(connected(path))) for _ in range(READERS)]
    for reader in readers:
        reader.execute("PRAGMA query_only = ON")
    return Opened(writer, readers, lock)


def sync_what_was_left(path: Path) -> None:
    """What a killed server wrote and did not sync is found again; nobody is to see it while a power cut may take it."""
    log = path.with_name(f"{path.name}-wal")
    if log.exists():
        sync(log)
    sync_folder(path.parent)


def sync_folder(path: Path) -> None:
    """The names in a folder survive a power cut from now on."""
    with suppress(OSError):  # not every system lets a folder be synced
        sync(path, os.O_RDONLY)


def sync(path: Path, flags: int = os.O_RDWR) -> None:
    handle = os.open(path, flags)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def connected(path: Path) -> sqlite3.Connection:
    """Transactions are begun and ended by us, and a connection goes from thread to thread."""
    return sqlite3.connect(
        path, timeout=BUSY, isolation_level=None, check_same_thread=False, cached_statements=2 * AT_ONCE
    )


def bring_up(db: sqlite3.Connection, path: Path, exclusive: bool) -> None:
    """Check first, then set up, then migrate, which never happens under a running server."""
    needed = missing(db, str(path), migrations())
    if needed:
        need_sound(db, path)
    for setting in WRITING:
        db.execute(f"PRAGMA {setting}")
    if needed:
        with nullcontext() if exclusive else closing(Lock(path)):
            migrate(db, needed)


def look_through(path: Path) -> None:
    """Refuse a damaged file before it is opened for writing: even closing it again would write into it."""
    with closing(connected_to_read(path)) as db:
        need_sound(db, path)


def connected_to_read(path: Path) -> sqlite3.Connection:
    """For a look that leaves no trace, also in a folder where nobody may write."""
    if path.with_name(f"{path.name}-journal").exists():
        return connected(path)  # something was begun, and only who may write can undo it
    alone = not path.with_name(f"{path.name}-wal").exists()
    options = "mode=ro&immutable=1" if alone else "mode=ro"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{options}", uri=True, timeout=BUSY, isolation_level=None)


def need_sound(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a file with damaged pages: all of them are looked at, a second or so for each 100 MB from a cold disk."""
    (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise damaged(path, found)


def copy(source: Path, target: Path) -> None:
    """Whole or not at all: the copy is given its name when it is complete, and was found sound."""
    try:
        if target.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        handle, name = mkstemp(prefix=f".{target.name}.", dir=target.parent)  # for nobody else to read
        os.close(handle)
        with ExitStack() as undone:
            undone.callback(Path(name).unlink, missing_ok=True)
            copy_pages(source, Path(name))
            check_copy(source, Path(name))
            Path(name).rename(target)
    except (OSError, sqlite3.Error) as error:
        raise unwritable(target, error) from error


def copy_pages(source: Path, target: Path) -> None:
    with closing(connected(source)) as db, closing(connected(target)) as made:
        db.backup(made)


def check_copy(source: Path, target: Path) -> None:
    """Pages are copied as they are: what is wrong with the copy is wrong with the store."""
    try:
        with closing(connected_to_read(target)) as made:
            need_sound(made, source)
    except sqlite3.DatabaseError as error:
        raise broken(source, error) from error


def broken(path: Path, error: sqlite3.DatabaseError) -> BadStore:
    """A file that SQLite does not read: with damaged pages, or none of SQLite's at all."""
    is_ours = is_damage(error) and error.sqlite_errorcode != sqlite3.SQLITE_NOTADB
    return damaged(path, str(error)) if is_ours else BadStore("store-foreign", facts={"where": str(path)})


def damaged(path: Path, found: str) -> BadStore:
    return BadStore("store-damaged", facts={"where": str(path), "found": " ".join(found.split())})


def unwritable(path: Path, error: OSError | sqlite3.Error) -> BadStore:
    found = error.strerror if isinstance(error, OSError) else None
    return BadStore("store-unwritable", facts={"where": str(path), "found": found or str(error)})
