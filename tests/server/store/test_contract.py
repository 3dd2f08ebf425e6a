"""What every store promises: what went in comes out, what does not follow fails alone, nothing is kept by halves."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.server.store.addresses import Address
from tests.server.store.changes import HOLDER, OTHER, change, head

from interregnum.server.ids import LinkHash
from interregnum.server.store.rows import INVITE, WATCH, BadStore, Change, Conflict, EntryRow, Kept, Place, Store
from interregnum.server.store.statements import AT_ONCE

Deed = Callable[[Store], Awaitable[None]]


def with_store(at: Address, deed: Deed) -> None:
    """Open, do, close."""

    async def done() -> None:
        store = await at.open()
        try:
            await deed(store)
        finally:
            await store.close()

    asyncio.run(done())


@pytest.fixture(params=["sqlite", "postgresql"])
def at(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """A store that nobody has used, of each kind."""
    return Address(str(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres").fresh())


async def kept(store: Store, table: str = "oak") -> Kept:
    found = await store.load(table)
    assert found is not None
    return found


async def seqs(store: Store, table: str = "oak") -> list[int]:
    return [entry.seq for entry in (await kept(store, table)).entries]


async def refused(done: Awaitable[None], error: type[Exception] = Conflict) -> None:
    with pytest.raises(error):
        await done


# --- what goes in comes out


def test_a_table_comes_back_as_it_was_kept(at: Address) -> None:
    entries = (EntryRow(1, 1.5, "opened", b"\0\xff"), EntryRow(2, 2.5, "choice", b"", HOLDER, "c1"))
    made = Change(head(wakes=7.5), entries, {INVITE: LinkHash(b"i"), WATCH: LinkHash(b"w")}, frozenset({HOLDER}))

    async def deed(store: Store) -> None:
        await store.create(made)
        assert Kept(made.head, entries) == await store.load("oak")
        assert ("oak", INVITE) == await store.linked(LinkHash(b"i"))
        assert ("oak", WATCH) == await store.linked(LinkHash(b"w"))
        assert [replace(made.head, state=None)] == await store.tables_of(HOLDER)

    with_store(at, deed)


@pytest.mark.parametrize("table", ["", "\0", "oak\0", "ö" * 1000, "'; --"])
def test_what_is_no_tables_name_is_no_table(at: Address, table: str) -> None:
    async def deed(store: Store) -> None:
        await store.create(change())
        assert await store.load(table) is None
        assert {"oak": Place(1, 0)} == await store.places([table, "oak"])
        assert await store.ready()

    with capture_logs() as told:
        with_store(at, deed)

    assert [] == told


def test_a_store_that_is_opened_again_has_everything(at: Address) -> None:
    async def first(store: Store) -> None:
        await store.create(change())
        await store.append(change(seq=2))

    async def second(store: Store) -> None:
        assert [1, 2] == await seqs(store)
        await store.append(change(seq=3))
        assert b"after 3" == (await kept(store)).head.state

    with_store(at, first)
    with_store(at, second)


def test_what_is_not_there_is_none(at: Address) -> None:
    async def deed(store: Store) -> None:
        assert await store.load("oak") is None
        assert await store.linked(LinkHash(b"i")) is None
        assert [] == await store.tables_of(HOLDER)
        assert [] == await store.all_tables()
        assert [] == await store.wakes()
        await store.remove("oak")

    with_store(at, deed)


def test_a_table_may_be_opened_without_an_entry_and_without_a_state(at: Address) -> None:
    async def deed(store: Store) -> None:
        await store.create(Change(head(state=None), ()))
        assert Kept(head(state=None), ()) == await store.load("oak")
        await store.append(change(seq=1))
        assert [1] == await seqs(store)

    with_store(at, deed)


@pytest.mark.parametrize("last", [3, AT_ONCE, AT_ONCE + 2])
def test_several_entries_of_one_change_are_kept_together(at: Address, last: int) -> None:
    entries = tuple(EntryRow(seq, 1.0, "choice", b"") for seq in range(2, last + 1))

    async def deed(store: Store) -> None:
        await store.create(change())
        await store.append(Change(head(state=b"the last"), entries))
        assert list(range(1, last + 1)) == await seqs(store)
        assert b"the last" == (await kept(store)).head.state

    with_store(at, deed)


def test_links_and_members_are_replaced_as_a_whole_or_left(at: Address) -> None:
    async def deed(store: Store) -> None:
        await store.create(
            replace(change(), links={INVITE: LinkHash(b"old"), WATCH: LinkHash(b"w")}, members=frozenset({HOLDER}))
        )
        await store.append(change(seq=2))
        assert ("oak", INVITE) == await store.linked(LinkHash(b"old"))
        await store.append(replace(change(seq=3), links={INVITE: LinkHash(b"new")}, members=frozenset({OTHER})))
        assert [None, None] == [await store.linked(LinkHash(b"old")), await store.linked(LinkHash(b"w"))]
        assert ("oak", INVITE) == await store.linked(LinkHash(b"new"))
        assert [] == await store.tables_of(HOLDER)
        assert ["oak"] == [one.id for one in await store.tables_of(OTHER)]

    with_store(at, deed)


def test_tables_are_listed_by_their_last_touch_without_states(at: Address) -> None:
    async def deed(store: Store) -> None:
        for touched, table in enumerate(("ash", "oak", "elm")):
            await store.create(replace(change(table, touched=touched), members=frozenset({HOLDER})))
        await store.append(change("ash", seq=2, touched=9))
        assert ["ash", "elm", "oak"] == [one.id for one in await store.all_tables()]
        assert ["ash", "elm"] == [one.id for one in await store.tables_of(HOLDER, most=2)]
        assert {None} == {one.state for one in await store.all_tables()}

    with_store(at, deed)


def test_tables_that_have_to_wake_are_known_with_their_times(at: Address) -> None:
    async def deed(store: Store) -> None:
        await store.create(change("ash", wakes=20.0))
        await store.create(change("oak", wakes=10.0))
        await store.create(change("elm"))
        assert [("oak", 10.0), ("ash", 20.0)] == await store.wakes()
        await store.append(change("oak", seq=2))
        assert [("ash", 20.0)] == await store.wakes()

    with_store(at, deed)


def test_a_removed_table_leaves_nothing_behind(at: Address) -> None:
    async def deed(store: Store) -> None:
        made = replace(change(command="c1"), links={INVITE: LinkHash(b"i")}, members=frozenset({HOLDER}))
        await store.create(made)
        await store.remove("oak")
        assert (None, None, []) == (
            await store.load("oak"),
            await store.linked(LinkHash(b"i")),
            await store.tables_of(HOLDER),
        )
        await store.create(made)
        assert [1] == await seqs(store)

    with_store(at, deed)


# --- what does not follow


@pytest.mark.parametrize(
    "wrong",
    [
        change(seq=1),
        change(seq=3),
        change("elm", seq=1),
        change(seq=2, command="c1"),
        Change(head(), (EntryRow(2, 1.0, "choice", b""), EntryRow(4, 1.0, "choice", b""))),
        Change(head(), (EntryRow(2, 1.0, "choice", b""), EntryRow(3, 1.0, "choice", b"", HOLDER, "c1"))),
        replace(change(seq=2), links={INVITE: LinkHash(b"taken")}, members=frozenset()),
    ],
    ids=["again", "gap", "no-table", "command-kept-before", "gap-inside", "second-command-kept-before", "link-taken"],
)
def test_a_conflict_changes_nothing(at: Address, wrong: Change) -> None:
    async def deed(store: Store) -> None:
        await store.create(replace(change("ash"), links={INVITE: LinkHash(b"taken")}))
        await store.create(replace(change(command="c1"), links={INVITE: LinkHash(b"i")}, members=frozenset({HOLDER})))
        before = [await store.load("oak"), await store.linked(LinkHash(b"i")), await store.tables_of(HOLDER)]
        await refused(store.append(wrong))
        assert before == [await store.load("oak"), await store.linked(LinkHash(b"i")), await store.tables_of(HOLDER)]
        await store.append(change(seq=2))

    with_store(at, deed)


def test_a_table_is_created_once_and_from_its_first_entry(at: Address) -> None:
    async def deed(store: Store) -> None:
        await store.create(change())
        await refused(store.create(change()))
        await refused(store.create(change("elm", seq=2)))
        assert ["oak"] == [one.id for one in await store.all_tables()]

    with_store(at, deed)


def test_a_command_is_kept_once_for_each_holder_seat_and_table(at: Address) -> None:
    async def deed(store: Store) -> None:
        await store.create(change("oak", command="c1"))
        await store.create(change("elm", command="c1"))
        await store.append(Change(head(), (EntryRow(2, 1.0, "choice", b"", OTHER, "c1"),)))
        await store.append(Change(head(), (EntryRow(3, 1.0, "choice", b"", OTHER, "c1", 0, 1),)))
        await refused(store.append(change(seq=4, command="c1")))
        await refused(store.append(Change(head(), (EntryRow(4, 1.0, "choice", b"", OTHER, "c1", 0, 2),))))
        assert [1, 2, 3] == await seqs(store)

    with_store(at, deed)


def test_who_belongs_to_a_table_changes_without_an_entry_unless_it_has_moved_on(at: Address) -> None:
    async def deed(store: Store) -> None:
        await store.create(replace(change(), members=frozenset({HOLDER})))
        await store.keep_members("oak", Place(1, 0), b"another", frozenset({OTHER}))
        for late in (Place(1, 0), Place(2, 1), Place(0, 1)):
            await refused(store.keep_members("oak", late, b"late", frozenset({HOLDER})))
        await refused(store.keep_members("elm", Place(1, 0), b"nowhere", frozenset({HOLDER})))
        assert [[], ["oak"]] == [[one.id for one in await store.tables_of(who)] for who in (HOLDER, OTHER)]
        assert Kept(replace(change().head, body=b"another"), change().entries, 1) == await store.load("oak")

    with_store(at, deed)


def test_nobody_writes_over_what_was_kept_beside_the_log_without_having_seen_it(at: Address) -> None:
    async def deed(store: Store) -> None:
        await store.create(change())
        await store.keep_members("oak", Place(1, 0), b"another", frozenset({OTHER}))
        await refused(store.append(change(seq=2)))
        assert (b"another", [1]) == ((await kept(store)).head.body, await seqs(store))
        await store.append(replace(change(seq=2), beside=1))
        assert {"oak": Place(2, 1)} == await store.places()

    with_store(at, deed)


def test_a_table_is_told_from_any_entry_on(at: Address) -> None:
    async def deed(store: Store) -> None:
        await store.create(change())
        for seq in (2, 3):
            await store.append(change(seq=seq))
        for after, seqs in ((0, [1, 2, 3]), (2, [3]), (3, []), (9, [])):
            found = await store.load("oak", after)
            assert found is not None
            assert (b"after 3", seqs) == (found.head.state, [one.seq for one in found.entries])

    with_store(at, deed)


def test_it_is_known_how_far_tables_have_come(at: Address) -> None:
    async def deed(store: Store) -> None:
        assert {} == await store.places()
        await store.create(change("ash"))
        await store.create(change("oak"))
        await store.append(change("oak", seq=2))
        await store.keep_members("oak", Place(2, 0), b"another", frozenset())
        assert {"ash": Place(1, 0), "oak": Place(2, 1)} == await store.places()
        assert {"oak": Place(2, 1)} == await store.places(["oak", "elm"])
        assert {} == await store.places([])

    with_store(at, deed)


def test_what_is_on_its_way_to_another_device_is_replaced_as_it_goes_on(at: Address) -> None:
    async def deed(store: Store) -> None:
        assert [] == await store.moves()
        await store.keep_move("late", 9.0, b"b", None, [])
        await store.keep_move("early", 1.0, b"a", None, [])
        await store.keep_move("late", 8.0, b"c", b"b", [])
        assert [b"a", b"c"] == await store.moves()
        for before in (None, b"b"):
            await refused(store.keep_move("late", 8.0, b"wrong", before, ["early"]))
        await refused(store.keep_move("elsewhere", 8.0, b"wrong", b"b", []))
        assert [b"a", b"c"] == await store.moves()
        await store.keep_move("late", 8.0, b"d", b"c", ["early"])
        assert [b"d"] == await store.moves()

    with_store(at, deed)


def test_a_conflict_names_its_table(at: Address) -> None:
    async def deed(store: Store) -> None:
        with pytest.raises(Conflict) as caught:
            await store.append(change())
        assert ("store-conflict", {"id": "oak"}) == (caught.value.reason, caught.value.facts)

    with_store(at, deed)


# --- many at once


async def ends(*deeds: Coroutine[None, None, None]) -> list[type[BaseException] | None]:
    """How each of these ends that are begun together."""
    found = await asyncio.gather(*deeds, return_exceptions=True)
    return [None if one is None else type(one) for one in found]


def test_many_tables_go_on_together_and_a_conflict_fails_alone(at: Address) -> None:
    tables = [f"t{number}" for number in range(100)]

    async def deed(store: Store) -> None:
        assert {None} == set(await ends(*(store.create(change(table)) for table in tables)))
        wrong = change("t7", seq=5)
        found = await ends(*(store.append(wrong if one == "t7" else change(one, seq=2)) for one in tables))
        assert [Conflict if one == "t7" else None for one in tables] == found
        assert {one: Place(1 if one == "t7" else 2) for one in tables} == await store.places()

    with_store(at, deed)


def test_a_mistake_of_ours_fails_alone(at: Address) -> None:
    odd = Change(head("oak"), (EntryRow(2, 1.0, "half a letter: \ud800", b""),))

    async def deed(store: Store) -> None:
        await store.create(change("ash"))
        await store.create(change("oak"))
        oak, ash = await ends(store.append(odd), store.append(change("ash", 2)))
        assert (False, None) == (oak is None, ash)
        await store.append(change("oak", 2))

    with_store(at, deed)


def test_of_two_that_follow_the_same_entry_one_is_kept(at: Address) -> None:
    async def deed(store: Store) -> None:
        await store.create(change())
        assert [None, Conflict] == await ends(store.append(change(seq=2)), store.append(change(seq=2)))
        assert [1, 2] == await seqs(store)

    with_store(at, deed)


# --- from its opening to its end


def test_a_store_is_ready_until_it_is_closed(at: Address) -> None:
    async def deed() -> None:
        store = await at.open()
        assert await store.ready()
        await store.close()
        await store.close()
        assert not await store.ready()
        await refused(store.append(change()), BadStore)
        with pytest.raises(BadStore):
            await store.load("oak")

    asyncio.run(deed())


def test_closing_keeps_what_was_begun(at: Address) -> None:
    async def deed() -> None:
        store = await at.open()
        begun = [asyncio.create_task(store.create(change(f"t{number}"))) for number in range(100)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*begun)

    async def again(store: Store) -> None:
        assert 100 == len(await store.all_tables())

    asyncio.run(deed())
    with_store(at, again)


# --- a process that dies

DYING = """
import asyncio, sys
from tests.server.store.addresses import Address
from tests.server.store.changes import change

async def play(store, table):
    for seq in range(2, 1_000_000):
        await store.append(change(table, seq))
        print(table, seq, flush=True)

async def main():
    store = await Address(sys.argv[1]).open()
    for table in "abc":
        await store.create(change(table))
    await asyncio.gather(*(play(store, table) for table in "abc"))

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="nothing kills like SIGKILL")
def test_a_killed_process_loses_nothing_it_told(at: Address) -> None:
    told: dict[str, int] = {}
    command = [sys.executable, "-c", DYING, at.where]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[3]) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if number == 100:
                process.send_signal(signal.SIGKILL)
            if line.endswith("\n"):
                told[line.split()[0]] = int(line.split()[1])

    async def deed(store: Store) -> None:
        assert set("abc") == set(told)
        for table, last in told.items():
            found = await kept(store, table)
            assert last <= found.entries[-1].seq <= last + 1
            assert list(range(1, len(found.entries) + 1)) == [entry.seq for entry in found.entries]
            assert b"after %d" % len(found.entries) == found.head.state

    with_store(at, deed)
