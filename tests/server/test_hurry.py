"""Whoever plays with bots alone need not wait for them; where others play, too, the bots keep their pace."""

from __future__ import annotations

from pathlib import Path

from tests.server.tables import House, Player, at_home, house, newest, party, run

SLOW = 300.0  # seconds that a bot takes: no test waits for that


def test_bots_answer_at_once_until_whoever_is_in_a_hurry_is_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path, bot_pace=SLOW) as here:
            table = await party(here, 1, ["random", "random"])
            async with table.lines() as lines:
                player = Player(lines)
                for number in range(12):  # from wherever the game begins, for some turns
                    if (await newest(lines[0]))["question"] is None:
                        assert "done" == (await lines[0].ask({"type": "hurry", "id": f"h{number}"}))["type"]
                    assert await player.asked() is not None
                    await lines[0].ask({"type": "hurry", "id": f"late{number}"})  # too late: it is about the next bots
                    assert not here.table(table.id).hurried.is_set()
                    await player.answer()

    run(test())


def test_nobody_hurries_the_bots_for_others(tmp_path: Path) -> None:
    async def test(here: House) -> None:
        table = await party(here, 2, ["random"])
        async with table.lines() as lines:
            reply = await lines[0].ask({"type": "hurry", "id": "h1"})
            assert ("refused", "not-alone") == (reply["type"], reply["reason"])
            assert not here.table(table.id).hurried.is_set()

    at_home(tmp_path, test)
