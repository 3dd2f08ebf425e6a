"""No byte that a viewer gets depends on what the viewer may not know, whatever happens at the table.

Two servers play the same game. Before every answer everything that the viewer cannot know is exchanged for another
possibility in one of them; live frames, frames after a new connection, refusals, answers to requests, what bots are
shown, logs and metrics stay the same, byte for byte, and bots answer at the same moments. Standing orders are given
on the way; those of others are not the same at both, and a window that is passed is over at the same moment. A book
is kept of what each viewer has seen, by the rules alone: no message names a card to anybody before (`sights.py`).
`./test` plays a few games for each kind of viewer; some hundred are played, and what was compared is counted, by
`HYPOTHESIS_PROFILE=nightly python -m pytest -s tests/server/test_wire_interference.py`.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest
from hypothesis import settings
from tests.engines import Postgres
from tests.properties import heroes_games
from tests.properties.random_games import OPTIONS
from tests.samples import long, one_in
from tests.server import extras
from tests.server.kin import HEROES, HIDDEN_LEADERS, PLAYED_ON, Kin
from tests.server.nights import Plan, Tally, play

from interregnum.kernel.ids import WATCHER

GAMES = max(2, settings().max_examples // 8)
VIEWERS = [(seats, viewer) for seats in range(2, 7) for viewer in [*range(seats), WATCHER]]
TABLES = Random(15).sample(VIEWERS, len(VIEWERS))  # a dozen of them has one of each
HEROES_VIEWERS = [(seats, viewer) for seats in range(2, 5) for viewer in [*range(seats), WATCHER]]
HEROES_TABLES = Random(5).sample(HEROES_VIEWERS, len(HEROES_VIEWERS))
STRETCH = 50  # answers of a game of Heroes that are given
SPECIAL = max(1, GAMES // 12)  # games full of undos, and games against the clock
BACK = [extras.take_back, extras.take_back, extras.propose]
PEOPLE = [extras.decide, extras.new_line, extras.talk]
CALM = [extras.talk, extras.new_line, extras.wrong_answers, extras.take_back]  # nothing that takes time
ORDERS = [extras.orders, extras.orders, extras.orders, *CALM]
SPREAD = [*CALM, extras.propose, extras.nonsense, extras.wrong_commands, extras.others_come_and_go, extras.requests]
PACE = 1.0  # second
TOTAL = Tally(games=0)


def plan(seed: int) -> Plan:
    """Games for all viewers, seat counts and options; in many of them bots take part, seldom for the viewer."""
    random = Random(seed)
    seats, viewer = TABLES[seed % len(TABLES)]
    bots = set(random.sample(range(seats), random.choice((0, 0, 1, seats // 2, seats))))
    if seed % 6 != 5:
        bots -= {viewer}
    return Plan(seed, seats, viewer, OPTIONS[(seed + seed // len(TABLES)) % len(OPTIONS)], sorted(bots))


def heroes_plan(seed: int) -> Plan:
    """A stretch of a game of Heroes; seldom a bot plays for the viewer, too."""
    seats, viewer = HEROES_TABLES[seed % len(HEROES_TABLES)]
    options = heroes_games.fitting(seats, heroes_games.OPTIONS[(seed + 3) % len(heroes_games.OPTIONS)])
    others = [seat for seat in range(seats) if seat != viewer]
    bot = viewer if seed % 4 == 3 and viewer != WATCHER else others[0]
    return Plan(seed, seats, viewer, options, [bot] if seed % 2 else [], kin=HEROES, most=STRETCH)


def full_of_undos(seed: int, kin: Kin) -> Plan:
    """People who take back most of what they do, alone or by agreement."""
    seats, viewer = HEROES_TABLES[seed % len(HEROES_TABLES)]
    bots = [seat for seat in range(seats) if seat not in (0, viewer)][: seed % 2]
    return Plan(seed, seats, viewer, {}, bots, busy=0.6, extras=BACK, kin=kin, most=STRETCH)


def full_of_comings(seed: int, kin: Kin) -> Plan:
    """People who go away, for whom others let a bot play, and who come back."""
    seats, viewer = HEROES_TABLES[(seed + 2) % len(HEROES_TABLES)]
    return Plan(seed, seats, viewer, {}, busy=0.3, extras=PEOPLE, kin=kin, most=STRETCH)


def against_the_clock(seed: int, kin: Kin) -> Plan:
    """Bots that think for a while, which depends on what they see; somebody has a stopwatch."""
    seats, viewer = HEROES_TABLES[(seed + 1) % len(HEROES_TABLES)]
    bots = [seat for seat in range(seats) if seat != viewer]
    return Plan(seed, seats, viewer, {}, bots, busy=0.1, extras=CALM, kin=kin, most=STRETCH, pace=PACE)


def full_of_orders(seed: int) -> Plan:
    """People who let battles be seen through and windows be passed; what others ordered is not the same at both."""
    seats, viewer = HEROES_TABLES[seed % len(HEROES_TABLES)]
    return Plan(seed, seats, viewer, {}, [], busy=0.4, extras=ORDERS, kin=HEROES, most=STRETCH)


def at_the_door(seed: int, kin: Kin) -> Plan:
    """Somebody knocks again and again, and is let in to watch or turned away."""
    seats, viewer = HEROES_TABLES[(seed + 2) % len(HEROES_TABLES)]
    return Plan(seed, seats, viewer, {}, busy=0.5, extras=[extras.knocks], kin=kin, most=STRETCH)


def at_two_nodes(seed: int, kin: Kin) -> Plan:
    """People at two nodes, who change them at every line."""
    seats, viewer = HEROES_TABLES[seed % len(HEROES_TABLES)]
    return Plan(seed, seats, viewer, {}, busy=0.3, extras=SPREAD, kin=kin, most=STRETCH // 2)


def without_memory(seed: int) -> Plan:
    """Nobody is shown again what they have seen."""
    return replace(plan(seed + 1), memory=False)


@pytest.mark.parametrize("seed", one_in(GAMES, range(max(4, GAMES))))
@pytest.mark.parametrize("kin", [HIDDEN_LEADERS, long(HEROES)])
def test_two_nodes_that_differ_in_secrets_from_two_others_send_the_same_bytes(
    seed: int, kin: Kin, postgres: Postgres
) -> None:
    check(replace(at_two_nodes(seed, kin), shared=[postgres.fresh(), postgres.second()]))


def check(plan: Plan) -> Tally:
    tally = asyncio.run(play(plan))

    TOTAL.add(tally)
    print(f"\n{TOTAL}")
    assert tally.answers < 2 * tally.different  # else there was little to tell apart
    assert tally.answers < tally.compared
    assert tally.answers < tally.sightings
    return tally


@pytest.mark.parametrize("seed", range(GAMES))
def test_two_servers_that_differ_in_secrets_send_the_same_bytes(seed: int) -> None:
    check(plan(seed))


@pytest.mark.parametrize("seed", range(SPECIAL))
def test_a_table_without_the_memory_aid_tells_no_more_by_what_it_leaves_out(seed: int) -> None:
    check(without_memory(seed))


@pytest.mark.parametrize("seed", range(SPECIAL))
def test_a_game_that_is_played_on_keeps_the_secrets_of_its_seats(seed: int) -> None:
    check(replace(plan(seed + 2), kin=PLAYED_ON))


@pytest.mark.parametrize("seed", range(GAMES))
def test_two_servers_that_differ_in_secrets_of_heroes_send_the_same_bytes(seed: int) -> None:
    check(heroes_plan(seed))


@pytest.mark.parametrize("seed", range(SPECIAL))
@pytest.mark.parametrize("kin", [HIDDEN_LEADERS, long(HEROES)])
def test_what_was_taken_back_tells_nothing_either(seed: int, kin: Kin) -> None:
    tally = check(full_of_undos(seed, kin))

    assert 5 < tally.undone
    assert 0 < tally.agreed < tally.undone


@pytest.mark.parametrize("seed", range(SPECIAL))
@pytest.mark.parametrize("kin", [long(HIDDEN_LEADERS), HEROES])
def test_what_people_decide_about_those_who_are_away_tells_nothing(seed: int, kin: Kin) -> None:
    check(full_of_comings(seed, kin))


@pytest.mark.parametrize("seed", range(SPECIAL))
@pytest.mark.parametrize("kin", [HIDDEN_LEADERS, long(HEROES)])
def test_who_knocks_and_who_opens_tells_nothing(seed: int, kin: Kin) -> None:
    tally = check(at_the_door(seed, kin))

    assert 3 < tally.extras


@pytest.mark.parametrize("seed", range(SPECIAL))
@pytest.mark.parametrize("kin", [HIDDEN_LEADERS, HEROES])
def test_bots_answer_at_the_same_moments_whatever_they_hold(seed: int, kin: Kin) -> None:
    tally = check(against_the_clock(seed, kin))

    assert 10 < tally.moments


@pytest.mark.rules("MMH-RUL-87")
@pytest.mark.parametrize("seed", range(SPECIAL))
def test_windows_that_are_passed_and_deputies_tell_nothing_of_what_is_held_and_of_what_was_ordered(seed: int) -> None:
    tally = check(full_of_orders(seed + 1))

    assert 2 < tally.passed + tally.ordered


def test_a_dozen_games_have_every_viewer_and_every_number_of_seats() -> None:
    plans = [plan(seed) for seed in range(12)]

    assert {*range(6), WATCHER} == {one.viewer for one in plans}
    assert {2, 3, 4, 5, 6} == {one.seats for one in plans}
    assert all(options in [one.options for one in plans] for options in OPTIONS)


def test_a_dozen_stretches_of_heroes_have_every_viewer_and_every_option() -> None:
    plans = [heroes_plan(seed) for seed in range(12)]

    assert set(HEROES_VIEWERS) == {(one.seats, one.viewer) for one in plans}
    assert {name for one in heroes_games.OPTIONS for name in one} == {name for one in plans for name in one.options}
    assert any(one.viewer in one.bots for one in plans)
