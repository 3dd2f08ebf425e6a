"""Hints: for whoever is asked, from their view alone, where the table allows it; everybody is told who asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import msgpack
from tests.server.asgi import Socket
from tests.server.tables import House, Player, at_home, both_games, news, party, told


def hint(line: Socket) -> dict[str, Any]:
    return {"type": "hint", "id": f"h{line.latest['seq']}", "seq": line.latest["seq"]}


@both_games
def test_whoever_plays_with_bots_alone_is_told_the_best_answers_and_the_table_that_they_asked(
    tmp_path: Path, game: str
) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, ["random"], game=game)
        async with table.lines("?lang=pl") as lines:
            line = await Player(lines).asked()
            assert line is not None
            assert line.latest["table"]["hints"]

            found = await line.ask(hint(line))

            listed = [one["choice"] for one in line.latest["question"]["choices"]]
            assert "advice" == found["type"]
            assert 1 <= len(found["answers"]) <= 3
            for one in found["answers"]:
                assert one["choice"] in listed
                assert 0 <= one["chance"] <= 1
                assert isinstance(one["text"], str)
            await told([line], table.table.seq)
            assert [0] == [one["seat"] for one in news(line) if one["news"] == "hinted"]
            assert found["answers"] == (await line.ask(hint(line)))["answers"]
            assert 1 == len(house.bots.advisings)
            assert 0 == msgpack.decode(house.bots.advisings[0].view)["viewer"]

    at_home(tmp_path, test)


@pytest.mark.parametrize(("wish", "allowed"), [({}, False), ({"hints": True}, True)])
def test_friends_get_hints_only_if_their_table_wants_them(tmp_path: Path, wish: dict[str, Any], allowed: bool) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, **wish)
        async with table.lines() as lines:
            line = await Player(lines).asked()
            assert line is not None
            other = next(one for one in lines if one is not line)
            assert allowed == line.latest["table"]["hints"]
            found = await line.ask(hint(line))
            assert ("advice" if allowed else "no-hints") == found.get("reason", found["type"])
            assert "not-asked" == (await other.ask(hint(other)))["reason"]

    at_home(tmp_path, test)


def test_a_table_may_do_without_hints_against_bots(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 1, ["random"], hints=False)
        async with table.lines() as lines:
            line = await Player(lines).asked()
            assert line is not None
            assert "no-hints" == (await line.ask(hint(line)))["reason"]
            assert [] == house.bots.advisings

    at_home(tmp_path, test)


def test_a_client_that_asks_again_while_it_waits_is_answered_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        house.bots.gate = asyncio.Event()
        table = await party(house, 2, hints=True)
        async with table.lines() as lines:
            line = await Player(lines).asked()
            assert line is not None
            wanted = hint(line)
            line.send(wanted)
            line.send(wanted)
            other = await line.ask({**wanted, "id": "other"})
            house.bots.gate.set()
            assert "weighing" == other["reason"]
            while (found := await line.read())["type"] != "advice":
                pass
            assert wanted["id"] == found["id"]
            assert 1 == len(house.bots.advisings)

    at_home(tmp_path, test)
