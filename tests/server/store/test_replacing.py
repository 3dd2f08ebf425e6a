"""A backup takes the place of a store whole or not at all, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.store.changes import change

from interregnum.server.store.lock import Lock
from interregnum.server.store.replacing import replaced
from interregnum.server.store.rows import BadStore
from interregnum.server.store.sqlite import open_store

ROOT = Path(__file__).parents[3]
STORE = "tables.sqlite3"
BESIDE = ("-wal", "-shm")
FEW, MANY = 20, 60  # entries in the backup, and in the store later
IN_THE_FILE = 40  # of the store; the others are in its log


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup, a store that went on after it, and the same as a killed server left it: its last steps in `-wal`."""
    folder = tmp_path_factory.mktemp("template")
    asyncio.run(fill(folder))
    return folder


async def fill(folder: Path) -> None:
    store = await open_store(folder / STORE)
    await store.create(change("oak"))
    for seq in range(2, MANY + 1):
        await store.append(change("oak", seq))
        if seq == FEW:
            await store.back_up(folder / "backup")
        if seq == IN_THE_FILE:
            store.writer.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in ("", *BESIDE):
        shutil.copy(folder / (STORE + end), folder / f"killed{end}")
    await store.close()
    (folder / f"{STORE}.lock").unlink()


@pytest.fixture
def data(template: Path, tmp_path: Path) -> Path:
    """A data folder as a killed server left it."""
    return left(template, tmp_path / "data")


def left(template: Path, folder: Path) -> Path:
    folder.mkdir()
    for end in ("", *BESIDE):
        shutil.copy(template / f"killed{end}", folder / (STORE + end))
    return folder


def entries(folder: Path) -> int:
    """How many entries a server finds that is started on a folder; its file is sound, or it would not start."""

    async def count() -> int:
        store = await open_store(folder / STORE)
        kept = await store.load("oak")
        await store.close()
        return 0 if kept is None else len(kept.entries)

    return asyncio.run(count())


def names(folder: Path) -> set[str]:
    return {one.name for one in folder.iterdir()}


def contents(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in folder.iterdir() if one.name != f"{STORE}.lock"}


