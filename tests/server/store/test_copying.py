"""Copies from one store into another: everything of one moment, the same in both, or nothing at all."""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.engines import Postgres
from tests.server.nodes import at_nodes
from tests.server.store.addresses import Address
from tests.server.store.changes import HOLDER, OTHER, change
from tests.server.store.kept_tables import unpack
from tests.server.tables import FakeWorld, House, Player, house, party, run

from interregnum.server.ids import LinkHash
from interregnum.server.store.copying import Copied, Portable, Whole, copied
from interregnum.server.store.moment import SqliteMoment
from interregnum.server.store.opening import open_store
from interregnum.server.store.postgres.moment import PostgresMoment
from interregnum.server.store.rows import INVITE, WATCH, BadStore, Place, Store

Fresh = Callable[[str], Address]


@pytest.fixture
def fresh(tmp_path: Path, request: pytest.FixtureRequest) -> Fresh:
    """Stores that nobody has used: of files any number, of PostgreSQL one."""

    def made(kind: str) -> Address:
        if kind == "postgresql":
            return Address(request.getfixturevalue("postgres").fresh())
        folder = tmp_path / kind
        folder.mkdir()
        return Address(str(folder))

    return made


async def opened(at: Address, exclusive: bool = True) -> tuple[Store, Portable]:
    store = await open_store(at.settings, exclusive)
    assert isinstance(store, Portable)
    return store, store


def copy(source: Address, target: Address) -> Copied:
    async def work() -> Copied:
        (one, before), (two, after) = await opened(source, exclusive=False), await opened(target)
        try:
            return await copied(before, after)
        finally:
            await one.close()
            await two.close()

    return asyncio.run(work())


def everything(at: Address) -> tuple[list[Whole], object]:
    async def work() -> tuple[list[Whole], object]:
        store, portable = await opened(at)
        try:
            async with portable.moment() as moment:
                return [await moment.whole(one) for one in await moment.tables()], await moment.moves()
        finally:
            await store.close()

    return asyncio.run(work())


async def fill(store: Store) -> None:
    """Tables with all that can belong to one, and something on its way."""
    links = {WATCH: LinkHash(b"w"), INVITE: LinkHash(b"\0\xff")}
    await store.create(replace(change("oak", command="c1"), links=links, members=frozenset([HOLDER, OTHER])))
    await store.append(change("oak", 2))
    await store.keep_members("oak", Place(2, 0), b"body", frozenset([OTHER]))
    await store.append(replace(change("oak", 3, touched=0.1 + 0.2), beside=1))
    await store.create(change("Ash", wakes=1e9 + 1 / 3))
    await store.keep_move("m", 1.5, b"on its way", None, [])


WAYS = [("sqlite", "other"), ("sqlite", "postgresql"), ("postgresql", "sqlite")]


@pytest.mark.parametrize(("one", "other"), WAYS)
def test_a_copy_has_everything_as_it_was(fresh: Fresh, one: str, other: str) -> None:
    source, target = fresh(one), fresh(other)

    async def work() -> None:
        store = await source.open()
        await fill(store)
        await store.close()

    asyncio.run(work())
    found = copy(source, target)

    assert (2, 4, False) == (found.tables, found.entries, found.is_used)
    tables, moves = everything(source)
    assert (tables, moves) == everything(target)
    assert ["Ash", "oak"] == [table.kept.head.id for table in tables]
    assert 1 == tables[1].kept.beside
    assert ((INVITE, b"\0\xff"), (WATCH, b"w")) == tables[1].links
    assert (OTHER,) == tables[1].members


def test_a_copy_there_and_back_is_the_same_to_the_last_byte(fresh: Fresh) -> None:
    first, shared, last = fresh("first"), fresh("postgresql"), fresh("last")
    unpack(Path(first.where))

    there, back = copy(first, shared), copy(shared, last)

    assert 10 == there.tables
    assert there == back
    assert everything(first) == everything(last)


