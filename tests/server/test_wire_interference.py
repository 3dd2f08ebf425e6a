"""No byte that a viewer gets depends on what the viewer may not know, whatever happens at the table.

Two servers play the same game. Before every answer everything that the viewer cannot know is exchanged for another
possibility in one of them; live frames, frames after a new connection, refusals, answers to requests, what bots are
shown, logs and metrics stay the same, byte for byte. `./test` plays a few games for each kind of viewer; some hundred
are played, and what was compared is counted, by
`HYPOTHESIS_PROFILE=nightly python -m pytest -s tests/server/test_wire_interference.py`.
"""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from hypothesis import settings
from tests.properties.random_games import OPTIONS
from tests.server.nights import Plan, Tally, play

from interregnum.kernel.ids import WATCHER

GAMES = max(2, settings().max_examples // 8)
VIEWERS = [(seats, viewer) for seats in range(2, 7) for viewer in [*range(seats), WATCHER]]
TABLES = Random(15).sample(VIEWERS, len(VIEWERS))  # a dozen of them has one of each
TOTAL = Tally(games=0)


def plan(seed: int) -> Plan:
    """Games for all viewers, seat counts and options; in many of them bots take part, seldom for the viewer."""
    random = Random(seed)
    seats, viewer = TABLES[seed % len(TABLES)]
    bots = set(random.sample(range(seats), random.choice((0, 0, 1, seats // 2, seats))))
    if seed % 6 != 5:
        bots -= {viewer}
    return Plan(seed, seats, viewer, OPTIONS[(seed + seed // len(TABLES)) % len(OPTIONS)], sorted(bots))


@pytest.mark.parametrize("seed", range(GAMES))
def test_two_servers_that_differ_in_secrets_send_the_same_bytes(seed: int) -> None:
    tally = asyncio.run(play(plan(seed)))

    TOTAL.add(tally)
    print(f"\n{TOTAL}")
    assert tally.answers < 2 * tally.different  # else there was little to tell apart
    assert tally.answers < tally.compared


def test_a_dozen_games_have_every_viewer_and_every_number_of_seats() -> None:
    plans = [plan(seed) for seed in range(12)]

    assert {*range(6), WATCHER} == {one.viewer for one in plans}
    assert {2, 3, 4, 5, 6} == {one.seats for one in plans}
    assert all(options in [one.options for one in plans] for options in OPTIONS)
