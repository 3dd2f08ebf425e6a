"""Bots at the table: they sit in seats, see what their seats see, and whatever goes wrong with them ends no game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import msgpack
from tests.server.tables import House, Player, QuickThinkers, at_home, both_games, newest, news, party, told, until

from interregnum.server.errors import NotNow
from interregnum.server.store.rows import BadStore
from interregnum.server.thinking import BotFailed, Crowded, Thinkers, Thought, TooSlow


@both_games
def test_bots_of_the_house_play_a_whole_game_with_people(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, ["greedy", "random"], game=game)
        async with table.lines("?lang=uk") as lines:
            assert 0 < await Player(lines).play()
            assert "over" == lines[0].latest["table"]["status"]
            assert lines[0].latest["result"]
            assert table.table.progress is not None
            assert {0, 1, 2} == {one.seat for one in table.table.progress.answers}

    at_home(tmp_path, test, thinkers=Thinkers())


def test_a_table_of_bots_can_be_watched_to_its_end(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        house.bots.gate = asyncio.Event()
        table = await party(house, 0, ["greedy", "random", "greedy"])
        other = house.browser()
        await other.post("/api/watch", {"code": table.watch})
        async with table.line(0) as host, other.socket(f"/ws/{table.id}") as line:
            house.bots.gate.set()
            for one in (host, line):
                while (await newest(one))["table"]["status"] != "over":
                    await one.frame()
                assert (None, None) == (one.latest["you"], one.latest["question"])
            assert ["Ada", "Bruno", "Cleo"] == [seat["name"] for seat in line.latest["table"]["seats"]]
            assert {"bot"} == {seat["kind"] for seat in line.latest["table"]["seats"]}

    at_home(tmp_path, test)


def test_a_bot_gets_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, ["greedy"])
        async with table.lines() as lines:
            await Player(lines).play(10)
            thought = house.bots.thoughts_of[-1]
            view = msgpack.decode(thought.view)
            assert 1 == view["viewer"]
            missed = [msgpack.decode(one) for one in thought.missed]
            assert {1} >= {one["viewer"] for one in missed}
            line = table.table.progress
            assert line is not None
            assert line.header.seed not in (thought.seed, thought.view)

    at_home(tmp_path, test)


@pytest.mark.parametrize("fault", [TooSlow("bot-too-slow"), BotFailed("bot-failed")])
def test_a_bot_that_gives_no_answer_takes_any(tmp_path: Path, fault: Exception) -> None:
    async def test(house: House) -> None:
        house.bots.fault = fault
        table = await party(house, 1, ["greedy"])
        async with table.lines() as lines:
            assert 0 < await Player(lines).play()
            assert "over" == lines[0].latest["table"]["status"]

    at_home(tmp_path, test)


class Slow(QuickThinkers):
    """Bots of which one never comes to its answer."""

    def __init__(self, bot: str) -> None:
        super().__init__()
        self.bot = bot
        self.instead: list[str] = []

    async def think(self, request: Thought, instead: bool = False) -> str:
        if request.bot == self.bot:
            raise Crowded("bots-busy", facts={"bot": self.bot})
        if instead:
            self.instead.append(request.bot)
        return await super().think(request, instead)


def test_a_rung_below_answers_for_a_bot_that_cannot_and_everybody_is_told(tmp_path: Path) -> None:
    slow = Slow("kingmaker")

    async def test(house: House) -> None:
        table = await party(house, 1, ["kingmaker"])
        async with table.lines() as lines:
            await Player(lines).play(6)
            heard = [one for one in news(lines[0]) if one["news"] == "replaced"]
            assert {(1, "kingmaker", "counsellor")} == {(one["seat"], one["bot"], one["by"]) for one in heard}
            assert len(slow.instead) >= len(heard)

    at_home(tmp_path, test, thinkers=slow)
    assert {"counsellor"} == set(slow.instead)


@pytest.mark.parametrize("fault", [BadStore("store-failed", facts={"where": "", "found": ""}), ZeroDivisionError()])
def test_a_bot_tries_again_after_a_while(tmp_path: Path, fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        house.bots.gate = gate = asyncio.Event()
        table = await party(house, 0, ["greedy"] * 2)
        duties = house.duties(table.id)
        house.store.fault = fault
        waits: list[float] = []
        pause = duties.pause

        def short_pause() -> float:
            waits.append(pause())
            return 0.001

        monkeypatch.setattr(duties, "pause", short_pause)
        gate.set()
        await until(lambda: len(waits) >= 7)
        house.store.fault = None
        await until(lambda: table.table.head.status == "over")
        assert [2.0, 4.0, 8.0, 16.0, 32.0, 60.0] == waits[:6]
        assert 0 == duties.faults

    at_home(tmp_path, test)


def test_a_fault_of_ours_in_a_bots_turn_is_no_endless_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        house.bots.gate = gate = asyncio.Event()
        table = await party(house, 0, ["greedy"] * 2)
        duties = house.duties(table.id)

        async def broken(*_: object) -> str:
            raise ZeroDivisionError

        monkeypatch.setattr(duties, "chosen", broken)
        gate.set()
        await until(lambda: duties.faults == 1)
        assert 2.0 == duties.pause()
        assert duties.busy

    at_home(tmp_path, test)


def test_a_bot_answers_once_though_much_happens_while_it_thinks(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, ["greedy"])
        async with table.lines() as lines:
            player = Player(lines)
            await player.asked()
            house.bots.gate = gate = asyncio.Event()
            house.bots.thoughts_of.clear()
            while table.table.head.asked != 2:
                await player.answer()
            await until(lambda: len(house.bots.thoughts_of) == 1)
            for number in range(5):
                await lines[0].ask({"type": "say", "id": f"s{number}", "text": "hm"})
            async with table.line(1) as tab:
                await tab.frame()
            assert 1 == len(house.bots.thoughts_of)
            before = table.table.seq
            house.bots.gate = None
            gate.set()
            await until(lambda: table.table.seq > before)

    at_home(tmp_path, test)


def test_a_left_seat_is_played_by_the_bot_of_the_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, stand_in="random")
        async with table.lines() as lines:
            player = Player(lines)
            await player.play(4)
            await table.people[1].request("DELETE", f"{table.url}/seats/1")
            await told(lines[:1], table.table.seq)
            player.sockets = lines[:1]
            seat = (await newest(lines[0]))["table"]["seats"][1]
            assert ("bot", "Bob", "random") == (seat["kind"], seat["name"], seat["bot"])
            assert 0 < await player.play()
            assert "over" == lines[0].latest["table"]["status"]
            assert "got-up" in [one["news"] for one in news(lines[0])]

    at_home(tmp_path, test)


def test_what_a_bot_thought_after_its_table_stopped_counts_no_more(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        house.bots.gate = gate = asyncio.Event()
        table = await party(house, 0, ["greedy"] * 2)
        found = table.table
        seq = found.seq
        await house.hall.close()
        gate.set()
        await asyncio.sleep(0)
        assert seq == found.seq
        with pytest.raises(NotNow):
            await house.hall.table(table.id)

    at_home(tmp_path, test, thinkers=QuickThinkers())
