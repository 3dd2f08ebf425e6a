"""Files that are written as a whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path
from secrets import token_hex
from typing import TextIO

EVERYBODY = 0o666  # less what the surroundings mask out
OWNER_ONLY = 0o600


@contextmanager
def whole_file(path: Path, mode: int = EVERYBODY) -> Iterator[TextIO]:
    """A file that takes its name only when all was written; until then, and on any error, nothing is touched."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    part = path.parent / f".{path.name}.{token_hex(4)}.part"
    number = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    try:
        with open(number, "w", encoding="utf-8", newline="\n") as file:
            yield file
            file.flush()
            os.fsync(number)
        part.replace(path)
    except BaseException:
        part.unlink()
        raise
