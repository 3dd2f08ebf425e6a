"""A store that fails or is damaged: its operator hears of it once, and nothing more is written into a broken file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from tests.server.asgi import Browser, served
from tests.server.hostile.real import samples
from tests.server.store.changes import HOLDER, change, head
from tests.server.tables import FakeWorld, QuickThinkers

from interregnum.server.app import Server
from interregnum.server.settings import Settings
from interregnum.server.store.rows import BadStore, Change, EntryRow
from interregnum.server.store.sqlite import SqliteStore, open_store

PAGE = 4096
TABLES = ("ash", "elm", "oak")
LONG = 300  # entries: pages enough that each table has some of its own

Log = list[Any]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with three long tables."""
    found = tmp_path / "tables.sqlite3"

    async def fill() -> None:
        store = await open_store(found)
        for table in TABLES:
            entries = tuple(EntryRow(seq, 1.0, "choice", b"x" * 90, HOLDER, f"c{seq}") for seq in range(1, LONG + 1))
            await store.create(Change(head(table), entries, members=frozenset({HOLDER})))
        await store.close()

    asyncio.run(fill())
    return found


def spoil(path: Path, *numbers: int) -> None:
    """Overwrite pages with what is none."""
    with path.open("r+b") as file:
        for number in numbers:
            file.seek(number * PAGE)
            file.write(b"\xa5" * PAGE)


def bytes_of(path: Path) -> bytes:
    return path.read_bytes()


