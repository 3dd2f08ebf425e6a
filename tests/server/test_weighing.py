"""What may come of an answer: asked for by anybody at the table, found beside it, from the asker's own view."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from tests.server.asgi import Socket
from tests.server.tables import House, Player, QuickThinkers, at_home, party, until

from interregnum.kernel.dice import fast_dice, seed_from_int
from interregnum.server.errors import NotNow
from interregnum.server.thinking import WAITING, BotFailed, Thinkers, Weighing, seen
from interregnum.wire.adapters import adapter

PATIENT = 60.0
FIGURES = {"battles", "won", "fled", "turns", "tokens", "gold", "tokens-won", "gold-won"}
AT_BATTLE = "battles"  # the group of answers that begin one


async def asked_for_battle(player: Player) -> tuple[Socket, str]:
    """Play until somebody may begin a battle."""
    while True:
        line = await player.asked()
        assert line is not None
        found = [one["choice"] for one in line.latest["question"]["choices"] if one["group"] == AT_BATTLE]
        if found:
            return line, found[0]
        await player.answer()


def weigh(line: Socket, choice: str | None = None, **other: Any) -> dict[str, Any]:
    return {"type": "weigh", "id": "w", "seq": line.latest["seq"], "choice": choice, **other}


def thinkers_of(house: House) -> QuickThinkers:
    assert isinstance(house.thinkers, QuickThinkers)
    return house.thinkers


def test_the_odds_of_a_battle_are_told_to_whoever_may_begin_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        async with table.lines() as lines:
            line, choice = await asked_for_battle(Player(lines))
            before = table.state_hash

            found = await line.ask(weigh(line, choice))

            assert ("weighed", line.latest["seq"], choice) == (found["type"], found["seq"], found["choice"])
            assert 0 <= found["figures"]["won"] <= 1
            assert {"battles", "won", "fled", "turns", "tokens", "gold", "tokens-won", "gold-won"} == set(
                found["figures"]
            )
            assert before == table.state_hash
            assert found == await line.ask(weigh(line, choice))
            assert 1 == len(thinkers_of(house).weighings)  # found once

    at_home(tmp_path, test)


def test_what_begins_no_battle_and_a_position_without_one_have_no_figures(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for game in ("heroes", "hidden-leaders"):
            table = await party(house, 2, game=game)
            async with table.lines() as lines:
                line = await Player(lines).asked()
                assert line is not None
                first = line.latest["question"]["choices"][0]["choice"]
                assert {} == (await line.ask(weigh(line, first)))["figures"]
                assert {} == (await line.ask(weigh(line)))["figures"]

    at_home(tmp_path, test)


def test_only_listed_answers_of_this_moment_are_weighed_and_only_ones_own(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        async with table.lines() as lines:
            player = Player(lines)
            line, choice = await asked_for_battle(player)
            other = next(one for one in lines if one is not line)
            assert "illegal-choice" == (await other.ask(weigh(other, choice)))["reason"]
            assert "illegal-choice" == (await line.ask(weigh(line, "go z9")))["reason"]
            late = weigh(line, choice)
            await player.answer()
            assert "stale" == (await line.ask(late))["reason"]
            assert [] == thinkers_of(house).weighings

    at_home(tmp_path, test)


def test_a_line_weighs_one_thing_at_a_time_and_goes_on_meanwhile(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2, game="heroes")
        async with table.lines() as lines:
            player = Player(lines)
            line, choice = await asked_for_battle(player)
            thinkers = thinkers_of(house)
            thinkers.gate = asyncio.Event()
            line.send(weigh(line, choice))
            await until(lambda: len(thinkers.weighings) == 1)
            assert "weighing" == (await line.ask(weigh(line, choice, id="w2")))["reason"]
            assert await player.answer()  # nobody waits for it
            thinkers.gate.set()
            assert "w" == (await line.until("weighed"))["id"]

    at_home(tmp_path, test)


def test_processes_weigh_for_people_beside_those_that_think_for_bots() -> None:
    async def run() -> list[object]:
        thinkers = Thinkers(PATIENT)
        await thinkers.start(1)
        try:
            found: list[object] = [await thinkers.weigh(in_the_lobby("heroes"))]
            with pytest.raises(BotFailed):
                await thinkers.weigh(structs.replace(in_the_lobby("heroes"), choice="unheard-of"))
            return [*found, thinkers.workers[0].mind, thinkers.scales.mind is None]
        finally:
            await thinkers.stop()

    assert [{}, None, False] == asyncio.run(run())


def test_whoever_asks_when_many_wait_asks_again_later() -> None:
    async def run() -> None:
        thinkers = Thinkers(PATIENT)
        await thinkers.start(1)
        thinkers.scales.waiting = WAITING
        with pytest.raises(NotNow, match="weighing"):
            await thinkers.weigh(in_the_lobby("heroes"))
        await thinkers.stop()

    asyncio.run(run())


def in_the_lobby(game: str) -> Weighing:
    """The first position of a game, to be weighed."""
    adapted = adapter(game)
    state = adapted.game.new(2, {}, fast_dice(seed_from_int(1)))
    view = adapted.game.view(state, state.asked)
    choices = [adapted.game.write_choice(view.ask, one) for one in view.choices]
    return Weighing(game, "outlook", seen(adapted, view), choices, None)
