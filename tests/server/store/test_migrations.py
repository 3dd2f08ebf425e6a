"""An older store is brought up to date; what is newer, changed or not ours is refused and left as it is."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.store.before import as_first_written
from tests.server.store.changes import change

from interregnum.server.store import files
from interregnum.server.store.migrations import OURS, Migration, migrate, migrations, missing
from interregnum.server.store.rows import BadStore, Kept
from interregnum.server.store.sqlite import open_store
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

NEXT = Migration("0005_moods.sql", "-- a mood; for each table\nALTER TABLE tables ADD COLUMN mood TEXT;\n")
HALF = Migration("0006_half.sql", "CREATE TABLE half (id TEXT);\nCREATE TABLE tables (id TEXT);\n")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def begun(path: Path) -> Kept | None:
    """A store with one table, closed again."""
    store = await open_store(path)
    if await store.load("oak") is None:
        await store.create(change())
    found = await store.load("oak")
    await store.close()
    return found


def refusal(path: Path, exclusive: bool = True) -> BadStore:
    with pytest.raises(BadStore) as caught:
        asyncio.run(open_store(path, exclusive))
    return caught.value


def said(path: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as db, db:
        return db.execute(statement).fetchall()


def know(monkeypatch: pytest.MonkeyPatch, *more: Migration) -> None:
    """A later program, which knows more migrations."""
    monkeypatch.setattr(files, "migrations", lambda: [*migrations(), *more])


def test_migrations_are_numbered_without_a_gap() -> None:
    assert list(range(1, len(migrations()) + 1)) == [one.number for one in migrations()]


def test_a_new_store_notes_what_was_applied(path: Path) -> None:
    asyncio.run(begun(path))

    assert [(one.number, one.name, one.hash) for one in migrations()] == said(path, "SELECT * FROM migrations")
    assert [(OURS,)] == said(path, "PRAGMA application_id")


def test_an_empty_file_becomes_a_store(path: Path) -> None:
    path.touch()

    assert asyncio.run(begun(path)) is not None


def test_an_older_store_is_brought_up_with_all_it_has(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = asyncio.run(begun(path))
    know(monkeypatch, NEXT)

    assert before == asyncio.run(begun(path))
    assert [(None,)] == said(path, "SELECT mood FROM tables")
    assert [(1,), (2,), (3,), (4,), (5,)] == said(path, "SELECT number FROM migrations ORDER BY number")


def test_the_first_schema_is_brought_up_with_all_it_has(path: Path) -> None:
    before = asyncio.run(begun(path))
    as_first_written(path)
    assert [(1,)] == said(path, "SELECT number FROM migrations")

    assert before == asyncio.run(begun(path))
    assert [(one.number,) for one in migrations()] == said(path, "SELECT number FROM migrations ORDER BY number")


def test_an_older_store_is_not_brought_up_under_a_running_server(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed() -> None:
        server = await open_store(path)
        know(monkeypatch, NEXT)
        with pytest.raises(BadStore, match="store-in-use"):
            await open_store(path, exclusive=False)
        await server.close()
        admin = await open_store(path, exclusive=False)
        await admin.close()

    asyncio.run(deed())
    assert [(1,), (2,), (3,), (4,), (5,)] == said(path, "SELECT number FROM migrations ORDER BY number")


def test_a_migration_that_fails_leaves_the_store_as_it_was(path: Path) -> None:
    asyncio.run(begun(path))
    schema = "SELECT sql FROM sqlite_master ORDER BY name"
    before = said(path, schema)

    with closing(sqlite3.connect(path, isolation_level=None)) as db, pytest.raises(sqlite3.OperationalError):
        migrate(db, [HALF])

    assert before == said(path, schema)
    assert [(1,), (2,), (3,), (4,)] == said(path, "SELECT number FROM migrations")
    assert asyncio.run(begun(path)) is not None


def test_a_newer_store_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as later:
        know(later, NEXT)
        asyncio.run(begun(path))

    error = refusal(path)
    assert ("store-newer", {"where": str(path), "found": "5", "wanted": "4"}) == (error.reason, error.facts)


def test_a_store_made_by_another_edition_of_a_migration_is_refused(path: Path) -> None:
    asyncio.run(begun(path))
    said(path, "UPDATE migrations SET hash = 'another'")

    error = refusal(path)
    assert ("store-changed", {"where": str(path), "found": "0001_tables.sql"}) == (error.reason, error.facts)


@pytest.mark.parametrize("mark", [0, 252006673])
def test_a_database_of_somebody_else_is_refused_and_left(path: Path, mark: int) -> None:
    said(path, "CREATE TABLE tables (id TEXT)")
    said(path, f"PRAGMA application_id = {mark}")
    before = path.read_bytes()

    assert "store-foreign" == refusal(path).reason
    assert "store-foreign" == refusal(path, exclusive=False).reason
    assert before == path.read_bytes()


def test_a_file_that_is_no_database_is_refused_and_left(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)

    assert "store-foreign" == refusal(path).reason
    assert "Dear diary, " * 1000 == path.read_text()


def test_where_nothing_can_be_written_the_store_is_refused(path: Path) -> None:
    path.mkdir()

    assert "store-unwritable" == refusal(path).reason
    error = refusal(path / "no such folder" / "tables.db")
    assert ("store-unwritable", "No such file or directory") == (error.reason, error.facts["found"])


def test_a_refused_store_is_not_in_use_afterwards(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)
    refusal(path)
    path.unlink()

    assert asyncio.run(begun(path)) is not None


def test_nothing_is_missing_after_migrating() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, missing(db, "memory", migrations()))

        assert [] == missing(db, "memory", migrations())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_says_where_the_store_is(path: Path, lang: str) -> None:
    path.write_text("Dear diary, " * 1000)

    assert str(path) in Words(lang).error_text(refusal(path))
