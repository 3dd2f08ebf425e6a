"""What was told is on the disk, what conflicts fails alone, and nothing is kept by halves."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from tests.server.store.changes import change, head

from interregnum.server.store import writer
from interregnum.server.store.rows import BadStore, Change, Conflict, EntryRow, Kept
from interregnum.server.store.sqlite import SqliteStore, open_store

Deed = Callable[[SqliteStore], Awaitable[None]]

PATIENCE = 20.0  # seconds after which a test gives up


def with_store(path: Path, deed: Deed, exclusive: bool = True) -> None:
    """Open, do, close."""

    async def done() -> None:
        store = await open_store(path, exclusive)
        try:
            await deed(store)
        finally:
            await store.close()

    asyncio.run(done())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def kept(store: SqliteStore, table: str = "oak") -> Kept:
    found = await store.load(table)
    assert found is not None
    return found


async def seqs(store: SqliteStore, table: str = "oak") -> list[int]:
    return [entry.seq for entry in (await kept(store, table)).entries]


async def refused(done: Awaitable[None], error: type[Exception] = Conflict) -> None:
    with pytest.raises(error):
        await done


def test_the_log_cannot_be_changed(path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.create(change())

    with_store(path, deed)

    with closing(sqlite3.connect(path)) as db, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        db.execute("UPDATE log SET body = x'00'")


# --- many tables, one commit


class Gate:
    """A job that the writer cannot end before it is opened: what comes meanwhile gathers."""

    def __init__(self, store: SqliteStore) -> None:
        self.reached, self.open = Event(), Event()
        self.passed = store.writer.write(self.wait)

    def wait(self, _: object) -> None:
        self.reached.set()
        self.open.wait()


async def together(store: SqliteStore, *deeds: Coroutine[None, None, None]) -> list[BaseException | None]:
    """All in one batch, and how each ended."""
    gate = Gate(store)
    await asyncio.to_thread(gate.reached.wait)
    tasks = [asyncio.create_task(deed) for deed in deeds]
    await asyncio.sleep(0)
    gate.open.set()
    await gate.passed
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_appends_that_gather_share_one_commit(path: Path) -> None:
    tables = [f"t{number}" for number in range(40)]

    async def deed(store: SqliteStore) -> None:
        assert {None} == set(await together(store, *(store.create(change(table)) for table in tables)))
        before = store.commits
        assert {None} == set(await together(store, *(store.append(change(table, seq=2)) for table in tables)))
        assert 2 == store.commits - before  # one is the gate's
        assert {(1, 2)} == {tuple(await seqs(store, table)) for table in tables}

    with_store(path, deed)


def test_after_a_quiet_time_a_commit_is_made_at_once_and_others_gather_until_the_next(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    begun, done = Event(), Event()

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        begun.set()
        done.wait(PATIENCE)

    async def deed() -> None:
        monkeypatch.setattr(writer, "sleep", sleep)
        monkeypatch.setattr(writer, "monotonic", lambda: 100.0)  # no time passes
        store = await open_store(path, gather=0.25)
        await store.create(change("ash"))
        first = asyncio.create_task(store.create(change("oak")))
        await asyncio.to_thread(begun.wait, PATIENCE)
        second = asyncio.create_task(store.create(change("elm")))
        await asyncio.sleep(0)
        done.set()
        await asyncio.gather(first, second)
        assert (2, [0.25]) == (store.commits, slept)
        await store.close()

    asyncio.run(deed())


def test_one_conflict_in_a_batch_fails_alone(path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        for table in ("ash", "oak", "elm"):
            await store.create(change(table))
        steps = [store.append(change(table, seq)) for table, seq in (("ash", 2), ("oak", 5), ("elm", 2))]
        ash, oak, elm = await together(store, *steps)
        assert (None, Conflict, None) == (ash, type(oak), elm)
        assert [[1, 2], [1], [1, 2]] == [await seqs(store, table) for table in ("ash", "oak", "elm")]

    with_store(path, deed)


def test_a_mistake_of_ours_fails_alone_and_as_what_it_is(path: Path) -> None:
    odd = Change(head("oak"), (EntryRow(2, 1.0, "half a letter: \ud800", b""),))

    async def deed(store: SqliteStore) -> None:
        await store.create(change("ash"))
        await store.create(change("oak"))
        oak, ash = await together(store, store.append(odd), store.append(change("ash", 2)))
        assert (UnicodeEncodeError, None) == (type(oak), ash)

    with_store(path, deed)


def test_who_reads_does_not_wait_for_who_writes(path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.create(change())
        gate = Gate(store)
        await asyncio.to_thread(gate.reached.wait)
        assert [1] == await seqs(store)
        gate.open.set()
        await gate.passed

    with_store(path, deed)


def test_who_went_away_meanwhile_disturbs_nobody(path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        gate = Gate(store)
        gone = asyncio.create_task(store.create(change("ash")))
        await asyncio.sleep(0)
        gone.cancel()
        gate.open.set()
        await store.create(change("oak"))
        assert {"ash", "oak"} == {one.id for one in await store.all_tables()}

    with_store(path, deed)


# --- when the disk does not take it


def leave_an_orphan(db: sqlite3.Connection) -> None:
    """Something that is noticed at the commit only."""
    db.execute("PRAGMA defer_foreign_keys = ON")
    db.execute("INSERT INTO members VALUES (x'00', 'no such table')")


async def orphan(store: SqliteStore) -> None:
    await store.writer.write(leave_an_orphan)


def test_a_commit_that_fails_keeps_nothing_of_its_batch(path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.create(change())
        before = store.commits
        answers = await together(store, store.append(change(seq=2)), orphan(store), store.create(change("elm")))
        assert ["store-failed"] * 3 == [one.reason for one in answers if isinstance(one, BadStore)]
        assert 1 == store.commits - before
        assert ([1], None) == (await seqs(store), await store.load("elm"))
        await store.append(change(seq=2))
        assert [1, 2] == await seqs(store)

    with_store(path, deed)


@pytest.mark.skipif(sys.platform == "win32", reason="the limit is POSIX")
def test_a_full_disk_loses_nothing_and_ends(path: Path) -> None:
    import resource

    wal = path.with_name(path.name + "-wal")
    _, hard = before = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def deed(store: SqliteStore) -> None:
        await store.create(change())
        resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 100, hard))
        try:
            await refused(store.append(change(seq=2)), BadStore)
            assert not await store.ready()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert [1] == await seqs(store)
        assert await store.ready()
        await store.append(change(seq=2))
        assert [1, 2] == await seqs(store)

    with_store(path, deed)


def test_a_file_that_may_not_grow_refuses_what_does_not_fit(path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.create(change())
        (pages,) = store.writer.db.execute("PRAGMA page_count").fetchone()
        store.writer.db.execute(f"PRAGMA max_page_count = {pages}")
        big = replace(change(seq=2), head=head(state=bytes(100_000)))
        await refused(store.append(big), BadStore)
        assert b"after 1" == (await kept(store)).head.state
        await store.append(change(seq=2))

    with_store(path, deed)


# --- who may open it


def test_a_second_server_is_refused_until_the_first_has_ended(path: Path) -> None:
    async def second(_: SqliteStore) -> None:
        with pytest.raises(BadStore) as caught:
            await open_store(path)
        assert ("store-in-use", str(path)) == (caught.value.reason, caught.value.facts["where"])

    with_store(path, second)
    with_store(path, nothing)


async def nothing(_: SqliteStore) -> None:
    pass


def test_others_look_at_it_and_back_it_up_while_a_server_runs(path: Path, tmp_path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.create(change())
        admin = await open_store(path, exclusive=False)
        assert [1] == await seqs(admin)
        await store.append(change(seq=2))
        assert [1, 2] == await seqs(admin)
        await admin.back_up(tmp_path / "copy.db")
        await admin.close()
        await store.append(change(seq=3))

    with_store(path, deed)
    assert (tmp_path / "copy.db").exists()


def test_who_only_looks_does_not_begin_a_new_store(path: Path) -> None:
    with pytest.raises(BadStore, match="store-missing"):
        with_store(path, nothing, exclusive=False)
    assert not path.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="modes are POSIX")
def test_nobody_else_may_read_the_files(path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        await store.create(change())
        modes = {one.name: stat.S_IMODE(one.stat().st_mode) for one in path.parent.iterdir()}
        names = ["tables.db", "tables.db-shm", "tables.db-wal", "tables.db.lock"]
        assert dict.fromkeys(names, 0o600) == dict(sorted(modes.items()))

    with_store(path, deed)


# --- copies


def test_a_copy_taken_while_tables_go_on_is_whole(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"

    async def deed(store: SqliteStore) -> None:
        await store.create(change())
        copying = asyncio.create_task(store.back_up(target))
        seq = 2
        while not copying.done():
            await store.append(change(seq=seq))
            seq += 1
        await copying

    async def copied(store: SqliteStore) -> None:
        found = await kept(store)
        assert b"after %d" % len(found.entries) == found.head.state

    with_store(path, deed)
    with closing(sqlite3.connect(target)) as db:
        assert ("ok",) == db.execute("PRAGMA integrity_check").fetchone()
    with_store(target, copied)


def test_a_copy_is_for_its_owner_alone_and_a_single_file(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()

    async def deed(store: SqliteStore) -> None:
        await store.create(change())
        await store.back_up(folder / "copy.db")

    with_store(path, deed)
    assert ["copy.db"] == [one.name for one in folder.iterdir()]
    assert sys.platform == "win32" or 0o600 == stat.S_IMODE((folder / "copy.db").stat().st_mode)


def test_a_copy_overwrites_nothing(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("precious")

    async def deed(store: SqliteStore) -> None:
        with pytest.raises(BadStore) as caught:
            await store.back_up(target)
        assert ("store-unwritable", str(target)) == (caught.value.reason, caught.value.facts["where"])
        await refused(store.back_up(tmp_path / "no such folder" / "copy.db"), BadStore)

    with_store(path, deed)
    assert "precious" == target.read_text()
    assert {"copy.db", "tables.db", "tables.db.lock"} == {one.name for one in tmp_path.iterdir()}
