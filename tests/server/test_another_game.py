"""Another game plugs in without the server knowing of it: views, events, secrets, undo, bots, words and record."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.tables import FakeWorld, House, Player, at_home, house, newest, news, party, run, told

from interregnum.kernel.record import read_record, verify
from interregnum.lab.bench import build
from interregnum.registry import PACKAGES, game


@pytest.fixture(autouse=True)
def guessing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is there as long as the test runs."""
    if build() == "compiled":
        pytest.skip("a game in plain Python cannot be built on a compiled kernel")
    from tests.server import toy_game

    monkeypatch.setitem(PACKAGES, toy_game.ID, toy_game.PACKAGE)


def test_it_is_among_the_games_that_can_be_played(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        games = (await house.browser().get("/api/games")).data["games"]
        assert {"id": "guessing", "least": 2, "most": 2, "options": [], "bots": ["random"]} in games

    at_home(tmp_path, test)


def test_it_is_played_to_its_end_and_its_record_is_checked(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="guessing")
        async with table.lines("?lang=pl") as lines:
            assert 8 == await Player(lines).play()
            assert ["[pl] over"] == lines[0].latest["result"]
            assert {"number-hidden", "number-guessed"} == {
                one["event"]["event"] for one in news(lines[0]) if one["news"] == "event"
            }
            record = read_record((await table.people[0].get(f"{table.url}/record")).body.decode())
            assert verify(game("guessing"), record).over

    at_home(tmp_path, test)


def test_what_is_hidden_is_seen_by_its_seat_alone(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="guessing")
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        async with table.lines("?lang=en") as lines, watcher.socket(f"/ws/{table.id}") as line:
            await Player(lines).answer("hide 3")
            await told([*lines, line], table.table.seq)
            hider = int(news(line)[-1]["event"]["seat"])
            others = [lines[1 - hider], line]
            assert 3 == lines[hider].latest["view"]["hidden"]
            assert [None, None] == [one.latest["view"]["hidden"] for one in others]
            assert [None, None] == [news(one)[-1]["event"]["number"] for one in others]
            assert f"[en] {['Ann', 'Bob'][1 - hider]} thinks" == lines[hider].latest["waiting"]

    at_home(tmp_path, test)


def test_hiding_is_taken_back_freely_and_a_guess_is_not(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="guessing")
        async with table.lines() as lines:
            player = Player(lines)
            start = table.state_hash
            await player.answer("hide 3")
            hider = next(one for one in lines if one.latest["undo"] == 0)
            undo = {"type": "undo", "id": "u", "seq": hider.latest["seq"], "to": 0}
            assert "done" == (await hider.ask(undo))["type"]
            assert start == table.state_hash
            await player.answer("hide 2")
            await player.answer("guess 2")
            assert [None, None] == [(await newest(one))["undo"] for one in lines]

    at_home(tmp_path, test)


def test_bots_play_it_and_it_comes_back_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await party(first, 1, ["random"], game="guessing")
            async with table.lines() as lines:
                await Player(lines).play(1)
                await Player(lines).asked()
                state = table.state_hash
        async with house(tmp_path, world) as second:
            moved = table.moved(second)
            async with moved.lines() as lines:
                assert state == moved.state_hash
                await Player(lines, name="d").play()
                assert "over" == lines[0].latest["table"]["status"]

    run(test())


def test_a_bad_answer_to_it_is_refused_like_any_other(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="guessing")
        async with table.lines() as lines:
            player = Player(lines)
            asked = await player.asked()
            assert asked is not None
            assert "unknown-choice" == (await asked.ask(player.command(asked, "guess 3")))["reason"]

    at_home(tmp_path, test)