def spoil(path: Path) -> None:
    """Overwrite the second half of a file."""
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2] + b"\xa5" * (len(data) - len(data) // 2))


def refused(data: Path, backup: Path) -> BadStore:
    """What is told, and that nothing was changed."""
    before = contents(data)
    with pytest.raises(BadStore) as caught:
        replaced(data / STORE, backup)
    assert before == contents(data)
    return caught.value


def test_the_backup_is_the_store_and_what_was_there_can_still_be_served(data: Path, template: Path) -> None:
    folder = replaced(data / STORE, template / "backup")

    assert folder is not None
    assert {STORE, f"{STORE}.lock", folder.name} == names(data)
    assert (FEW, MANY) == (entries(data), entries(folder))
    assert 0o600 == stat.S_IMODE((data / STORE).stat().st_mode)
    assert 0o700 == stat.S_IMODE(folder.stat().st_mode)


def test_an_empty_folder_gets_the_store(template: Path, tmp_path: Path) -> None:
    assert replaced(tmp_path / STORE, template / "backup") is None
    assert FEW == entries(tmp_path)


def test_an_old_log_that_lies_there_damages_nothing(data: Path, template: Path) -> None:
    (data / STORE).unlink()
    left_over = (data / f"{STORE}-wal").read_bytes()

    folder = replaced(data / STORE, template / "backup")

    assert folder is not None
    assert {f"{STORE}-wal"} == names(folder)
    assert left_over == (folder / f"{STORE}-wal").read_bytes()
    assert FEW == entries(data)


def test_a_store_into_which_a_strange_log_was_put_is_kept_as_it_is(data: Path, template: Path) -> None:
    shutil.copy(template / "backup", data / STORE)  # as one should not do it

    folder = replaced(data / STORE, template / "backup")

    assert folder is not None
    assert (template / "backup").read_bytes() == (folder / STORE).read_bytes()
    assert FEW == entries(data)


@pytest.mark.parametrize("end", ["", "-wal"])
def test_a_damaged_store_is_replaced(data: Path, template: Path, end: str) -> None:
    spoil(data / (STORE + end))
    found = (data / (STORE + end)).read_bytes()

    folder = replaced(data / STORE, template / "backup")

    assert folder is not None
    assert FEW == entries(data)
    assert found == (folder / (STORE + end)).read_bytes()


def test_what_is_no_store_at_all_is_replaced(data: Path, template: Path) -> None:
    (data / STORE).write_bytes(b"something else" * 1000)

    folder = replaced(data / STORE, template / "backup")

    assert folder is not None
    assert FEW == entries(data)


def test_a_damaged_backup_is_refused(data: Path, template: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    shutil.copy(template / "backup", backup)
    spoil(backup)

    error = refused(data, backup)

    assert ("backup-damaged", str(backup)) == (error.reason, error.facts["where"])
    assert MANY == entries(data)


def test_what_is_no_backup_is_refused(data: Path, tmp_path: Path) -> None:
    text, empty, foreign = (tmp_path / name for name in ("text", "empty", "foreign"))
    text.write_bytes(b"something else" * 1000)
    empty.touch()
    with closing(sqlite3.connect(foreign)) as db:
        db.execute("CREATE TABLE other (id)")

    found = [refused(data, one).reason for one in (text, empty, foreign, tmp_path / "nothing", tmp_path)]

    assert ["store-foreign", "store-foreign", "store-foreign", "backup-missing", "backup-missing"] == found


def test_a_backup_of_a_newer_program_is_refused(data: Path, template: Path, tmp_path: Path) -> None:
    shutil.copy(template / "backup", tmp_path / "backup")
    with closing(sqlite3.connect(tmp_path / "backup")) as db, db:
        db.execute("INSERT INTO migrations VALUES (9999, 'later', '')")

    assert "store-newer" == refused(data, tmp_path / "backup").reason


def test_nothing_is_replaced_under_a_running_server(data: Path, template: Path) -> None:
    with closing(Lock(data / STORE)):
        assert "store-in-use" == refused(data, template / "backup").reason


def test_nothing_is_replaced_while_somebody_looks_at_the_store(
    data: Path, template: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interregnum.server.store.files.BUSY", 0.0)
    with closing(sqlite3.connect(data / STORE)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM tables").fetchall()
        with pytest.raises(BadStore) as caught:
            replaced(data / STORE, template / "backup")
    assert "store-unwritable" == caught.value.reason
    assert MANY == entries(data)


def test_a_backup_can_be_read_where_nobody_may_write(template: Path, tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    shutil.copy(template / "backup", folder / "backup")
    folder.chmod(0o500)

    replaced(tmp_path / STORE, folder / "backup")

    assert {"backup"} == names(folder)
    assert FEW == entries(tmp_path)


DYING = """
import os, shutil, sys
from itertools import count
from pathlib import Path
from interregnum.server.store.replacing import replaced

given, out, backup = map(Path, sys.argv[1:])
DEEDS = ("open", "os.", "shutil.", "sqlite3.", "tempfile.", "fcntl.")

def die_at(number):
    left = count(number, -1)
    def hook(event, _):
        if event.startswith(DEEDS) and next(left) == 0:
            os._exit(9)
    sys.addaudithook(hook)

replaced(shutil.copytree(given, out / "warm") / "tables.sqlite3", backup)  # all that is imported is there now
for number in count():
    folder = shutil.copytree(given, out / f"{number:03}")
    child = os.fork()
    if child == 0:
        die_at(number)
        replaced(folder / "tables.sqlite3", backup)
        os._exit(0)
    if os.waitpid(child, 0)[1] == 0:
        break
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="it takes a fork")
def test_whoever_is_killed_on_the_way_leaves_the_old_store_or_the_new_one(
    data: Path, template: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    out.mkdir()

    command = [sys.executable, "-c", DYING, str(data), str(out), str(template / "backup")]
    subprocess.run(command, check=True, cwd=ROOT, timeout=60)

    found = [entries(folder) for folder in sorted(out.iterdir()) if folder.name != "warm"]
    assert {FEW, MANY} == set(found)
    assert sorted(found, reverse=True) == found  # once it is the new one, it stays so
    assert 15 < found.count(MANY)
