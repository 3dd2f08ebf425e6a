"""The zone of control: how far it reaches, what it protects (MMH-ZOC)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import A, asked, begin, field_of, hero_of, names_of, play, position

from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS
from interregnum.games.heroes.engine.map.zone import is_safe, zone_of
from interregnum.games.heroes.engine.state import IN_TOWN, State

MAP = """
    . . . . .
    . . . ^ .
    . . . ^ S
    . . . ^ .
    . . . . .
"""
PLAIN, EXPLORER = "kraal", "sandor"
FACTIONS = ("stronghold", "haven")


def zone(state: State, hero: int) -> str:
    return names_of(zone_of(state, hero))


@pytest.mark.rules("MMH-EX-46", "MMH-ZOC-01", "MMH-ZOC-02", "MMH-ZOC-03", "MMH-ZOC-04", "MMH-RUL-34")
def test_a_zone_reaches_two_steps_and_not_through_mountains() -> None:
    state = position(f"map {MAP} | A stronghold owns e3 | B haven | {PLAIN} c3 1b1")
    hero = hero_of(PLAIN)

    assert "c1 b2 c2 a3 b3 c3 b4 c4 c5" == zone(state, hero)
    assert not is_safe(state, field_of("e3"))


@pytest.mark.rules("MMH-EX-47", "MMH-ZOC-05", "MMH-RUL-34")
def test_the_zone_of_an_explorer_runs_through_mountains() -> None:
    state = position(f"map {MAP} | A stronghold owns e3 | B haven | {EXPLORER} c3 1b1")
    hero = hero_of(EXPLORER)

    assert 13 == len(zone_of(state, hero))
    assert {"d3", "e3", "d2", "d4"} <= set(zone(state, hero).split())
    assert is_safe(state, field_of("e3"))


@pytest.mark.rules("MMH-EX-48", "MMH-ZOC-06", "MMH-ZOC-01")
def test_a_hero_in_town_has_none() -> None:
    state = position(f"map {MAP} | A stronghold owns e3 | B haven | {EXPLORER} c3 1b1")
    hero = hero_of(EXPLORER)

    state.at[hero] = IN_TOWN

    assert [] == zone_of(state, hero)
    assert not is_safe(state, field_of("e3"))


@pytest.mark.rules("MMH-RUL-34", "MMH-TERR-05")
@pytest.mark.parametrize(
    ("drawing", "fields"),
    [
        pytest.param("H~~~\n^^^^", "a1 b1 c1", id="on a port"),
        pytest.param(".H~~\n^^^^", "a1 b1 c1", id="one step from a port"),
        pytest.param(".~H.\n^^^^", "a1", id="beside water, without a port"),
    ],
)
def test_a_zone_runs_over_water_from_a_port(drawing: str, fields: str) -> None:
    state = position(f"map {drawing} | {PLAIN} a1 1b1")

    assert fields == zone(state, hero_of(PLAIN))


@pytest.mark.rules("MMH-RUL-20", "MMH-RUL-34")
def test_a_zone_lands_where_the_hero_could() -> None:
    plain = position(f"map H~./^^^ | {PLAIN} a1 1b1")
    ports = position(f"map H~./^^^ | {PLAIN} a1 1b1 | options ports-only")

    assert "a1 b1 c1" == zone(plain, hero_of(PLAIN))
    assert "a1 b1" == zone(ports, hero_of(PLAIN))


@pytest.mark.rules("MMH-RUL-35")
def test_a_zone_stops_at_towns_does_not_jump_through_portals_and_minds_nobody() -> None:
    state = position(f"map P1..P/..^^^/....^ | A stronghold b2 | B haven a3 | {PLAIN} a1 1b1 | anton a2 1b1")
    hero = hero_of(PLAIN)

    assert "a1 b1 c1 a2" == zone(state, hero)


@pytest.mark.rules("MMH-RUL-34", "MMH-HAB-12")
def test_a_zone_does_not_grow_with_movement_points() -> None:
    state = position("map ...... | airini a1 1b1")

    assert "a1 b1 c1" == zone(state, hero_of("airini"))


@pytest.mark.rules("MMH-ZOC-02", "MMH-CTRL-05", "MMH-CTRL-11")
def test_a_zone_protects_the_places_of_its_own_player_only() -> None:
    state = position(f"map S..S/^^^^ | A stronghold owns a1 | B haven owns d1 | C necropolis | {PLAIN} b1 1b1")

    assert is_safe(state, field_of("a1"))
    assert not is_safe(state, field_of("d1"))


@pytest.mark.rules("MMH-EX-57", "MMH-CTRL-05", "MMH-ZOC-02", "MMH-ZOC-07")
@pytest.mark.parametrize(
    ("drawing", "near"),
    [pytest.param("..S.\n^^.^\n^^.^", True, id="two steps"), pytest.param("..S.\n^^.^\n^^.^\n^^.^", False, id="three")],
)
def test_an_enemy_flag_may_be_crossed_and_is_taken_outside_the_zone_of_its_owner(drawing: str, near: bool) -> None:
    state = position(
        f"map {drawing} | A stronghold | B haven owns c1 | {PLAIN} a1 1b1 | anton {'c3' if near else 'c4'} 1b1"
    )

    begin(state, ACTIVATIONS, A)

    assert {"go c1", "go d1"} <= set(asked(state, "go"))
    assert ([] if near else ["visit c1"]) == asked(state, "visit")
    if not near:
        play(state, "A: visit c1; A: go d1")
        assert A == state.owners[field_of("c1")]


@pytest.mark.rules("MMH-CTRL-05")
def test_the_zones_of_others_do_not_keep_a_place_from_being_taken() -> None:
    # of the third player
    state = position(
        f"map ..S./^^1^ | A stronghold | B haven owns c1 | C necropolis | {PLAIN} a1 1b1 | sveltana d1 1b1"
        " | encounters c2"
    )

    begin(state, ACTIVATIONS, A)

    assert ["visit c1"] == asked(state, "visit")
