"""One server for each store: a lock on a file beside it, which the system takes back when the process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from interregnum.server.store.rows import BadStore

if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> None:
        """Lock it or fail at once."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take(file: int) -> None:
        """Lock it or fail at once."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held until it is given back; those who only look at the store or back it up do not ask for it."""

    def __init__(self, store: Path) -> None:
        self.file = os.open(store.with_name(f"{store.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            take(self.file)
        except OSError as error:
            os.close(self.file)
            raise BadStore("store-in-use", facts={"where": str(store)}) from error

    def close(self) -> None:
        """The file stays: another server may be waiting at it."""
        os.close(self.file)