@pytest.mark.parametrize(("one", "other"), WAYS)
def test_a_store_with_tables_is_not_copied_into(fresh: Fresh, one: str, other: str) -> None:
    source, target = fresh(one), fresh(other)

    async def work() -> None:
        for at in (source, target):
            store = await at.open()
            await store.create(change("elm"))
            await store.close()

    asyncio.run(work())
    before = everything(target)
    with pytest.raises(BadStore) as caught:
        copy(source, target)

    assert "store-not-empty" == caught.value.reason
    assert before == everything(target)


@pytest.mark.parametrize(("one", "other"), WAYS)
def test_a_copy_that_does_not_read_back_the_same_is_not_kept(
    fresh: Fresh, one: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = fresh(one), fresh(other)
    kind = PostgresMoment if other == "postgresql" else SqliteMoment
    put: Any = kind.put

    async def lossy(self: Any, table: Whole) -> None:
        await put(self, table._replace(members=()))

    async def work() -> None:
        (one, before), (two, after) = await opened(source), await opened(target)
        await fill(one)
        monkeypatch.setattr(kind, "put", lossy)
        with pytest.raises(BadStore) as caught:
            await copied(before, after)
        assert "copy-differs" == caught.value.reason
        await one.close()
        await two.close()

    asyncio.run(work())
    assert ([], []) == everything(target)


@pytest.mark.parametrize(("one", "other"), WAYS)
def test_a_copy_of_a_store_in_use_is_one_moment_of_it(fresh: Fresh, one: str, other: str) -> None:
    source, target = fresh(one), fresh(other)

    async def work() -> None:
        (store, before), (two, after) = await opened(source), await opened(target)
        await fill(store)
        async with before.moment() as moment:
            tables = await moment.tables()
            await store.append(replace(change("oak", 4), beside=1))
            await store.create(change("elm"))
            assert 3 == len((await moment.whole("oak")).kept.entries)
            assert tables == await moment.tables()
        assert 3 == (await copied(before, after)).tables
        await store.close()
        await two.close()

    asyncio.run(work())


def test_people_go_on_at_a_copy_in_the_other_store(tmp_path: Path, postgres: Postgres) -> None:
    where, world = postgres.fresh(), FakeWorld()
    played = []

    async def begin() -> None:
        async with house(tmp_path, world) as found:
            table = await party(found, 2)
            async with table.lines() as lines:
                await Player(lines).play(12)
            played.append((table, table.state_hash))

    run(begin())
    copy(Address(str(tmp_path)), Address(where))

    async def go_on(nodes: list[House]) -> None:
        ((table, before),) = played
        moved = table.moved(nodes[1])
        async with moved.lines() as lines:
            assert before == moved.state_hash
            assert await Player(lines, name="d").play() > 0
            assert "over" == lines[0].latest["table"]["status"]

    at_nodes(where, go_on)


# --- with PostgreSQL's own tools


def test_what_pg_dump_took_comes_back_by_pg_restore(tmp_path: Path, postgres: Postgres) -> None:
    """As docs/hosting.md tells it."""
    at = Address(postgres.fresh())
    unpack(tmp_path)
    copy(Address(str(tmp_path)), at)
    before = everything(at)
    dump = tool(postgres, "pg_dump", "--format=custom", "--username=postgres", "postgres")

    async def spoil() -> None:
        store = await at.open()
        for table in before[0][:5]:
            await store.remove(table.kept.head.id)
        await store.create(change("elm"))
        await store.close()

    asyncio.run(spoil())
    assert before != everything(at)
    words = ("--clean", "--if-exists", "--exit-on-error", "--single-transaction", "--username=postgres")
    tool(postgres, "pg_restore", *words, "--dbname=postgres", given=dump)

    assert before == everything(at)

    async def go_on(nodes: list[House]) -> None:
        assert 10 == len(await nodes[0].store.all_tables())
        await party(nodes[1], 2)

    at_nodes(at.where, go_on)


def tool(postgres: Postgres, name: str, *words: str, given: bytes = b"") -> bytes:
    program = Path(str(postgres.words[0])).with_name(name)
    if not program.exists():
        pytest.skip(f"no {name} beside the PostgreSQL of this machine")
    place = {**os.environ, "PGHOST": str(postgres.home)}
    return subprocess.run([program, *words], input=given, stdout=subprocess.PIPE, check=True, env=place).stdout
