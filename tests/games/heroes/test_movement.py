"""Where a hero can go: steps, terrain, ports, portals, towns, whoever stands in the way (MMH-MOVE, PORTAL, TERR)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.heroes.scenario import (
    FACTS,
    A,
    B,
    alter,
    ask,
    asked,
    begin,
    field_of,
    hero_of,
    name_of,
    names_of,
    play,
    position,
    started,
    where,
)

from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS
from interregnum.games.heroes.engine.map import movement
from interregnum.games.heroes.engine.state import IN_TOWN, State
from interregnum.games.heroes.engine.terms import PERMISSIONS, PORTAL_TO_PORTAL

# Heroes without an ability that matters on the map, and those with one.
PLAIN = "anton"
EXPLORER = "sandor"
TRAVELLER = "uriel"
VAGABOND = "airini"
FACTIONS = ("haven", "stronghold")


def reached(state: State, hero: int, points: int = 4, may_fight: bool = True) -> dict[str, int]:
    """The cost of every field he can get to, in the order of the map."""
    costs = movement.reach(state, hero, points, may_fight)
    return {name_of(field): cost for field, cost in enumerate(costs) if cost != movement.UNREACHED}


def resting(state: State, hero: int, points: int = 4, may_fight: bool = True) -> str:
    """Where his movement may end, battles and the own town included, his own field too."""
    found = movement.ways(state, hero, points, may_fight)
    return names_of(movement.resting(state, hero, found.fields) + found.ends)


def offered(state: State) -> str:
    """The destinations of the question."""
    return names_of([field_of(text.split()[1]) for text in asked(state, "go")])


# -- steps


@pytest.mark.rules("MMH-MOVE-02", "MMH-MOVE-03", "MMH-TERR-01", "MMH-TERR-02")
def test_every_field_entered_costs_a_point_and_there_is_no_step_across_a_corner() -> None:
    state = position(f"map .../.../... | A haven | {PLAIN} a1 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 0, "b1": 1, "c1": 2, "a2": 1, "b2": 2, "c2": 3, "a3": 2, "b3": 3, "c3": 4} == reached(state, hero)
    assert {"a1": 0, "b1": 1, "a2": 1} == reached(state, hero, 1)
    assert {"a1": 0} == reached(state, hero, 0)


@pytest.mark.rules("MMH-MOVE-01", "MMH-MOVE-05", "MMH-HACT-03", "MMH-DEC-04")
def test_a_hero_has_four_points_and_need_not_use_them() -> None:
    state = position(f"map ...... | A haven | {PLAIN} a1 1b1")

    begin(state, ACTIVATIONS, A)

    assert "b1 c1 d1 e1" == offered(state)
    play(state, "A: go c1; A: done")
    assert ("turn", B) == (ask(state), state.asked)


@pytest.mark.rules("MMH-MOVE-11", "MMH-RUL-04")
def test_tiles_join_to_one_grid() -> None:
    board = started(2, seed=4).board

    crossing = [field for field in range(board.size) if field % 16 == 3 and field + 1 in board.neighbours[field]]
    assert 12 == len(crossing)


@pytest.mark.rules("MMH-MOVE-04", "MMH-TERR-03", "MMH-TERR-04", "MMH-RUL-96")
def test_water_and_mountains_cannot_be_entered() -> None:
    state = position(f"map .^./~../... | A haven | {PLAIN} a1 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 0} == reached(state, hero)


@pytest.mark.rules("MMH-RUL-96")
def test_a_hero_without_a_way_out_simply_stays() -> None:
    state = position(f"map .^./~../... | A haven | {PLAIN} a1 1b1")
    hero = hero_of(PLAIN)

    begin(state, ACTIVATIONS, A)

    assert "a1" == where(state, hero)
    assert B == state.asked


@pytest.mark.rules("MMH-MOVE-09", "MMH-PORTAL-10", "MMH-PLACE-15")
def test_places_cost_nothing_beyond_the_step() -> None:
    state = position(f"map .SLP. | A haven | {PLAIN} a1 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 0, "b1": 1, "c1": 2, "d1": 3, "e1": 4} == reached(state, hero)


# -- whoever stands in the way


@pytest.mark.rules("MMH-MOVE-08", "MMH-BAT-01", "MMH-BAT-02")
def test_encounters_and_enemy_heroes_are_where_a_way_ends() -> None:
    state = position(f"map .1./..^/... | A haven | {PLAIN} a1 1b1 | sveltana b2 1b1")
    hero = hero_of(PLAIN)

    assert "a1 b1 a2 b2 a3 b3 c3" == resting(state, hero)
    assert {"a1": 0, "b1": 1, "a2": 1, "b2": 2, "a3": 2, "b3": 3, "c3": 4} == reached(state, hero)


@pytest.mark.rules("MMH-RUL-17", "MMH-HACT-04")
def test_they_are_closed_to_a_hero_who_has_fought() -> None:
    state = position(f"map .1./..^/... | A haven | {PLAIN} a1 1b1 | sveltana b2 1b1")
    hero = hero_of(PLAIN)

    assert "a1 a2 a3 b3 c3" == resting(state, hero, 4, may_fight=False)


@pytest.mark.rules("MMH-RUL-18", "MMH-ROUT-14", "MMH-EX-54")
def test_an_encounter_that_is_routed_stays_open_to_him_and_a_hero_does_not() -> None:
    # Rout 2: enough for a common encounter
    state = position(f"map .1./..2/... | A haven | {PLAIN} a1 9e1 1e4 | sveltana a2 1b1")
    hero = hero_of(PLAIN)

    assert "a1 b1" == resting(state, hero, 4, may_fight=False)


@pytest.mark.rules("MMH-RUL-16")
def test_own_heroes_are_passed_but_nobody_stays_on_their_field() -> None:
    state = position(f"map .... | A haven | {PLAIN} a1 1b1 | uriel b1 1b1")
    hero = hero_of(PLAIN)

    assert "a1 c1 d1" == resting(state, hero)
    assert {"a1": 0, "b1": 1, "c1": 2, "d1": 3} == reached(state, hero)
    assert "a1" == resting(state, hero, 1)


@pytest.mark.rules("MMH-MOVE-10", "MMH-EX-55")
def test_a_guarded_field_can_be_crossed_without_a_battle() -> None:
    state = position(f"map ..S./^^1^ | A haven | {PLAIN} a1 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 0, "b1": 1, "c1": 2, "d1": 3, "c2": 3} == reached(state, hero)


# -- towns


@pytest.mark.rules("MMH-MOVE-06", "MMH-GOAL-11")
def test_nobody_enters_the_town_of_another_player() -> None:
    state = position(f"map ... | A haven a1 | B b1 | {PLAIN} 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 0} == reached(state, hero)


@pytest.mark.rules("MMH-RUL-15", "MMH-SETUP-21")
def test_a_hero_in_town_moves_as_if_he_stood_on_its_field() -> None:
    state = position(f"map ^^^/.^./... | A haven b2 | {PLAIN} 1b1")
    hero = hero_of(PLAIN)

    assert {"a2": 1, "b2": 0, "c2": 1, "a3": 2, "b3": 1, "c3": 2} == reached(state, hero)


@pytest.mark.rules("MMH-MOVE-07", "MMH-RUL-15", "MMH-SETUP-21")
def test_the_own_town_ends_the_movement_whatever_it_was_built_on() -> None:
    state = position(f"map ..~.. | A haven c1 | {PLAIN} a1 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 0, "b1": 1, "c1": 2} == reached(state, hero)
    begin(state, ACTIVATIONS, A)
    play(state, "A: go c1")
    assert "town" == where(state, hero)
    assert B == state.asked


@pytest.mark.rules("MMH-SETUP-21", "MMH-TERR-05")
def test_a_town_on_a_port_is_no_port() -> None:
    state = position(f"map H~.. | A haven a1 | {PLAIN} 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 0} == reached(state, hero)


@pytest.mark.rules("MMH-RUL-96")
def test_enemies_may_stand_on_all_exits_of_a_town_and_leaving_then_means_battle() -> None:
    state = position(f"map ..^ | A haven a1 | {PLAIN} 1b1 | sveltana b1 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 0, "b1": 1} == reached(state, hero)
    assert {"a1": 0} == reached(state, hero, 4, may_fight=False)


# -- ports


@pytest.mark.rules("MMH-EX-49", "MMH-TERR-05", "MMH-TERR-06", "MMH-TERR-08", "MMH-RUL-19", "MMH-RUL-20", "MMH-INV-09")
@pytest.mark.parametrize(("points", "fields"), [(4, "a1 b1 e1"), (3, "a1 b1"), (1, "a1 b1"), (5, "a1 b1 e1 f1")])
def test_from_a_port_over_water_to_land_if_the_points_suffice(points: int, fields: str) -> None:
    state = position(f"map .H~~.. | A haven | {PLAIN} a1 1b1")
    hero = hero_of(PLAIN)

    assert fields == resting(state, hero, points)


@pytest.mark.rules("MMH-EX-49", "MMH-RUL-19", "MMH-DEC-04")
def test_water_is_never_a_destination() -> None:
    state = position(f"map .H~~.. | A haven | {PLAIN} a1 1b1")

    begin(state, ACTIVATIONS, A)

    assert "b1 e1" == offered(state)


@pytest.mark.rules("MMH-TERR-05", "MMH-TERR-07")
def test_from_port_to_port_and_from_the_port_one_starts_on() -> None:
    state = position(f"map H~H/^^^ | A haven | {PLAIN} a1 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 0, "b1": 1, "c1": 2} == reached(state, hero)
    assert "a1 c1" == resting(state, hero)


@pytest.mark.rules("MMH-RUL-20")
@pytest.mark.parametrize(("options", "fields"), [("", "a1 a2 c2"), ("ports-only", "a1 c2")])
def test_the_option_lets_a_hero_land_at_ports_only(options: str, fields: str) -> None:
    state = position(f"map H~^/.~H/^1^ | A haven | {PLAIN} a1 1b1 | options {options}")
    hero = hero_of(PLAIN)
    state.board.neighbours[field_of("a1")].remove(field_of("a2"))  # by water alone

    assert fields == resting(state, hero, 4, may_fight=False)
    assert ("b3" in resting(state, hero)) == (not options)


@pytest.mark.rules("MMH-RUL-110", "MMH-RUL-19")
@pytest.mark.parametrize("options", ["", "ports-only"])
def test_who_may_cross_water_does_so_from_any_field(options: str) -> None:
    state = position(f"map .~~./^^^^ | A haven | {PLAIN} a1 1b1 | options {options}")
    hero = hero_of(PLAIN)
    assert "a1" == resting(state, hero)

    alter(state, f"{PLAIN} dragon-wing-cloak")

    assert "a1 d1" == resting(state, hero)


@pytest.mark.rules("MMH-RUL-20", "MMH-SETUP-21")
@pytest.mark.parametrize(("options", "lands"), [("", True), ("ports-only", False)])
def test_a_town_is_no_port_to_land_at(options: str, lands: bool) -> None:
    state = position(f"map H~./^^^ | A haven c1 | {PLAIN} a1 1b1 | options {options}")
    hero = hero_of(PLAIN)

    assert lands == ("c1" in reached(state, hero))


@pytest.mark.rules("MMH-TERR-05", "MMH-MOVE-08", "MMH-RUL-19")
@pytest.mark.parametrize("start", ["a1", "d1"])
def test_an_enemy_on_a_port_is_attacked_from_land_and_from_the_sea(start: str) -> None:
    state = position(f"map H~H./^^^^ | A haven | {PLAIN} {start} 1b1 | sveltana c1 1b1")
    hero = hero_of(PLAIN)

    assert "c1" == names_of(movement.ways(state, hero, 4, may_fight=True).ends)


# -- mountains


@pytest.mark.rules("MMH-EX-50", "MMH-HAB-04", "MMH-RUL-19", "MMH-MOVE-04", "MMH-INV-09", "MMH-CARD:explorer")
@pytest.mark.parametrize(("points", "fields"), [(3, "a1 d1"), (2, "a1")])
def test_an_explorer_crosses_mountains_and_never_stays_there(points: int, fields: str) -> None:
    state = position(f"map .^^. | A haven | B stronghold | {EXPLORER} a1 1b1")
    hero = hero_of(EXPLORER)

    assert fields == resting(state, hero, points)


@pytest.mark.rules("MMH-HAB-04", "MMH-TERR-05", "MMH-CARD:explorer")
def test_an_explorer_needs_a_port_for_water_like_everybody() -> None:
    state = position(f"map .^~. | A haven | B stronghold | {EXPLORER} a1 1b1")
    hero = hero_of(EXPLORER)

    assert {"a1": 0, "b1": 1} == reached(state, hero)


# -- portals


PORTALS = "..P.\n^^^^\n.P..\n^^^^\nP..."


@pytest.mark.rules("MMH-PORTAL-01", "MMH-PORTAL-02", "MMH-PORTAL-03", "MMH-EX-51", "MMH-BLD-14")
def test_with_the_building_a_hero_leaves_town_by_any_portal_for_one_point() -> None:
    state = position(f"map {PORTALS} | A haven a1 | {PLAIN} 1b1")
    hero = hero_of(PLAIN)
    assert {"a1": 0, "b1": 1, "c1": 2, "d1": 3} == reached(state, hero)

    alter(state, "A town-portal")

    costs = reached(state, hero)
    assert {"c1": 1, "b3": 1, "a5": 1} == {name: costs[name] for name in ("c1", "b3", "a5")}
    assert {"a3": 2, "c3": 2, "d3": 3, "b5": 2, "d5": 4} == {
        name: costs[name] for name in ("a3", "c3", "d3", "b5", "d5")
    }


@pytest.mark.rules("MMH-PORTAL-04", "MMH-PORTAL-05", "MMH-EX-52", "MMH-PORTAL-10")
def test_from_a_portal_field_the_own_town_costs_nothing_and_ends_the_movement() -> None:
    state = position(f"map {PORTALS} | A haven a1 | {PLAIN} c3 1b1")
    hero = hero_of(PLAIN)
    assert "a1" not in reached(state, hero, 1)

    alter(state, "A town-portal")

    assert {"a1": 1, "b3": 1, "c3": 0, "d3": 1} == reached(state, hero, 1)
    begin(state, ACTIVATIONS, A)
    play(state, "A: go b3")
    assert "a1 a3 c3 d3" == offered(state)
    play(state, "A: go a1")
    assert ("town", B) == (where(state, hero), state.asked)


@pytest.mark.rules("MMH-RUL-21", "MMH-CARD:portal")
def test_a_portal_may_be_used_by_the_hero_who_stands_on_it() -> None:
    state = position(f"map {PORTALS} | A haven a1 town-portal | {PLAIN} b3 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 0, "b3": 0} == reached(state, hero, 0)


@pytest.mark.rules("MMH-PORTAL-05", "MMH-PORTAL-04")
def test_the_shorter_way_home_counts() -> None:
    state = position(f"map ..P./.... | A haven a1 town-portal | {PLAIN} d1 1b1 | uriel a2 1b1")

    assert 1 == reached(state, hero_of(PLAIN))["a1"]
    assert 1 == reached(state, hero_of("uriel"))["a1"]


@pytest.mark.rules("MMH-PORTAL-06")
def test_only_the_own_town_can_be_reached_through_a_portal() -> None:
    state = position(f"map P./^^/.. | A haven a3 town-portal | B b3 town-portal | {PLAIN} b1 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 1, "b1": 0, "a3": 1} == reached(state, hero)


@pytest.mark.rules(
    "MMH-PORTAL-07", "MMH-PORTAL-08", "MMH-PORTAL-09", "MMH-HAB-09", "MMH-EX-53", "MMH-CARD:dimension-traveller"
)
def test_a_dimension_traveller_goes_from_portal_to_portal_and_on() -> None:
    state = position(f"map .P^^/^^^^/P.../^^^^/..P | A haven | {TRAVELLER} a1 1b1")
    hero = hero_of(TRAVELLER)

    costs = reached(state, hero)
    assert {"b1": 1, "a3": 2, "b3": 3, "c3": 4, "c5": 2, "b5": 3, "a5": 4, "a1": 0} == costs
    alter(state, f"{PLAIN} 1b1")
    state.at[hero_of(PLAIN)] = state.at[hero]
    assert {"a1": 0, "b1": 1} == reached(state, hero_of(PLAIN))


@pytest.mark.rules("MMH-RUL-22", "MMH-CARD:dimension-traveller")
def test_a_dimension_traveller_needs_the_building_for_the_town() -> None:
    state = position(f"map .P^^/^^^^/P.../^^^^/.^.^ | A haven a5 | {TRAVELLER} a1 1b1")
    hero = hero_of(TRAVELLER)
    assert "a5" not in reached(state, hero)

    state.at[hero] = IN_TOWN
    assert {"a5": 0} == reached(state, hero)


@pytest.mark.rules("MMH-RUL-21", "MMH-CARD:dimension-traveller")
def test_a_dimension_traveller_may_start_with_the_portal_he_stands_on() -> None:
    state = position(f"map P^^^/^^^^/P... | A haven | {TRAVELLER} a1 1b1")
    hero = hero_of(TRAVELLER)

    assert {"a1": 0, "a3": 1} == reached(state, hero, 1)


@pytest.mark.rules("MMH-RUL-23")
def test_arriving_at_a_portal_is_entering_the_field() -> None:
    state = position(
        f"map P^P^/^^^^/P.^./^^^^/.... | A haven a5 town-portal | {PLAIN} 1b1 | sveltana a1 1b1 | uriel a3 1b1"
    )
    hero = hero_of(PLAIN)
    state.encounters[field_of("c1")] = 0

    assert {"a1", "c1", "a3"} <= set(reached(state, hero))
    found = resting(state, hero).split()
    assert {"a1", "c1", "b3"} <= set(found)  # battles, and past the own hero
    assert "a3" not in found
    assert not {"a1", "c1"} & set(reached(state, hero, 4, may_fight=False))


@pytest.mark.rules("MMH-RUL-23", "MMH-PORTAL-03", "MMH-RUL-17")
def test_the_way_to_a_battle_at_a_portal_costs_a_point() -> None:
    state = position(f"map P./^^/.. | A haven a3 town-portal | {PLAIN} 1b1 | sveltana a1 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 1, "a3": 0, "b3": 1} == reached(state, hero)


@pytest.mark.rules("MMH-RUL-23", "MMH-PORTAL-04")
def test_no_way_leads_through_a_portal_where_a_battle_waits() -> None:
    state = position(f"map .P/^^/.. | A haven a3 town-portal | {PLAIN} a1 1b1 | sveltana b1 1b1")
    hero = hero_of(PLAIN)

    assert {"a1": 0, "b1": 1} == reached(state, hero)


# -- movement points


@pytest.mark.rules("MMH-HAB-12", "MMH-RUL-24", "MMH-RUL-103", "MMH-EX-51", "MMH-CARD:vagabond")
@pytest.mark.parametrize(("start", "points"), [("town", 5), ("b1", 4)])
def test_a_vagabond_has_a_point_more_when_he_starts_in_town(start: str, points: int) -> None:
    state = position(f"map ........../^^^^^^^^^^ | A stronghold a1 | B haven | {VAGABOND} {start} 1b1")

    begin(state, ACTIVATIONS, A)

    furthest = name_of((0 if start == "town" else 1) + points)
    assert furthest == offered(state).split()[-1]


@pytest.mark.rules("MMH-RUL-103")
def test_changes_of_movement_points_add_up_and_are_counted_when_the_activation_begins() -> None:
    state = position(f"map .......... | A haven | {PLAIN} a1 1b1 logistics")
    hero = hero_of(PLAIN)
    begin(state, ACTIVATIONS, A)
    assert "f1" == offered(state).split()[-1]

    state.skills[hero].clear()
    state.open_rules[hero].clear()
    state.ask_again()

    assert "f1" == offered(state).split()[-1]


@pytest.mark.rules("MMH-RUL-93", "MMH-RUL-110")
def test_what_lets_a_hero_move_is_what_the_cards_say() -> None:
    state = position(
        "map ... | A town-portal marketplace | anton 1b1 dragon-wing-cloak logistics | uriel 1b1 | cornelia 1b1"
        " | sandor 1b1 | airini 1b1"
    )
    heroes = [hero_of(name) for name in ("anton", "uriel", "cornelia", "sandor", "airini")]

    for hero in heroes:
        free = movement.freedoms(state, hero)
        told = [free & (1 << code) != 0 for code in range(len(PERMISSIONS))]
        assert told == [values.hero_may(state, hero, code) for code in range(len(PERMISSIONS))]


@pytest.mark.rules("MMH-RUL-93", "MMH-RUL-110")
def test_what_a_week_forbids_on_the_map_no_card_allows() -> None:
    silence = next(week for week in FACTS.weeks if week.id == "week-of-silence")
    closed = replace(silence, effects=(replace(silence.effects[0], what="town-by-portal"),))
    box = Box(replace(FACTS, weeks=tuple([closed if week is silence else week for week in FACTS.weeks])))
    state = position(f"map PP../^^^^ | A haven d1 town-portal | {TRAVELLER} a1 1b1", box=box)
    hero = hero_of(TRAVELLER)
    assert {"a1": 0, "b1": 1, "c1": 2, "d1": 0} == reached(state, hero)

    alter(state, "weeks week-of-silence")

    assert {"a1": 0, "b1": 1, "c1": 2, "d1": 3} == reached(state, hero)
    assert 1 << PORTAL_TO_PORTAL == movement.freedoms(state, hero)


@pytest.mark.rules("MMH-TERR-09", "MMH-EXP-04")
def test_an_arrow_points_from_an_encounter_to_the_field_it_guards() -> None:
    board = started(2, seed=7).board

    for field in range(board.size):
        if board.tier[field] >= 0:
            place = board.guarded[field]
            assert place in board.neighbours[field]
            assert field == board.guard[place]
