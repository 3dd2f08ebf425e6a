"""Masters, Warlords, discounts and the Arena (MMH-HAB-13 to 19, MMH-PLACE-08, MMH-RUL-30, 75, 114)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import BOX, A, B, alter, army, asked, begin, play, position
from tests.games.heroes.towns import ANTON, CORNELIA, PLAIN, URIEL, recruit, town

from interregnum.games.heroes.engine.flow.programs import RECRUITING
from interregnum.games.heroes.engine.state import State

# -- Masters and Warlords


@pytest.mark.rules("MMH-HAB-13", "MMH-RUL-74", "MMH-EX-68")
def test_a_master_pays_less_for_his_unit_but_not_for_upgrades() -> None:
    state = town(hero="anton", gold=20, level=3)
    alter(state, "A training-grounds")

    recruit(state, "A: buy griffins basic for anton")
    assert 17 == state.gold[A]  # 4 - 1
    play(state, "A: buy griffins elite for anton")
    assert 13 == state.gold[A]  # 6 - 2
    play(state, "A: upgrade griffins of anton")
    assert 11 == state.gold[A]
    play(state, "A: buy priestesses basic for anton")
    assert 9 == state.gold[A]  # another unit at its price


@pytest.mark.rules("MMH-HAB-14", "MMH-HAB-19")
@pytest.mark.parametrize(
    ("faction", "hero", "unit"),
    [
        ("stronghold", "airini", "shamans"),
        ("haven", "anton", "griffins"),
        ("sanctuary", "hitomi", "kenshi"),
        ("necropolis", "anastasya", "vampires"),
    ],
)
def test_each_faction_has_a_master(faction: str, hero: str, unit: str) -> None:
    state = town(hero, 3, 3, faction=faction)

    recruit(state, f"A: buy {unit} basic for {hero}")

    assert 0 == state.gold[A]


@pytest.mark.rules("MMH-HAB-18", "MMH-HAB-13")
def test_the_masters_price_is_for_his_own_army_only() -> None:
    state = town(hero="anton", gold=3, level=3)
    alter(state, "uriel 1b1")

    recruit(state)

    assert "buy griffins basic for anton" in asked(state)
    assert "buy griffins basic for uriel" not in asked(state)


@pytest.mark.rules("MMH-HAB-15", "MMH-HAB-17", "MMH-RUL-75", "MMH-EX-69", "MMH-RUL-115")
@pytest.mark.parametrize(
    ("purchases", "gift", "after"), [(1, True, "1b1 7e1"), (2, False, "2b1 6e1"), (0, False, "6e1")]
)
def test_a_warlord_gets_one_unit_if_one_was_bought_and_there_is_room(purchases: int, gift: bool, after: str) -> None:
    state = town(hero="ciele", army="6e1", faction="sanctuary")  # Command 8

    recruit(state, "A: buy shark-guards basic for ciele; " * purchases + "A: done")
    assert gift == (state.asked == A)
    if gift:
        assert ["use warlord-of-shark-guards", "done"] == asked(state)
        play(state, "A: use warlord-of-shark-guards")

    assert after == army(state, 8)
    assert B == state.asked


@pytest.mark.rules("MMH-HAB-16", "MMH-HAB-19", "MMH-RUL-75", "MMH-CARD-01")
@pytest.mark.parametrize(
    ("faction", "hero", "unit"),
    [
        ("stronghold", "kraal", "orcs"),
        ("haven", "cornelia", "crossbowmen"),
        ("sanctuary", "ciele", "shark-guards"),
        ("necropolis", "moander", "skeletons"),
    ],
)
def test_each_faction_has_a_warlord_whose_unit_needs_no_building(faction: str, hero: str, unit: str) -> None:
    state = town(hero, 1, 1, faction=faction)

    recruit(state, f"A: buy {unit} basic for {hero}; A: done; A: use warlord-of-{unit}")

    assert "2b1 1e1" == army(state, BOX.hero_ids.index(hero))
    assert 0 == state.gold[A]


@pytest.mark.rules("MMH-RUL-75")
def test_the_gift_comes_beyond_the_limit_and_after_the_last_purchase() -> None:
    state = town(hero="cornelia")

    recruit(state, "A: buy crossbowmen basic for cornelia; " * 3 + "A: done; A: use warlord-of-crossbowmen")

    assert "4b1 1e1" == army(state, CORNELIA)


@pytest.mark.rules("MMH-RUL-75", "MMH-HAB-18")
def test_units_bought_for_another_hero_bring_the_warlord_nothing() -> None:
    state = town(hero="cornelia")
    alter(state, "uriel 1b1")

    recruit(state, "A: buy crossbowmen basic for uriel; A: done")

    assert B == state.asked
    assert "1b1" == army(state, CORNELIA)


@pytest.mark.rules("MMH-RUL-75", "MMH-RUL-115")
def test_the_gift_needs_a_token_in_reserve_and_may_be_declined() -> None:
    state = town(hero="cornelia")
    state.reserve[A][0] = 1
    recruit(state, "A: buy crossbowmen basic for cornelia; A: done")
    assert B == state.asked

    state = town(hero="cornelia")
    recruit(state, "A: buy crossbowmen basic for cornelia; A: done; A: done")
    assert "2b1" == army(state, CORNELIA)


@pytest.mark.rules("MMH-RUL-75")
def test_with_the_option_a_warlord_in_town_needs_no_purchase() -> None:
    state = town(hero="cornelia", more="uriel 1b1 | options warlord-always")

    recruit(state, "A: done; A: use warlord-of-crossbowmen")

    assert "1b1 1e1" == army(state, CORNELIA)
    assert "1b1" == army(state, URIEL)


# -- discounts for one unit


@pytest.mark.rules("MMH-EX-95", "MMH-RUL-114", "MMH-RUL-102")
def test_the_discount_for_one_unit_is_taken_off_the_first_one() -> None:
    state = town(hero="anton", gold=5, level=3)
    alter(state, "weeks week-of-levies")

    recruit(state, "A: buy griffins basic for anton")
    assert 3 == state.gold[A]  # 4 - 1 - 1
    play(state, "A: buy griffins basic for anton")
    assert 0 == state.gold[A]


@pytest.mark.rules("MMH-RUL-114")
def test_each_action_has_its_discount() -> None:
    state = town(gold=0)
    alter(state, "weeks week-of-levies")

    for tokens in (2, 3):
        recruit(state, "A: buy crossbowmen basic for uriel; A: done")
        assert f"{tokens}b1" == army(state, URIEL)


@pytest.mark.rules("MMH-RUL-114", "MMH-RUL-74")
def test_levies_make_neither_upgrades_nor_heroes_cheaper() -> None:
    state = town(gold=4, army="1b4")
    alter(state, "A hall-of-fame training-grounds | weeks week-of-levies")

    recruit(state)
    assert [] == asked(state, "hire")
    play(state, "A: upgrade seraphs of uriel")

    assert 1 == state.gold[A]


# -- the Arena


def arena(hero: str = "uriel", gold: int = 50, army_there: str = "1b1") -> State:
    state = position(f"map {PLAIN} | A haven gold {gold} | {hero} c1 {army_there}")
    return state


@pytest.mark.rules("MMH-PLACE-08", "MMH-RUL-30")
def test_at_an_arena_any_unit_may_be_bought_whatever_the_town_offers() -> None:
    state = arena()

    begin(state, RECRUITING, A, URIEL, 3)

    units = ["crossbowmen", "priestesses", "griffins", "seraphs"]
    wanted = [f"buy {unit} {side} for uriel" for unit in units for side in ("basic", "elite")]
    assert [*wanted, "done"] == asked(state)  # no upgrades, heroes, dismissals
    play(state, "A: buy seraphs elite for uriel")
    assert 41 == state.gold[A]


@pytest.mark.rules("MMH-PLACE-08", "MMH-RUL-30", "MMH-CARD:arena")
def test_an_arena_keeps_to_three_units_and_to_its_own_hero() -> None:
    state = arena()
    alter(state, "A garrison hall-of-fame training-grounds | anton 1b1")

    begin(state, RECRUITING, A, URIEL, 3)
    assert all("uriel" in one for one in asked(state, "buy"))
    play(state, "A: buy crossbowmen basic for uriel; " * 3)

    assert "4b1" == army(state, URIEL)
    assert B == state.asked


@pytest.mark.rules("MMH-RUL-30")
def test_command_reserve_and_gold_bind_at_an_arena_too() -> None:
    state = arena(gold=3, army_there="6b1")
    state.reserve[A][1] = 0

    begin(state, RECRUITING, A, URIEL, 3)
    assert ["buy crossbowmen basic for uriel", "buy crossbowmen elite for uriel"] == asked(state, "buy")
    play(state, "A: buy crossbowmen basic for uriel")

    assert B == state.asked  # Command 7


@pytest.mark.rules("MMH-RUL-30", "MMH-RUL-75", "MMH-RUL-114")
def test_masters_warlords_and_levies_work_at_an_arena() -> None:
    state = arena("anton", 2)
    alter(state, "weeks week-of-levies")
    begin(state, RECRUITING, A, ANTON, 3)
    play(state, "A: buy griffins basic for anton")
    assert 0 == state.gold[A]

    state = arena("cornelia", 1)
    begin(state, RECRUITING, A, CORNELIA, 3)
    play(state, "A: buy crossbowmen basic for cornelia; A: use warlord-of-crossbowmen")
    assert "2b1 1e1" == army(state, CORNELIA)
