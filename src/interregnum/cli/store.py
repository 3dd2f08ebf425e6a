"""Games on disk: a record, and beside it who sits at the table. Whoever reads the file knows everything."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from interregnum.cli.whole_file import OWNER_ONLY, whole_file
from interregnum.kernel.errors import BadRecord, InterregnumError
from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.kernel.record import Record, bad, read_record
from interregnum.words.catalogue import LANGUAGES

TABLE = "table"  # the key beside those of the record; a reader of records passes it over
LARGEST = 5_000_000  # bytes; a long game has a few thousand


class BadFile(InterregnumError):
    """A file that is missing, unreadable, or not to be written."""


@dataclass
class Seating:
    """Who sits where: a name for every seat, the bot that plays it or "", and how much of the log each one saw."""

    names: list[str]
    bots: list[str]
    lang: str
    seen: list[int] = field(default_factory=list)

    def plain(self) -> dict[str, object]:
        return {"names": self.names, "bots": self.bots, "lang": self.lang, "seen": self.seen}

    @property
    def people(self) -> list[int]:
        """The seats that people hold."""
        return [seat for seat, bot in enumerate(self.bots) if not bot]


def folder() -> Path:
    """Where games are kept if nobody says otherwise."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local/share") / "interregnum/games"


def new_path(game: str) -> Path:
    """A name for a new game, by the time of day."""
    stem = f"{game}-{datetime.now(UTC).astimezone():%Y%m%d-%H%M%S}"
    path = folder() / f"{stem}.json"
    count = 2
    while path.exists():
        path = folder() / f"{stem}-{count}.json"
        count += 1
    return path


def latest() -> Path:
    """The game that was saved last."""
    found = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime) if folder().is_dir() else []
    if not found:
        raise BadFile("nothing-to-resume", facts={"where": str(folder())})
    return found[-1]


def write(path: Path, record: Record, seating: Seating) -> None:
    """Replace the file as a whole; after a crash it holds either the old game or the new one."""
    text = json.dumps({**record.plain(), TABLE: seating.plain()}, indent=1, ensure_ascii=False) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path, OWNER_ONLY) as file:
            file.write(text)
    except OSError as error:
        raise BadFile("save", facts={"where": str(path), "found": error.strerror or str(error)}) from error


def read_text(path: Path) -> str:
    """The text of a file that should hold a record."""
    if not path.exists():
        raise BadFile("missing-file", facts={"where": str(path)})
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise BadFile("unreadable-file", facts={"where": str(path), "found": error.strerror or str(error)}) from error
    if len(data) > LARGEST:
        raise bad("file", f"≤ {LARGEST} B", f"{path.stat().st_size} B")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise bad("file", "UTF-8", error) from error


def read(path: Path) -> tuple[Record, Seating | None]:
    """The record that a file holds, and who sat at the table if the file tells."""
    text = read_text(path)
    record = read_record(text)
    data = json.loads(text).get(TABLE)
    return record, None if data is None else read_seating(data, record.seats)


def read_table(path: Path) -> tuple[Record, Seating]:
    """A saved game that can be played on."""
    record, seating = read(path)
    if seating is None:
        raise BadRecord("no-table", facts={"where": str(path)})
    return record, seating


def nobody(seats: int) -> Seating:
    """A table of which nothing is known but its size."""
    return Seating(list(SEAT_LETTERS[:seats]), [""] * seats, LANGUAGES[0])


def read_seating(data: object, seats: int) -> Seating:
    """The table part of a file; what does not fit is refused with its place."""
    if not isinstance(data, dict):
        raise bad(TABLE, "names, bots, lang, seen", data)
    names, bots, seen = (data.get(key) for key in ("names", "bots", "seen"))
    for key, value in (("names", names), ("bots", bots)):
        if not isinstance(value, list) or len(value) != seats or not all(isinstance(one, str) for one in value):
            raise bad(f"{TABLE}.{key}", f"{seats} words", value)
    if not isinstance(seen, list) or len(seen) != seats or not all(type(one) is int and one >= 0 for one in seen):
        raise bad(f"{TABLE}.seen", f"{seats} numbers", seen)
    if data.get("lang") not in LANGUAGES:
        raise bad(f"{TABLE}.lang", " | ".join(LANGUAGES), data.get("lang"))
    assert isinstance(names, list)
    assert isinstance(bots, list)
    return Seating([plain_name(str(name)) for name in names], [str(bot) for bot in bots], str(data["lang"]), seen)


def plain_name(name: str) -> str:
    """A name as it may be shown: printable letters on one line, and not too many."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:24]
