"""What only a store on PostgreSQL has: several nodes open it at once, and a way to it that can break."""

from __future__ import annotations

import asyncio

import pytest
from structlog.testing import capture_logs
from tests.engines import Postgres
from tests.server.store.addresses import Address
from tests.server.store.changes import change

from interregnum.server.store.opening import shown
from interregnum.server.store.postgres import connecting
from interregnum.server.store.postgres.connecting import migrations
from interregnum.server.store.rows import BadStore, Conflict, Place
from interregnum.words.catalogue import LANGUAGES
from interregnum.words.words import Words

BODIES = "UPDATE interregnum.log SET body = ''"


@pytest.fixture
def at(postgres: Postgres) -> Address:
    return Address(postgres.fresh())


def refusal(where: str) -> BadStore:
    """Why a store cannot be opened, which every language has one line for."""
    with pytest.raises(BadStore) as caught:
        asyncio.run(Address(where).open())
    for lang in LANGUAGES:
        assert "\n" not in Words(lang).error_text(caught.value)
    return caught.value


def begun(at: Address) -> None:
    async def deed() -> None:
        store = await at.open()
        await store.create(change())
        await store.close()

    asyncio.run(deed())


def test_migrations_are_numbered_without_a_gap() -> None:
    assert list(range(1, len(migrations()) + 1)) == [one.number for one in migrations()]


def test_nodes_that_start_together_bring_the_schema_up_once(at: Address, postgres: Postgres) -> None:
    async def deed() -> None:
        stores = await asyncio.gather(*(at.open() for _ in range(6)))
        await stores[0].create(change())
        assert {"oak": Place(1, 0)} == await stores[5].places()
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(deed())
    found = postgres.say("SELECT number, name, hash FROM interregnum.migrations")
    assert [(one.number, one.name, one.hash) for one in migrations()] == [tuple(row) for row in found]


def test_of_several_nodes_that_append_the_same_entry_one_is_kept(at: Address) -> None:
    async def deed() -> None:
        stores = [await at.open() for _ in range(4)]
        await stores[0].create(change())
        for seq in range(2, 20):
            ends = await asyncio.gather(*(one.append(change(seq=seq)) for one in stores), return_exceptions=True)
            assert [Conflict, Conflict, Conflict, None] == sorted((one and type(one) for one in ends), key=str)
        assert {"oak": Place(19, 0)} == await stores[3].places()
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(deed())


def test_nodes_that_keep_the_same_tables_in_any_order_do_not_stop_each_other(at: Address) -> None:
    tables = [f"t{number}" for number in range(30)]

    async def deed() -> None:
        ash, oak = await at.open(), await at.open()
        await asyncio.gather(*(ash.create(change(table)) for table in tables))
        for seq in range(2, 12):
            both = [
                *(ash.append(change(one, seq)) for one in tables),
                *(oak.append(change(one, seq)) for one in tables[::-1]),
            ]
            ends = await asyncio.gather(*both, return_exceptions=True)
            assert 30 == sum(isinstance(one, Conflict) for one in ends)
            assert 30 == sum(one is None for one in ends)
        await asyncio.gather(ash.close(), oak.close())

    asyncio.run(deed())


def test_the_log_cannot_be_changed(at: Address, postgres: Postgres) -> None:
    begun(at)

    with pytest.raises(Exception, match="append-only"):
        postgres.say(BODIES)


def test_a_cut_way_is_told_once_and_found_again(at: Address, postgres: Postgres) -> None:
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'interregnum'"

    async def deed() -> None:
        store = await at.open()
        await store.create(change())
        await asyncio.to_thread(postgres.say, cut)
        for seq in range(2, 6):
            try:
                await store.append(change(seq=seq))
            except BadStore:
                break
        place = (await store.places())["oak"]
        await store.append(change(seq=place.seq + 1))
        assert await store.ready()
        await store.close()

    with capture_logs():
        asyncio.run(deed())


def test_a_server_that_is_gone_is_waited_for(at: Address, postgres: Postgres) -> None:
    async def deed() -> None:
        store = await at.open()
        await store.create(change())
        await asyncio.to_thread(postgres.kill)
        try:
            with pytest.raises(BadStore):
                await store.append(change(seq=2))
            with pytest.raises(BadStore):
                await store.load("oak")
            assert not await store.ready()
        finally:
            await asyncio.to_thread(postgres.start)
        seq = (await store.places())["oak"].seq
        await store.append(change(seq=seq + 1))
        assert await store.ready()
        await store.close()

    with capture_logs() as told:
        asyncio.run(deed())
    assert ["the store cannot keep anything", "the store cannot read what it kept"] == [
        one["event"] for one in told[:2]
    ]
    assert "the store keeps what it is told again" == told[-1]["event"]


# --- what cannot be opened


def test_a_store_of_a_newer_version_is_refused(at: Address, postgres: Postgres) -> None:
    begun(at)
    postgres.say("INSERT INTO interregnum.migrations VALUES (999, 'later', '')")

    error = refusal(at.where)

    assert ("store-newer", "999") == (error.reason, error.facts["found"])


def test_a_store_that_went_another_way_is_refused(at: Address, postgres: Postgres) -> None:
    begun(at)
    postgres.say("UPDATE interregnum.migrations SET hash = 'another'")

    assert "store-changed" == refusal(at.where).reason


def test_a_schema_that_is_not_ours_is_left_alone(at: Address, postgres: Postgres) -> None:
    postgres.say("CREATE SCHEMA interregnum")
    postgres.say("CREATE TABLE interregnum.diary (day text)")

    assert "store-not-ours" == refusal(at.where).reason
    assert [("diary",)] == [
        tuple(row) for row in postgres.say("SELECT tablename FROM pg_tables WHERE schemaname = 'interregnum'")
    ]


def test_a_server_that_is_too_old_is_refused(at: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "OLDEST", 99)

    error = refusal(at.where)

    assert ("store-old-server", "99") == (error.reason, error.facts["wanted"])


def test_a_wrong_password_is_told_without_it(at: Address, postgres: Postgres) -> None:
    with postgres.asking_for_passwords():
        postgres.say("CREATE ROLE ann LOGIN PASSWORD 'right'")
        error = refusal(at.where.replace("postgres@", "ann:wrong@"))

    assert "store-password" == error.reason
    assert "wrong" not in str(error.facts)


@pytest.mark.parametrize(
    "where",
    ["postgresql://127.0.0.1:1/tables", "postgresql://no.such.host.test/tables", "postgresql://[::1/tables"],
    ids=["nobody-listens", "no-host", "no-address"],
)
def test_what_cannot_be_reached_is_told(where: str) -> None:
    assert "store-unreachable" == refusal(where).reason


def test_a_database_that_is_not_there_is_told(at: Address) -> None:
    error = refusal(at.where.replace("@/postgres", "@/elsewhere"))

    assert "store-unreachable" == error.reason
    assert "elsewhere" in error.facts["found"]


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://ann:secret@db.test:5432/tables?sslmode=require", "postgresql://ann@db.test:5432/tables"),
        ("postgresql://db.test/tables", "postgresql://db.test/tables"),
        ("postgresql:///tables?host=/run/pg&password=secret", "postgresql:///tables"),
        ("postgresql://ann:s@cr@t@db.test/tables", "postgresql://ann@db.test/tables"),
    ],
)
def test_an_address_is_shown_without_its_secrets(url: str, told: str) -> None:
    assert told == shown(url)
