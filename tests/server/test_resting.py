"""Tables that nobody looks at leave memory, never the disk, and come back when somebody does or something is due."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.tables import House, Player, at_home, newest, party, until

from interregnum.server.store.rows import BadStore, Kept

IDLE = 600.0


def test_a_table_that_nobody_looks_at_rests_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        async with table.lines() as lines:
            await Player(lines).play(7)
            before, state = await newest(lines[0]), table.state_hash
        await until(lambda: not table.table.viewers)
        house.world.wait(IDLE - 1)
        await house.hall.tend()
        assert table.id in house.hall.tables
        house.world.wait(1)
        await house.hall.tend()
        assert ({}, {}) == (house.hall.tables, house.hall.duties)
        async with table.lines() as lines:
            assert state == table.state_hash
            assert before["view"] == lines[0].latest["view"]
            assert 0 < await Player(lines, name="d").play()

    at_home(tmp_path, test)


def test_a_table_does_not_rest_while_somebody_is_connected(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False)
        async with table.line(1) as line:
            await line.frame()
            house.world.wait(100 * IDLE)
            await house.hall.tend()
            assert table.id in house.hall.tables
        await until(lambda: not table.table.viewers)
        await house.hall.tend()
        assert table.id in house.hall.tables, "they have only just left"
        house.world.wait(IDLE)
        await house.hall.tend()
        assert {} == house.hall.tables

    at_home(tmp_path, test)


def test_a_table_does_not_rest_while_a_bot_thinks(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        house.bots.gate = asyncio.Event()
        table = await party(house, 0, ["random"] * 2)
        house.world.wait(100 * IDLE)
        await house.hall.tend()
        assert table.id in house.hall.tables
        house.bots.gate.set()
        await until(lambda: table.table.head.status == "over")

    at_home(tmp_path, test)


def test_a_table_does_not_rest_while_it_keeps_something(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, start=False)
        house.store.gate = asyncio.Event()
        joining = asyncio.create_task(table.people[0].post(f"{table.url}/start"))
        await until(lambda: house.store.waiting == 1)
        house.world.wait(100 * IDLE)
        await house.hall.tend()
        assert table.id in house.hall.tables
        house.store.gate.set()
        assert 200 == (await joining).status

    at_home(tmp_path, test)


def test_a_resting_table_wakes_when_patience_is_over(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=86400)
        seat = table.table.head.asked
        assert seat is not None
        house.world.wait(IDLE)
        await house.hall.tend()
        assert {} == house.hall.tables
        assert [table.id] == list(house.hall.resting)
        house.world.wait(86400)
        await house.hall.tend()
        await until(lambda: table.table.head.seats[seat].away)
        assert {} == house.hall.resting

    at_home(tmp_path, test)


def test_a_table_that_nothing_is_due_at_does_not_wake(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for start in (False, True):
            await party(house, 2, start=start)
        house.world.wait(IDLE)
        await house.hall.tend()
        assert ({}, {}) == (house.hall.tables, house.hall.resting)

    at_home(tmp_path, test)


def test_a_table_that_could_not_be_read_is_tried_again_later(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=1000)
        house.world.wait(IDLE)
        await house.hall.tend()

        def broken(kept: Kept) -> Kept:
            raise BadStore("store-failed", facts={"where": "", "found": ""})

        house.store.edit = broken
        house.world.wait(1000)
        await house.hall.tend()
        assert ({}, [table.id]) == (house.hall.tables, list(house.hall.resting))
        house.store.edit = None
        await house.hall.tend()
        assert {} == house.hall.tables
        house.world.wait(60)
        await house.hall.tend()
        assert [table.id] == list(house.hall.tables)

    at_home(tmp_path, test)


def test_a_table_is_read_once_though_many_ask_for_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        house.hall.drop(table.table)
        found = await asyncio.gather(*[house.hall.table(table.id) for _ in range(20)])
        assert 1 == len({id(one) for one in found})

    at_home(tmp_path, test)
