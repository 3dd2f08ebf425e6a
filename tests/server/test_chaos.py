"""A bad line between clients and server: every answer counts once, games reach their end, and all see the same."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from tests.client.house import house
from tests.server.chaos.evening import Evening
from tests.server.chaos.proxy import CALM, Proxy, Weather

from interregnum.client import Account, Habits, TableClient
from interregnum.wire.frames import Done
from interregnum.wire.requests import NewTable

QUICK = Habits(first_pause=0.01, longest_pause=0.1, again=0.05, silence=0.5, doubt=1.0)
TABLES = [(2, 1), (2, 2)]  # people and bots
LOSE_ALL = Weather(drop=1.0)
PATIENCE = 30.0  # seconds after which a test gives up; nothing is measured by it


@pytest.mark.skipif(sys.platform == "win32", reason="servers are forked")
def test_games_reach_their_end_through_a_bad_line_and_every_answer_counts_once(tmp_path: Path) -> None:
    async def run() -> Evening:
        evening = Evening(tmp_path, 1, QUICK, TABLES)
        await evening.run()
        return evening

    evening = asyncio.run(run())

    assert [] == evening.ledger.violations
    assert {"over"} == {one.frame.table.status for one in evening.watchers.values() if one.frame is not None}
    assert len(evening.players) * evening.returns == len(evening.waits)  # everybody was in sync after every return
    assert {"drop", "delay", "twice", "swap", "cut", "pass"} == set(evening.proxy.faults)
    assert 0 < evening.ledger.counts["news checked"]


def test_a_client_asks_for_a_frame_that_went_astray(tmp_path: Path) -> None:
    async def run() -> int:
        async with house(tmp_path) as here, Account(here.url) as ann, Proxy(here.port, seed=0) as proxy:
            table = (await ann.new_table(NewTable("hidden-leaders", 2, "Ann"))).table.id
            async with line(proxy, ann.token, table) as bad, ann.line(table) as good:
                await bad.until(lambda _: True)
                proxy.weather = LOSE_ALL
                said = await good.say("Hello")
                await proxy.dropped.wait()
                proxy.weather = CALM
                assert isinstance(said, Done)
                return said.seq - (await bad.reach(said.seq)).seq

    assert 0 == asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_client_asks_for_the_first_frame_if_it_went_astray(tmp_path: Path) -> None:
    async def run() -> int | None:
        async with house(tmp_path) as here, Account(here.url) as ann, Proxy(here.port, seed=0) as proxy:
            table = (await ann.new_table(NewTable("hidden-leaders", 2, "Ann"))).table.id
            proxy.weather = LOSE_ALL
            async with line(proxy, ann.token, table) as bad:
                await proxy.dropped.wait()
                proxy.weather = CALM
                return (await bad.until(lambda _: True)).you

    assert 0 == asyncio.run(asyncio.wait_for(run(), PATIENCE))


def line(proxy: Proxy, token: str, table: str) -> TableClient:
    return TableClient(f"http://127.0.0.1:{proxy.port}", token, table, habits=QUICK)