def inner_pages(path: Path) -> range:
    """Every page but the first ones, without which it is no store at all."""
    return range(path.stat().st_size // PAGE // 3, path.stat().st_size // PAGE)


def opened(path: Path, deed: Callable[[SqliteStore], Awaitable[None]], exclusive: bool = True) -> Log:
    """Do something with a store, and give the lines for its operator."""

    async def done() -> None:
        store = await open_store(path, exclusive)
        try:
            await deed(store)
        finally:
            await store.close()

    with capture_logs() as log:
        asyncio.run(done())
    return log


async def nothing(_: SqliteStore) -> None:
    pass


async def refused(done: Awaitable[object]) -> str:
    with pytest.raises(BadStore) as caught:
        await done
    return caught.value.reason


def told(log: Log) -> list[tuple[str, str, str]]:
    return [(one["log_level"], one["event"].split(":")[0], one.get("fault", "")) for one in log]


CANNOT_KEEP = ("error", "the store cannot keep anything", "SQLITE_FULL")
KEEPS_AGAIN = ("warning", "the store keeps what it is told again", "")
CANNOT_READ = ("error", "the store cannot read what it kept", "SQLITE_CORRUPT")
CORRUPT = ("error", "the store cannot keep anything", "SQLITE_CORRUPT")
IS_DAMAGED = ("error", "the store is damaged", "")


def test_the_operator_hears_once_that_nothing_can_be_kept_and_once_that_it_can_again(path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        (pages,) = store.writer.db.execute("PRAGMA page_count").fetchone()
        for _ in range(2):
            store.writer.db.execute(f"PRAGMA max_page_count = {pages}")
            for _ in range(5):
                await refused(store.append(replace(change("oak", LONG + 1), head=head(state=bytes(100_000)))))
            store.writer.db.execute(f"PRAGMA max_page_count = {10 * pages}")
            assert await store.ready()
            assert await store.ready()

    assert [CANNOT_KEEP, KEEPS_AGAIN] * 2 == told(opened(path, deed))


def test_what_conflicts_is_no_failure_of_the_store(path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        with pytest.raises(Exception, match="store-conflict"):
            await store.append(change("oak", 1))

    assert [] == opened(path, deed)


def test_a_damaged_file_is_not_opened_by_a_server_and_stays_as_it_is(path: Path) -> None:
    whole = path.read_bytes()
    for page in inner_pages(path):
        path.write_bytes(whole)
        spoil(path, page)
        before = path.read_bytes()
        with pytest.raises(BadStore) as caught:
            opened(path, nothing)
        assert ("store-damaged", str(path)) == (caught.value.reason, caught.value.facts["where"])
        assert "\n" not in caught.value.facts["found"]
        assert before == path.read_bytes()


def test_a_file_without_its_end_is_not_opened(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])

    with pytest.raises(BadStore) as caught:
        opened(path, nothing)

    assert "store-damaged" == caught.value.reason


def test_no_backup_is_made_of_a_damaged_store(path: Path) -> None:
    spoil(path, inner_pages(path)[5])
    folder = sorted(path.parent.iterdir())

    async def deed(store: SqliteStore) -> None:
        with pytest.raises(BadStore) as caught:
            await store.back_up(path.with_name("copy"))
        assert ("store-damaged", str(path)) == (caught.value.reason, caught.value.facts["where"])

    opened(path, deed, exclusive=False)

    assert folder == sorted(path.parent.iterdir())


def test_after_damage_was_read_nothing_is_written_any_more(path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        spoil(path, *inner_pages(path))
        before = bytes_of(path)
        assert "store-failed" == await refused(store.load("oak"))
        assert "store-failed" == await refused(store.load("oak"))
        for seq in (LONG + 1, LONG + 2):
            assert "store-damaged" == await refused(store.append(change("ash", seq)))
        assert "store-damaged" == await refused(store.create(change("yew")))
        assert not await store.ready()
        assert before == bytes_of(path)
        assert 0 == path.with_name(f"{path.name}-wal").stat().st_size

    assert [CANNOT_READ, IS_DAMAGED] == told(opened(path, deed))


def test_damage_that_is_met_while_writing_ends_all_writing(path: Path) -> None:
    async def deed(store: SqliteStore) -> None:
        spoil(path, *inner_pages(path))
        store.writer.db.execute("PRAGMA shrink_memory")  # else it need not look at the file
        assert "store-failed" == await refused(store.append(change("oak", LONG + 1)))
        assert "store-damaged" == await refused(store.create(change("yew")))
        assert not await store.ready()
        assert 0 == path.with_name(f"{path.name}-wal").stat().st_size

    assert [CORRUPT, IS_DAMAGED] == told(opened(path, deed))


def visit(path: Path, test: Callable[[Browser, SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(path)
        async with served(Server(Settings(path.parent), FakeWorld(), store, QuickThinkers())) as app:
            await test(Browser(app), store)

    asyncio.run(run())


def test_a_server_on_a_damaged_store_is_not_in_health(path: Path) -> None:
    async def test(browser: Browser, store: SqliteStore) -> None:
        assert 200 == (await browser.get("/health")).status
        spoil(path, *inner_pages(path))
        await refused(store.load("oak"))
        assert 200 == (await browser.get("/ready")).status  # tables can still be looked at
        answer = await browser.get("/health")
        assert (503, False) == (answer.status, answer.data["ok"])
        wish = {"game": "hidden-leaders", "seats": 2, "name": "Ann"}
        assert (503, "unkept") == ((made := await browser.post("/api/tables", wish)).status, made.data["reason"])

    visit(path, test)


def test_the_seconds_of_a_commit_are_counted_if_it_came_to_one(path: Path) -> None:
    async def test(browser: Browser, store: SqliteStore) -> None:
        def commits() -> float:
            found = [one for one in samples(browser.app.state.hall) if one.name == "interregnum_commit_seconds_count"]
            return float(found[0].value)

        wish = {"game": "hidden-leaders", "seats": 2, "name": "Ann"}
        assert 0 == commits()
        table = (await browser.post("/api/tables", wish)).data["table"]["id"]
        assert 1 == commits()
        await browser.request("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        assert 2 == commits()
        spoil(path, *inner_pages(path))
        await refused(store.load("oak"))
        assert 503 == (await browser.post("/api/tables", wish)).status
        assert 2 == commits()

    visit(path, test)


def test_one_damaged_table_hides_no_others_of_its_people_and_is_told_once(path: Path) -> None:
    async def test(browser: Browser, store: SqliteStore) -> None:
        wish = {"game": "hidden-leaders", "seats": 2, "name": "Ann"}
        tables = [(await browser.post("/api/tables", wish)).data["table"]["id"] for _ in range(3)]
        hall = browser.app.state.hall
        for table in tuple(hall.tables.values()):
            hall.drop(table)
        store.writer.db.execute("UPDATE tables SET body = x'7b22ff' WHERE id = ?", [tables[1]])
        with capture_logs() as log:
            for _ in range(2):
                answer = await browser.get("/api/tables")
                assert (200, {tables[0], tables[2]}) == (answer.status, {one["table"] for one in answer.data["tables"]})
                found = await browser.get(f"/api/tables/{tables[1]}")
                assert (500, "table-damaged") == (found.status, found.data["reason"])
        assert [("table damaged", tables[1])] == [(one["event"], one["table"]) for one in log]

    visit(path, test)


def test_a_damaged_file_beside_a_log_is_not_even_settled(path: Path, tmp_path: Path) -> None:
    left = [path.with_name(path.name + end) for end in ("", "-wal")]
    kept: list[bytes] = []

    async def deed(store: SqliteStore) -> None:
        await store.append(change("oak", LONG + 1))
        kept.extend(bytes_of(one) for one in left)  # as a killed server would leave it

    opened(path, deed)
    for one, data in zip(left, kept, strict=True):
        one.write_bytes(data)
    spoil(path, inner_pages(path)[0], inner_pages(path)[9])
    before = bytes_of(path)

    with pytest.raises(BadStore):
        opened(path, nothing)

    assert before == bytes_of(path)
    assert kept[1] == bytes_of(left[1])


def test_what_was_begun_when_the_power_went_is_undone_and_no_damage(path: Path, tmp_path: Path) -> None:
    left = tmp_path / "left.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("PRAGMA cache_size = 2")  # so that half of it is in the file already
        db.execute("BEGIN IMMEDIATE")
        db.execute("DELETE FROM log")
        for end in ("", "-journal"):
            left.with_name(left.name + end).write_bytes(bytes_of(path.with_name(path.name + end)))

    async def deed(store: SqliteStore) -> None:
        kept = await store.load("oak")
        assert kept is not None
        assert LONG == len(kept.entries)

    assert [] == opened(left, deed)
