"""Power cuts: what a server wrote to its store and did not sync is taken back, all of it or, torn, some.

`power.c` is preloaded into servers and notes each change and each sync of the store's files. A process that is killed
leaves its changes behind, synced or not, as the system writes them out later; a power cut does not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from ctypes import CDLL, c_long
from itertools import compress, pairwise
from pathlib import Path
from random import Random
from struct import Struct
from typing import Final, NamedTuple

import pytest

SOURCE: Final = Path(__file__).with_name("power.c")
HEAD: Final = Struct("<BB6xqqqq")
ENDINGS: Final = {1: "", 2: "-wal", 3: "-journal", 4: "/"}
SECTOR: Final = 512  # bytes that are written as a whole or not at all
SLOWNESS: Final = 8000  # microseconds that a sync takes at least: it is there that power cuts hurt
REQUIRED: Final = bool(os.environ.get("CI")) or os.environ.get("INTERREGNUM_REQUIRE_ALL") == "1"


class Change(NamedTuple):
    """A change of a file of the store, or of which files there are."""

    what: str  # w(rite), t(runcate), c(reate), u(nlink)
    ending: str  # which file
    at: int
    before: int  # bytes that the file had
    old: bytes
    new: bytes

    @property
    def is_of_folder(self) -> bool:
        return self.what in "cu"

    def noted(self) -> bytes:
        """As the server writes it."""
        file = next(number for number, ending in ENDINGS.items() if ending == self.ending)
        return HEAD.pack(ord(self.what), file, self.at, self.before, len(self.old), len(self.new)) + self.old + self.new


def read(notes: bytes) -> Iterator[Change]:
    """Everything that was noted; a note that the kill cut short is of something that never happened."""
    place = 0
    while place + HEAD.size <= len(notes):
        what, file, at, before, olds, news = HEAD.unpack_from(notes, place)
        middle = place + HEAD.size + olds
        place = middle + news
        if place > len(notes):
            return
        yield Change(chr(what), ENDINGS[file], at, before, notes[middle - olds : middle], notes[middle:place])


def unsynced(changes: Iterator[Change]) -> list[Change]:
    """What was not synced when the power went: of files since their own sync, of the folder since its."""
    waiting: list[Change] = []
    for one in changes:
        if one.what == "s":
            waiting = [other for other in waiting if other.is_of_folder or other.ending != one.ending]
        elif one.what == "d":
            waiting = [other for number, other in enumerate(waiting) if not settled(waiting, number)]
        else:
            waiting.append(one)
    return waiting


def settled(waiting: Sequence[Change], number: int) -> bool:
    """Whether the sync of the folder makes a change last, or a file is gone for good to which it was made."""
    one = waiting[number]
    gone = any(other.what == "u" and other.ending == one.ending for other in waiting[number:])
    return one.is_of_folder or gone


class Power:
    """One store, and the notes of what its servers did to it."""

    def __init__(self, store: Path, notes: Path) -> None:
        self.store = store
        self.notes = notes

    def file(self, change: Change) -> Path:
        return self.store.with_name(self.store.name + change.ending)

    def stay(self) -> None:
        """A process ended and the power did not: what it did not sync may still be lost to the next cut."""
        waiting = self.waiting()
        self.notes.write_bytes(b"".join(one.noted() for one in waiting))

    def cut(self, rng: Random) -> int:
        """The power went: take back what was not synced, sometimes only parts of it; how many parts were lost."""
        waiting = self.waiting()
        for one in reversed(waiting):
            self.take_back(one)
        lasting = rng.choice((0.0, 0.0, 0.5, 0.9))  # how much came to the disk nevertheless
        parts = [piece for one in waiting for piece in pieces(one)]
        left = [rng.random() < lasting for _ in parts]
        for piece in compress(parts, left):
            self.do(piece)
        self.notes.write_bytes(b"")
        if rng.random() < 0.5:  # memory that processes share is not there either
            self.store.with_name(f"{self.store.name}-shm").unlink(missing_ok=True)
        return left.count(False)

    def waiting(self) -> list[Change]:
        return unsynced(read(self.notes.read_bytes())) if self.notes.exists() else []

    def take_back(self, change: Change) -> None:
        path = self.file(change)
        if change.what == "c":
            path.unlink()
        elif change.what == "u":
            path.write_bytes(change.old)
        else:
            with path.open("r+b") as file:
                file.seek(change.at)
                file.write(change.old)
                file.truncate(change.before)

    def do(self, change: Change) -> None:
        """It had come to the disk before the power went."""
        path = self.file(change)
        if change.what == "c":
            return path.touch()
        if change.what == "u":
            return path.unlink(missing_ok=True)
        if path.exists():  # else what was written cannot be found
            with path.open("r+b") as file:
                file.seek(change.at)
                file.write(change.new)
                if change.what == "t":
                    file.truncate(change.at)
        return None


def pieces(change: Change) -> list[Change]:
    """A write comes to the disk sector by sector, in any order."""
    if change.what != "w":
        return [change]
    end = change.at + len(change.new)
    borders = [change.at, *range(change.at - change.at % SECTOR + SECTOR, end, SECTOR), end]
    return [
        change._replace(at=start, new=change.new[start - change.at : stop - change.at])
        for start, stop in pairwise(borders)
    ]


# --- servers that note what they do


def compiler() -> str | None:
    """The machine's C compiler, if servers can be watched here at all."""
    if not sys.platform.startswith("linux") or sys.maxsize < 2**32:
        return None
    return shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


needs_power = pytest.mark.skipif(compiler() is None and not REQUIRED, reason="no C compiler on Linux")


def preloaded(power: Power, folder: Path) -> dict[str, str]:
    """The environment of a server that notes what it does."""
    found = compiler()
    assert found is not None, "power cuts need a C compiler on Linux"
    shim = folder / "power.so"
    subprocess.run([found, "-shared", "-fPIC", "-O1", "-o", shim, SOURCE, "-lpthread"], check=True)
    return {
        "LD_PRELOAD": str(shim),
        "POWER_STORE": str(power.store),
        "POWER_JOURNAL": str(power.notes),
        "POWER_SLOWNESS": str(SLOWNESS),
    }


def watch(steps: int = -1) -> None:
    """From now on the files of this process are followed; perhaps it dies after so many steps."""
    shim = CDLL(None)
    c_long.in_dll(shim, "watched").value = os.getpid()
    c_long.in_dll(shim, "steps_left").value = steps
