"""Why not: asked for by anybody at the table, told in their language, from their own view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.asgi import Socket
from tests.server.tables import House, Player, at_home, party

FIELDS = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]


def explain(line: Socket, choices: list[str], **other: Any) -> dict[str, Any]:
    return {"type": "explain", "id": "why", "seq": line.latest["seq"], "choices": choices, **other}


async def on_the_map(player: Player) -> Socket:
    """Play until a hero is asked where to go."""
    while True:
        line = await player.asked()
        assert line is not None
        if line.latest["view"]["ask"] == "move":
            return line
        await player.answer()


def test_what_is_listed_has_no_reason_and_what_is_not_has_one_with_its_rule(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        async with table.lines() as lines:
            line = await on_the_map(Player(lines))
            listed = {one["choice"] for one in line.latest["question"]["choices"]}
            before = table.state_hash

            found = await line.ask(explain(line, [f"go {field}" for field in FIELDS]))

            assert ("explained", line.latest["seq"]) == (found["type"], found["seq"])
            for choice, reasons in found["reasons"].items():
                assert (choice in listed) == (reasons == [])
                assert all([one["rule"].startswith("MMH-") and "text" not in one for one in reasons])
            assert before == table.state_hash

    at_home(tmp_path, test)


def test_whoever_waits_hears_whom_the_table_waits_for_and_who_is_near(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        async with table.lines() as lines:
            asked = await on_the_map(Player(lines))
            other = next(one for one in lines if one is not asked)
            hero = next(name for name, one in asked.latest["view"]["sight"]["heroes"].items() if "movement" in one)
            near = next(field for field, steps in asked.latest["view"]["sight"]["steps"].items() if steps == 1)

            found = await other.ask(explain(other, ["go a1"], at=f"field/{near}"))

            assert ["not-asked"] == [one["why"] for one in found["reasons"]["go a1"]]
            assert {"player": asked.latest["you"]} == found["reasons"]["go a1"][0]["facts"]
            assert 1 == found["near"][f"hero/{hero}"]

    at_home(tmp_path, test)


def test_what_is_no_answer_too_old_or_too_much_is_refused_and_other_games_have_nothing_to_say(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        async with table.lines() as lines:
            line = await Player(lines).asked()
            assert line is not None
            assert "unknown-choice" == (await line.ask(explain(line, ["fly a1"])))["reason"]
            assert "from-the-future" == (await line.ask(explain(line, [], seq=999)))["reason"]
            line.send(explain(line, ["done"] * 65))
            assert "message" == (await line.read())["reason"]
        leaders = await party(house, 2, game="hidden-leaders")
        async with leaders.lines() as lines:
            line = await Player(lines).asked()
            assert line is not None
            assert {"pass": []} == (await line.ask(explain(line, ["pass"])))["reasons"]

    at_home(tmp_path, test)
