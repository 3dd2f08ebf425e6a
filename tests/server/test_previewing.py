"""What an answer would bring: told to the seat that is asked, on request, in its language and from its own view."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.server.asgi import Socket
from tests.server.tables import House, Player, at_home, party

from interregnum.games.hidden_leaders.game import HiddenLeaders


def preview(line: Socket, choices: list[str], **other: Any) -> dict[str, Any]:
    return {"type": "preview", "id": "what", "seq": line.latest["seq"], "choices": choices, **other}


def choices(line: Socket) -> list[str]:
    return [one["choice"] for one in line.latest["question"]["choices"]]


async def at_a_turn(player: Player) -> Socket:
    """Play until somebody may play a hero."""
    while True:
        line = await player.asked()
        assert line is not None
        if line.latest["view"]["ask"] == "act":
            return line
        await player.answer()


def test_every_answer_is_previewed_for_the_seat_that_is_asked_and_nothing_changes(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 3, game="hidden-leaders")
        async with table.lines() as lines:
            line = await at_a_turn(Player(lines))
            before, view = table.state_hash, line.latest["view"]

            found = await line.ask(preview(line, choices(line)))

            assert ("previewed", line.latest["seq"]) == (found["type"], found["seq"])
            assert set(choices(line)) == set(found["previews"])
            passed = {"at": {"red": view["red"], "green": view["green"]}, "leading": view["leading"]}
            assert {"ways": [passed], "by": [], "over": False} == found["previews"]["pass"]
            assert before == table.state_hash

    at_home(tmp_path, test)


def test_what_is_not_listed_not_asked_or_not_now_is_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="hidden-leaders")
        async with table.lines() as lines:
            line = await at_a_turn(Player(lines))
            other = next(one for one in lines if one is not line)

            assert "illegal-choice" == (await line.ask(preview(line, ["move red+1"])))["reason"]
            assert "illegal-choice" == (await other.ask(preview(other, ["pass"])))["reason"]
            assert "from-the-future" == (await line.ask(preview(line, [], seq=999)))["reason"]
            line.send(preview(line, ["pass"] * 65))
            assert "message" == (await line.read())["reason"]

    at_home(tmp_path, test)


def test_a_preview_is_found_once_for_a_position_and_games_may_have_nothing_to_say(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="hidden-leaders")
        async with table.lines() as lines:
            line = await at_a_turn(Player(lines))
            with patch.object(HiddenLeaders, "foresee", autospec=True, return_value=None) as foresee:
                first = await line.ask(preview(line, ["pass"]))
                again = await line.ask(preview(line, ["pass"], id="again"))
            assert {"pass": None} == first["previews"] == again["previews"]
            assert 1 == foresee.call_count
        heroes = await party(house, 2, game="heroes")
        async with heroes.lines() as lines:
            asked = await Player(lines).asked()
            assert asked is not None
            some = choices(asked)[0]
            assert {some: None} == (await asked.ask(preview(asked, [some])))["previews"]

    at_home(tmp_path, test)
