"""A table of a guided game: set up by its name, taught answer by answer, and the same after a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from tests.server.asgi import Answer, Socket
from tests.server.tables import FakeWorld, House, Party, Player, at_home, house, newest, party, run

from interregnum.cli.app import run as interregnum
from interregnum.lessons import lesson

FIRST = lesson("heroes", "first-game")


async def lesson_table(house: House, start: bool = True) -> Party:
    return await party(house, 1, start=start, game="heroes", seats=2, lesson="first-game")


async def refused(house: House, **wish: object) -> Answer:
    asked = {"game": "heroes", "seats": 2, "name": "Ann", "lesson": "first-game", **wish}
    return await house.browser().post("/api/tables", asked)


async def follow(player: Player, line: Socket, answers: int = 1000) -> int:
    """Give the answers that are taught, as long as there are some."""
    for number in range(answers):
        if await player.asked() is None or line.latest["taught"]["choice"] is None:
            return number
        await player.answer(line.latest["taught"]["choice"])
    return answers


async def taught(line: Socket) -> Any:
    return (await newest(line))["taught"]


def test_the_games_of_the_house_tell_their_lessons(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        games = (await house.browser().get("/api/games")).data["games"]
        expected = {"hidden-leaders": {"first-game": 3}, "heroes": {"first-game": 2}}
        assert expected == {one["id"]: one["lessons"] for one in games if one["lessons"]}

    at_home(tmp_path, test)


def test_a_guided_game_is_played_to_its_end_by_giving_the_answers_that_are_taught(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await lesson_table(house)
        async with table.lines() as lines:
            topics = []
            player = Player(lines)
            while await player.asked() is not None:
                at = lines[0].latest["taught"]
                assert at["choice"] in [one["choice"] for one in lines[0].latest["question"]["choices"]]
                topics.append(at["topic"])
                await player.answer(at["choice"])
            assert [beat.topic for beat in FIRST.beats] == list(dict.fromkeys(topics))
            last = lines[0].latest
            assert ("over", None, None) == (last["table"]["status"], last["taught"]["choice"], last["taught"]["left"])
            assert not house.bots.thoughts_of
        record = tmp_path / "record.json"
        record.write_bytes((await table.people[0].get(f"{table.url}/record")).body)
        assert FIRST.position == json.decode(record.read_bytes())["position"]
        assert 0 == interregnum(["verify", str(record), "--lang", "en"])
        assert 200 == (await table.people[0].get(f"{table.url}/replay")).status

    at_home(tmp_path, test)


def test_what_asks_for_no_answer_is_told_before_the_answer_and_whoever_gives_it_has_gone_through(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, game="hidden-leaders", seats=3, lesson="first-game")
        async with table.lines() as lines:
            player = Player(lines)
            topics = []
            while await player.asked() is not None:
                at = lines[0].latest["taught"]
                topics += [one["topic"] for one in at["before"]]
                if not topics or topics[-1] != at["topic"]:
                    topics.append(at["topic"])
                await player.answer(at["choice"])
            assert [beat.topic for beat in lesson("hidden-leaders", "first-game").beats] == topics
            last = lines[0].latest
            assert ("over", [], None) == (last["table"]["status"], last["taught"]["before"], last["taught"]["left"])

    at_home(tmp_path, test)


def test_whoever_goes_another_way_plays_on_against_the_bot_and_may_come_back(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await lesson_table(house)
        async with table.lines() as lines:
            player = Player(lines)
            await follow(player, lines[0], 1)
            await player.answer("done")
            await player.asked()
            at = lines[0].latest["taught"]
            assert (1, None, "flag") == (at["left"], at["choice"], at["topic"])
            assert house.bots.thoughts_of
            await player.go_back(lines[0].latest["answers"] - at["left"])
            await player.asked()
            assert (None, "visit c5") == (lines[0].latest["taught"]["left"], lines[0].latest["taught"]["choice"])

    at_home(tmp_path, test)


def test_only_whoever_learns_is_taught(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await lesson_table(house)
        watcher = house.browser()
        await watcher.post("/api/watch", {"code": table.watch})
        async with watcher.socket(f"/ws/{table.id}") as line:
            assert "taught" not in await newest(line)
        other = await party(house, 1, ["greedy"], game="heroes")
        async with other.lines() as lines:
            assert "taught" not in lines[0].latest

    at_home(tmp_path, test)


def test_a_guided_game_goes_on_after_a_restart_where_it_was_left(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await lesson_table(first)
            async with table.lines() as lines:
                await follow(Player(lines), lines[0], 12)
                before = await taught(lines[0])
        async with house(tmp_path, world) as second:
            again = table.moved(second)
            mine = (await again.people[0].get("/api/tables")).data["tables"]
            assert [(table.id, "first-game")] == [(one["table"], one["lesson"]) for one in mine]
            async with again.lines() as lines:
                assert before == await taught(lines[0])
                await follow(Player(lines, name="d"), lines[0])
                assert "over" == lines[0].latest["table"]["status"]

    run(test())


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"lesson": "chess"}, "unknown-lesson"),
        ({"game": "hidden-leaders"}, "lesson-table"),
        ({"seats": 3}, "lesson-table"),
        ({"options": {"octagon": True}}, "lesson-table"),
        ({"bots": {"1": "random"}}, "lesson-table"),
    ],
)
def test_what_is_no_table_of_a_guided_game_is_refused(tmp_path: Path, wish: dict[str, Any], reason: str) -> None:
    async def test(house: House) -> None:
        answer = await refused(house, **wish)
        assert (400, reason) == (answer.status, answer.data["reason"])
        assert not house.hall.tables

    at_home(tmp_path, test)


def test_the_bots_of_a_guided_game_keep_their_seats(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await lesson_table(house, start=False)
        answer = await table.people[0].request("DELETE", f"{table.url}/seats/1/bot")
        assert (403, "lesson-seats") == (answer.status, answer.data["reason"])

    at_home(tmp_path, test)


def test_those_who_meet_again_after_a_guided_game_play_a_real_one(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await lesson_table(house)
        async with table.lines() as lines:
            await follow(Player(lines), lines[0])
        next_one = (await table.people[0].post(f"{table.url}/rematch")).data["table"]["id"]
        assert (None, "") == (house.table(next_one).head.lesson, house.table(next_one).head.position)

    at_home(tmp_path, test)
