"""Leaks that were planted in the server on purpose: each must be caught by the comparison of two servers."""

from __future__ import annotations

import asyncio

import pytest
from tests.server import extras, planted_heroes
from tests.server.kin import HEROES
from tests.server.nights import Plan, play
from tests.server.planted import LEAKS, planted

from interregnum.kernel.ids import WATCHER
from interregnum.lab.interference import Leak

PLANS = [
    Plan(101, 3, 1, {"extras": True, "queens": True}, busy=0.5),
    Plan(102, 3, WATCHER, {"queens": True}, [1], busy=0.5),
    Plan(104, 4, 2, {"extras": True}, [3], busy=0.5),
]
SELDOM = {  # what depends on few cards, or happens seldom
    "a frame says how many answers somebody else has": [
        Plan(seed, 3, WATCHER, {"extras": True, "queens": True}, busy=0.0) for seed in range(1011, 1031)
    ],
    "a bot sees another hand": [Plan(103, 2, 0, {}, [0])],
    "the operator sees another hand": [Plan(106, 3, 1, {}, extras=[extras.inspected])],
    "leaders come from the disk": [Plan(105, 3, 1, {}, extras=[extras.rest])],
}
HEROES_PLANS = [
    Plan(seed, 3, viewer, {"artifact-sets": True}, [0] if viewer == 0 else [], busy=0.1, kin=HEROES, most=60)
    for seed in range(200, 212)
    for viewer in (1, 0, WATCHER)
]
HEROES_SELDOM = {
    "the operator sees another hand": [Plan(213, 3, 1, {}, busy=0.5, extras=[extras.inspected], kin=HEROES, most=60)],
}


def play_until_caught(plans: list[Plan]) -> None:
    for plan in plans:
        asyncio.run(play(plan))


@pytest.mark.parametrize("leak", LEAKS)
def test_a_server_that_tells_too_much_is_caught(leak: str) -> None:
    with planted(leak), pytest.raises(Leak):
        play_until_caught(SELDOM.get(leak, PLANS))


@pytest.mark.rules("MMH-INFO-02", "MMH-INFO-03", "MMH-INFO-04", "MMH-INFO-05")
@pytest.mark.parametrize("leak", planted_heroes.LEAKS)
def test_a_server_of_heroes_that_tells_too_much_is_caught(leak: str) -> None:
    with planted_heroes.planted_in_heroes(leak), pytest.raises(Leak):
        play_until_caught(HEROES_SELDOM.get(leak, HEROES_PLANS))
