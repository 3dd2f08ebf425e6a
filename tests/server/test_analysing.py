"""Finished games explained by the server: in the background, once, kept with the table, and with limits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, to_builtins
from tests.server.asgi import Answer, Browser
from tests.server.tables import FakeWorld, House, Party, Player, at_home, house, party, run

from interregnum.kernel.record import read_record
from interregnum.lab.analysis import analyse
from interregnum.registry import game as game_of
from interregnum.server import analysing, thinking
from interregnum.server.thinker import Memory
from interregnum.server.thinking import BotFailed, Explaining, Thinkers, Worker

RECORD = Path(__file__).parents[1] / "cli/records/leaders-two-second.json"


async def played(house: House, **wish: Any) -> Party:
    table = await party(house, 2, **wish)
    async with table.lines() as lines:
        await Player(lines).play()
    return table


async def asked(table: Party, who: Browser | None = None, lang: str = "en") -> Answer:
    return await (who or table.people[0]).post(f"{table.url}/analysis?lang={lang}")


async def explained(table: Party, who: Browser | None = None, lang: str = "en") -> Any:
    """The analysis, when it is found."""
    while True:
        answer = await asked(table, who, lang)
        assert 200 == answer.status, answer.data
        if answer.data["analysis"] is not None:
            return answer.data["analysis"]
        await asyncio.sleep(0.01)


def wordless(analysis: Any) -> Any:
    """The analysis without its words, which every reader hears in another language."""
    moments = [{name: value for name, value in one.items() if name != "why"} for one in analysis["moments"]]
    for one in moments:
        for key in ("given", "better"):
            one[key] = one[key] and {name: value for name, value in one[key].items() if name != "text"}
    return {**analysis, "moments": moments}


async def by_hand(table: Party) -> Any:
    """What the lab says of the record of the table."""
    record = read_record((await table.people[0].get(f"{table.url}/record")).plain.decode())
    return to_builtins(analyse(game_of(record.game), record, 1))


def test_whoever_asks_hears_how_far_it_is_and_then_everybody_gets_the_same(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await played(house)
        house.bots.gate = asyncio.Event()

        first = await asked(table)
        assert (200, {"done": 0.0, "analysis": None}) == (first.status, first.data)
        house.bots.gate.set()

        found = await explained(table)
        asked_for = len(house.bots.explainings)
        assert await by_hand(table) == wordless(found)
        assert all(moment["given"]["text"] for moment in found["moments"])
        polish = await explained(table, table.people[1], "pl")
        assert wordless(found) == wordless(polish)
        assert found["moments"][0]["given"]["text"] != polish["moments"][0]["given"]["text"]
        assert asked_for == len(house.bots.explainings)

    at_home(tmp_path, test)


def test_an_analysis_is_kept_with_its_table(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await played(first)
            found = await explained(table)
        async with house(tmp_path, world) as second:
            assert found == await explained(table.moved(second))
            assert [] == second.bots.explainings

    run(test())


def test_after_a_restart_in_the_middle_it_is_found_all_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        world = FakeWorld()
        async with house(tmp_path, world) as first:
            table = await played(first)
            first.bots.gate = asyncio.Event()
            assert 0.0 == (await asked(table)).data["done"]
            await asyncio.sleep(0)
        async with house(tmp_path, world) as second:
            moved = table.moved(second)
            assert await by_hand(moved) == wordless(await explained(moved))

    run(test())


def test_only_a_finished_game_is_explained_and_only_to_its_people(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await party(house, 2)
        early, stranger = await asked(table), await asked(table, house.browser())

        assert (409, "not-over") == (early.status, early.data["reason"])
        assert (404, "unknown-table") == (stranger.status, stranger.data["reason"])
        assert [] == house.bots.explainings

    at_home(tmp_path, test)


def test_a_game_of_other_rules_is_not_explained(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await played(house)
        assert table.table.progress is not None
        table.table.progress.replays = False

        answer = await asked(table)

        assert (409, "replay-version") == (answer.status, answer.data["reason"])

    at_home(tmp_path, test)


def test_one_visitor_waits_for_so_many_analyses_and_all_together_for_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "MINE", 1)
    monkeypatch.setattr(analysing, "ALL", 2)

    async def test(house: House) -> None:
        tables = [await played(house, watchers=True) for _ in range(3)]
        house.bots.gate = asyncio.Event()
        one, other, third = (table.people[0] for table in tables)
        other.address = third.address = one.address

        assert 200 == (await asked(tables[0])).status
        mine = await asked(tables[1])
        other.address, third.address = "10.1.1.1", "10.1.1.2"
        others = await asked(tables[1])
        full = await asked(tables[2])

        assert (429, "analyses") == (mine.status, mine.data["reason"])
        assert 200 == others.status
        assert (409, "analyses-busy") == (full.status, full.data["reason"])
        house.bots.gate.set()
        for table in tables[:2]:
            await explained(table)
        assert 200 == (await asked(tables[2])).status

    at_home(tmp_path, test)


def test_whoever_waits_hears_of_a_failure_once_and_may_try_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await played(house)
        house.bots.fault = BotFailed("bot-failed", facts={"bot": "analyst"})
        assert 200 == (await asked(table)).status
        await asyncio.gather(*house.hall.analyses.tasks)
        house.bots.fault = None

        failed = await asked(table)

        assert (409, "analysis-failed") == (failed.status, failed.data["reason"])
        assert await by_hand(table) == wordless(await explained(table))

    at_home(tmp_path, test)


def test_whoever_has_the_link_to_the_replay_gets_the_analysis_without_names(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        table = await played(house)
        for person in table.people:
            seated = await person.request("PUT", f"{table.url}/sharing", {"named": False})
        code = seated.data["links"]["replay"].rpartition("/")[2]
        found, stranger = await explained(table), house.browser()

        shared = await stranger.post(f"/api/replays/{code}/analysis")
        wrong = await stranger.post(f"/api/replays/{table.invite}/analysis")

        assert wordless(found) == wordless(shared.data["analysis"])
        assert b"Ann" not in shared.plain
        assert 404 == wrong.status

    at_home(tmp_path, test)


# --- in the process


def test_a_process_goes_on_with_an_analysis_bite_by_bite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("interregnum.server.thinker.BITE", 0.0)
    text = RECORD.read_text("utf-8")
    request, memory = Explaining("hidden-leaders", "analyst", text, 1), Memory()

    replies = [memory.explained(request)]
    while replies[-1].analysis is None:
        replies.append(memory.explained(request))

    assert 20 < len(replies)
    assert sorted(one.done for one in replies) == [one.done for one in replies]
    record = read_record(text)
    assert json.encode(analyse(game_of(record.game), record, 1)) == json.encode(replies[-1].analysis)


def test_what_cannot_be_explained_is_a_fault_and_no_end_of_the_process() -> None:
    reply = Memory().explained(Explaining("hidden-leaders", "analyst", "{", 1))

    assert reply.fault.startswith("BadRecord")


def test_an_analysis_waits_for_the_thoughts_of_players_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        thinkers = Thinkers()
        thinkers.workers = [Worker((), 1.0, 1.0)]
        monkeypatch.setattr(thinking, "GIVE_WAY", 0.4)
        thinkers.workers[0].waiting = 1
        waiting = asyncio.create_task(thinkers.give_way())
        await asyncio.sleep(0.05)
        assert not waiting.done()
        thinkers.workers[0].waiting = 0
        await waiting

        thinkers.scales.waiting = 1
        await thinkers.give_way()

    run(test())
