"""No byte that a viewer gets depends on what the viewer may not know, whatever happens at the table.

Two servers play the same game. Before every answer everything that the viewer cannot know is exchanged for another
possibility in one of them; live frames, frames after a new connection, refusals, answers to requests, logs and metrics
stay the same, byte for byte. A few games are played in `./test`; `HYPOTHESIS_PROFILE=nightly python -m pytest
tests/server/test_wire_interference.py -o timeout=0 -s` plays some hundred and says how much was compared.
"""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from hypothesis import settings
from tests.properties.random_games import OPTIONS
from tests.server.nights import Plan, Tally, play

from interregnum.kernel.ids import WATCHER

NIGHTLY = 1000  # examples of a property in a long run, at least
GAMES = 10
MANY_GAMES = 400


def plans(count: int) -> list[Plan]:
    """Games for all viewers, seat counts and options; in most of them a bot or two takes part."""
    viewers = [(seats, viewer) for seats in range(2, 7) for viewer in [*range(seats), WATCHER]]
    order = Random(20).sample(viewers, len(viewers))
    return [plan(seed, *order[seed % len(order)]) for seed in range(count)]


def plan(seed: int, seats: int, viewer: int) -> Plan:
    random = Random(seed)
    bots = random.sample(range(seats), random.choice((0, 0, 1, seats - 1, seats // 2)))
    return Plan(seed, seats, viewer, OPTIONS[seed % len(OPTIONS)], sorted(bots))


def is_nightly() -> bool:
    return settings.default is not None and settings.default.max_examples >= NIGHTLY


@pytest.mark.skipif(is_nightly(), reason="the long run plays these games, too")
@pytest.mark.rules("HL-R-INFO-11", "HL-R-INFO-14")
@pytest.mark.parametrize("seed", range(GAMES))
def test_two_servers_that_differ_in_secrets_send_the_same_bytes(seed: int) -> None:
    tally = asyncio.run(play(plans(GAMES)[seed]))

    assert tally.compared > tally.answers


@pytest.mark.skipif(not is_nightly(), reason="takes many minutes")
def test_hundreds_of_games_send_the_same_bytes() -> None:
    total = Tally()
    for number, one in enumerate(plans(MANY_GAMES), 1):
        total.add(asyncio.run(play(one)))
        print(f"{number} games: {total}", flush=True)

    assert total.compared > total.answers
