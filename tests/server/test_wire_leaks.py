"""Leaks that were planted in the server on purpose: each must be caught by the comparison of two servers."""

from __future__ import annotations

import asyncio

import pytest
from tests.samples import one_in
from tests.server import extras, planted_heroes
from tests.server.kin import HEROES, HIDDEN_LEADERS, HiddenLeadersKin, Kin
from tests.server.nights import Plan, play
from tests.server.planted import LEAKS, planted

from interregnum.games.hidden_leaders.engine.state import State
from interregnum.kernel.game import Game
from interregnum.kernel.ids import ALL, WATCHER
from interregnum.kernel.record import Record
from interregnum.kernel.state import State as KernelState
from interregnum.lab.watch import Leak

PLANS = [
    Plan(101, 3, 1, {"extras": True, "queens": True}, busy=0.5),
    Plan(102, 3, WATCHER, {"queens": True}, [1], busy=0.5),
    Plan(104, 4, 2, {"extras": True}, [3], busy=0.5),
]
SELDOM = {  # what depends on few cards, or happens seldom
    "a frame says how many answers somebody else has": [
        Plan(seed, 3, WATCHER, {"extras": True, "queens": True}, busy=0.0) for seed in range(1011, 1031)
    ],
    "a preview is made from the truth": [Plan(110, 3, 1, {}, busy=0.9, extras=[extras.previews], most=60)],
    "a bot sees another hand": [Plan(103, 2, 0, {}, [0])],
    "a refusal lists the answers of somebody else": [Plan(109, 3, 1, {}, busy=0.7, extras=[extras.wrong_answers])],
    "the operator sees another hand": [Plan(106, 3, 1, {}, extras=[extras.inspected])],
    "a bot lets others see how long it thought": [Plan(107, 3, 0, {}, [1, 2], busy=0.0, most=40, pace=1.0)],
    "a replay is told while the game goes on": [Plan(110, 3, 1, {}, busy=0.9, extras=[extras.requests], most=12)],
    "a knock tells of a hand": [Plan(110, 3, 1, {}, busy=0.5, extras=[extras.knocks], most=30)],
    "leaders come from the disk": [Plan(105, 3, 1, {}, extras=[extras.rest])],
}
HEROES_PLANS = [
    Plan(seed, 3, viewer, {"artifact-sets": True}, [0] if viewer == 0 else [], busy=0.1, kin=HEROES, most=60)
    for seed in range(200, 212)
    for viewer in (1, 0, WATCHER)
]
ORDERED = [
    Plan(seed, 3, viewer, {}, busy=0.4, extras=[extras.orders, extras.orders, extras.counted], kin=HEROES, most=100)
    for seed in (1, 3, 4)
    for viewer in (1, WATCHER)
]
HEROES_SELDOM = {
    "a frame tells of the orders of others": ORDERED,
    "an answer in a window that is passed does not wait": ORDERED,
    "a window is passed sooner where nothing is held": ORDERED,
    "answers by hand are counted": ORDERED,
    "who is near depends on scrolls": [
        Plan(seed, 3, 1, {}, busy=0.5, extras=[extras.why_not], kin=HEROES, most=60) for seed in range(215, 219)
    ],
    "a bot lets others see how long it thought": [Plan(214, 3, 0, {}, [1, 2], busy=0.0, kin=HEROES, most=40, pace=1.0)],
    "odds are weighed from another seat": [
        Plan(seed, 3, viewer, {}, busy=0.8, extras=[extras.weighs], kin=HEROES, most=60)
        for seed in range(215, 219)
        for viewer in (1, WATCHER)
    ],
    "the operator sees another hand": [Plan(213, 3, 1, {}, busy=0.5, extras=[extras.inspected], kin=HEROES, most=60)],
}


def play_until_caught(plans: list[Plan]) -> None:
    for plan in plans:
        asyncio.run(play(plan))


@pytest.mark.parametrize("leak", one_in(3, LEAKS))
def test_a_server_that_tells_too_much_is_caught(leak: str) -> None:
    with planted(leak), pytest.raises(Leak):
        play_until_caught(SELDOM.get(leak, PLANS))


@pytest.mark.rules("MMH-INFO-02", "MMH-INFO-03", "MMH-INFO-04", "MMH-INFO-05")
@pytest.mark.parametrize("leak", one_in(3, planted_heroes.LEAKS))
def test_a_server_of_heroes_that_tells_too_much_is_caught(leak: str) -> None:
    with planted_heroes.planted_in_heroes(leak), pytest.raises(Leak):
        play_until_caught(HEROES_SELDOM.get(leak, HEROES_PLANS))


@pytest.mark.parametrize("kin", [HIDDEN_LEADERS, HEROES])
@pytest.mark.parametrize("label", [WATCHER, 2])
def test_the_messages_of_a_seat_name_what_others_have_not_seen(kin: Kin, label: int) -> None:
    tally = asyncio.run(play(Plan(108, 3, 0, {}, busy=0.0, kin=kin, most=12, labels={0: label})))

    assert 10 < tally.alarms < tally.sightings


class Mistaken(HiddenLeadersKin):
    """The engine takes a card of the first hand for one that everybody has seen, in every world."""

    def new(self, game: Game, record: Record, journal: bool) -> KernelState:
        state = super().new(game, record, journal)
        assert isinstance(state, State)
        state.known[state.hands[0][0]] = ALL
        return state


def test_a_card_that_is_taken_for_known_though_nobody_saw_it_is_caught_though_two_worlds_look_the_same() -> None:
    with pytest.raises(Leak, match="before they saw it"):
        asyncio.run(play(Plan(109, 3, 1, {}, busy=0.0, kin=Mistaken(), most=12)))
