"""Who is away: a bot stands in when the table's patience is over, until the owner of the seat returns."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.asgi import Socket
from tests.server.tables import FakeWorld, House, Party, Player, at_home, house, newest, news, party, run, told, until

from interregnum.server.store.rows import BadStore

DAY = 86400


def away(table: Party, seat: int) -> bool:
    return table.table.head.seats[seat].away


async def asked_first(table: Party, player: Player) -> None:
    """Play on until seat 0 is asked."""
    while table.table.head.asked != 0:
        await player.answer()
    await player.asked()


@pytest.mark.parametrize("patience", [10, 600, 3 * DAY, 31 * DAY])
def test_a_bot_stands_in_when_patience_is_over_and_not_before(tmp_path: Path, patience: int) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=patience)
        async with table.lines() as lines:
            player = Player(lines)
            await asked_first(table, player)
            answers = lines[0].latest["answers"]
            house.world.wait(patience - 1)
            await house.duties(table.id).stand_in(0)
            assert not away(table, 0)
            house.world.wait(1)
            await house.duties(table.id).stand_in(0)
            assert away(table, 0)
            await until(lambda: table.table.head.asked == 1)
            await told(lines, table.table.seq)
            seat = lines[1].latest["table"]["seats"][0]
            assert ("person", "Ann", True, True) == (seat["kind"], seat["name"], seat["here"], seat["away"])
            assert answers < lines[1].latest["answers"]
            assert {"news": "stood-in", "seat": 0, "bot": "counsellor"}.items() <= told_of(lines[1], "stood-in").items()

    at_home(tmp_path, test)


def told_of(line: Socket, kind: str) -> dict[str, object]:
    """The last news of a kind."""
    found: dict[str, object] = [one for one in news(line) if one["news"] == kind][-1]
    return found


def test_patience_runs_out_by_itself(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=10)
        house.world.wait(20)
        house.duties(table.id).look(table.table)
        await until(lambda: table.table.head.seats[0].away or table.table.head.seats[1].away)

    at_home(tmp_path, test)


def test_without_patience_nobody_stands_in(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        house.world.wait(1000 * DAY)
        seat = table.table.head.asked
        assert seat is not None
        await house.duties(table.id).stand_in(seat)
        assert not away(table, seat)
        assert house.duties(table.id).timer is None
        async with table.lines() as lines:
            assert {"seat": seat, "asked": 1000.0 * DAY, "left": None} == lines[0].latest["clock"]

    at_home(tmp_path, test)


def test_only_who_is_asked_is_stood_in_for(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=10)
        house.world.wait(20)
        idle = 1 - int(table.table.head.asked or 0)
        await house.duties(table.id).stand_in(idle)
        assert not away(table, idle)

    at_home(tmp_path, test)


def test_a_sign_of_life_starts_patience_anew(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=60)
        async with table.lines() as lines:
            await asked_first(table, Player(lines))
            house.world.wait(50)
            await lines[0].ask({"type": "say", "id": "s", "text": "thinking"})
            house.world.wait(50)
            await house.duties(table.id).stand_in(0)
            assert not away(table, 0)
            house.world.wait(10)
            await house.duties(table.id).stand_in(0)
            assert away(table, 0)

    at_home(tmp_path, test)


def test_the_clock_tells_how_long_somebody_was_asked_and_how_long_they_have(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, ["greedy"], patience=100)
        async with table.lines() as lines:
            await asked_first(table, Player(lines))
            house.world.wait(30)
            lines[1].send({"type": "refresh", "id": "r"})
            frame = await lines[1].until("frame")
            while frame["clock"]["asked"] != 30.0:
                frame = await lines[1].until("frame")
            assert {"seat": 0, "asked": 30.0, "left": 70.0} == frame["clock"]

    at_home(tmp_path, test)


@pytest.mark.parametrize("way", ["connecting", "back", "say", "answer"])
def test_the_owner_returns_and_plays_on(tmp_path: Path, way: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=60)
        async with table.lines() as lines:
            player = Player(lines)
            await asked_first(table, player)
            house.bots.gate = asyncio.Event()
            house.world.wait(60)
            await house.duties(table.id).stand_in(0)
            await until(lambda: bool(house.bots.thoughts_of))
            await told(lines, table.table.seq)
            frame = await newest(lines[0])
            if way == "connecting":
                async with table.line(0) as tab:
                    await tab.frame()
                    await until(lambda: not table.table.head.seats[0].away)
            elif way == "answer":
                assert "done" == (await lines[0].ask(player.command(lines[0])))["type"]
            else:
                reply = await lines[0].ask({"type": way, "id": "b", **({"text": "here"} if way == "say" else {})})
                assert "done" == reply["type"]
            assert not away(table, 0)
            answers = frame["answers"] + (way == "answer")
            house.bots.gate.set()
            await until(lambda: house.duties(table.id).thinking is None)
            assert table.table.progress is not None
            assert answers == len(table.table.progress.answers), "the bot's late thought does not count"
            await told(lines, table.table.seq)
            assert 0 == told_of(lines[1], "returned")["seat"]
            assert 0 < await player.play()

    at_home(tmp_path, test)


def test_back_of_somebody_who_is_here_changes_nothing_and_is_answered_the_same_way_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=60)
        async with table.lines() as lines:
            first = await lines[0].ask({"type": "back", "id": "b"})
            assert ("done", table.table.seq) == (first["type"], first["seq"])
            await lines[0].ask({"type": "say", "id": "s", "text": "hello"})
            assert first == await lines[0].ask({"type": "back", "id": "b"})

    at_home(tmp_path, test)


def test_bots_play_a_game_to_its_end_that_everybody_has_left_for_long(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=60)
        first = table.table.head.asked
        assert first is not None
        house.world.wait(60)
        await house.duties(table.id).stand_in(first)
        await until(lambda: table.table.head.asked == 1 - first)
        house.world.wait(60)
        await house.duties(table.id).stand_in(1 - first)
        await until(lambda: table.table.head.status == "over")

    at_home(tmp_path, test)


def test_after_a_restart_patience_goes_on_though_nobody_opens_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await party(first, 2, patience=100)
            seat = table.table.head.asked
            assert seat is not None
            world.wait(70)
        async with house(tmp_path, world) as second:
            assert [world.now() + 30] == list(second.hall.resting.values())
            await second.hall.tend()
            assert {} == second.hall.tables
            world.wait(31)
            await second.hall.tend()
            await until(lambda: second.table(table.id).head.seats[seat].away)

    run(test())


def test_a_store_that_fails_only_delays_the_stand_in(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=10)
        seat = table.table.head.asked
        assert seat is not None
        house.world.wait(20)
        house.store.fault = BadStore("store-failed", facts={"where": "", "found": ""})
        await house.duties(table.id).stand_in(seat)
        assert house.duties(table.id).timer is not None, "it is tried again"
        house.store.fault = None
        await house.duties(table.id).stand_in(seat)
        assert away(table, seat)

    at_home(tmp_path, test)


def test_whoever_returns_while_nothing_can_be_kept_has_a_line_all_the_same(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, patience=60)
        async with table.lines() as lines:
            await asked_first(table, Player(lines))
            house.bots.gate = asyncio.Event()
            house.world.wait(60)
            await house.duties(table.id).stand_in(0)
            house.store.fault = BadStore("store-failed", facts={"where": "", "found": ""})
            async with table.line(0) as tab:
                await tab.frame()
                assert "refused" == (await tab.ask({"type": "back", "id": "b"}))["type"]
                house.store.fault = None
                assert "done" == (await tab.ask({"type": "back", "id": "b"}))["type"]
                assert not away(table, 0)

    at_home(tmp_path, test)
