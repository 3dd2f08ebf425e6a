"""Build: one building or the next town level, prices and discounts, the Temple of Asha (MMH-BUILD, MMH-BLD)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import BOX, A, B, alter, asked, begin, hero_of, play, position, told

from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.cards.belongings import can_wear, refresh
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import BUILDING
from interregnum.games.heroes.engine.state import State

PLAIN = ". . . ."
COMMON = (
    "town-hall", "marketplace", "hall-of-fame", "training-grounds", "garrison", "town-portal", "war-council",
    "temple-of-asha",
)  # fmt: skip


def town(resources: int, gold: int, level: int = 1, hero: str = "cornelia", faction: str = "haven") -> State:
    """A town with a hero in it; it is the turn of A."""
    state = position(
        f"map {PLAIN} | A {faction} resources {resources} gold {gold} level {level}"
        f" | B {'stronghold' if faction != 'stronghold' else 'haven'} | {hero} 1b1"
    )
    return state


def offered(state: State) -> list[str]:
    begin(state, BUILDING, A)
    return asked(state, "build", "level-up") if state.asked == A else []


def built(state: State, seat: int = A) -> list[str]:
    return [BOX.ids[building] for building in state.buildings[seat]]


@pytest.mark.rules("MMH-BUILD-01", "MMH-BUILD-08", "MMH-BUILD-10", "MMH-ELEM-14", "MMH-ELEM-21", "MMH-DEC-17")
def test_one_building_is_raised_and_works_from_then_on() -> None:
    state = town(20, 0, level=2)

    begin(state, BUILDING, A)
    play(state, "A: build garrison")

    assert ["garrison"] == built(state)
    assert 14 == state.resources[A]
    assert B == state.asked  # nothing more in this action
    assert {"event": "built", "seat": A, "card": BOX.numbers["building garrison"]} in told(state)


@pytest.mark.rules("MMH-BUILD-01", "MMH-BUILD-02", "MMH-BUILD-03", "MMH-RUL-70", "MMH-ELEM-04")
@pytest.mark.parametrize(("level", "price"), [(1, 6), (2, 9), (3, 12)])
def test_a_level_is_paid_in_resources_one_at_a_time(level: int, price: int) -> None:
    state = town(40, 40, level)

    begin(state, BUILDING, A)
    play(state, "A: level-up")

    assert level + 1 == state.levels[A]
    assert (40 - price, 40) == (state.resources[A], state.gold[A])
    assert B == state.asked  # no second level, and no building besides


@pytest.mark.rules("MMH-BUILD-03")
def test_a_level_that_cannot_be_paid_is_not_offered() -> None:
    assert "level-up" not in offered(town(5, 40))
    assert "level-up" in offered(town(6, 0))


@pytest.mark.rules("MMH-BUILD-05")
def test_there_is_no_fifth_level() -> None:
    assert "level-up" not in offered(town(40, 40, level=4))


@pytest.mark.rules("MMH-BUILD-04", "MMH-BUILD-08", "MMH-CON-24")
def test_a_higher_level_opens_buildings_and_keeps_the_lower_ones() -> None:
    first = ["build town-hall", "build town-hall for gold", "build marketplace"]
    second = ["build hall-of-fame", "build training-grounds", "build garrison", "build town-portal"]
    third = ["build war-council", "build guardian-angel"]

    assert ["level-up", *first] == offered(town(40, 40, level=1))
    assert ["level-up", *first, *second] == offered(town(40, 40, level=2))
    assert ["level-up", *first, *second, *third] == offered(town(40, 40, level=3))
    assert [*first, *second, *third] == offered(town(40, 40, level=4))  # the Temple asks for the Tear


@pytest.mark.rules("MMH-BUILD-07", "MMH-BUILD-09", "MMH-BLD-20")
def test_each_building_is_raised_once_and_there_are_nine() -> None:
    state = town(200, 200, level=4)
    alter(state, "cornelia tear-of-asha")
    state.goal = 99

    for name in [*COMMON, "guardian-angel"]:
        begin(state, BUILDING, A)
        assert f"build {name}" in asked(state)
        play(state, f"A: build {name}")
        if state.asked == A:  # the Marketplace lets him trade
            assert ["done"] == asked(state, "build", "level-up", "done")
            play(state, "A: done")

    assert [*COMMON, "guardian-angel"] == built(state)
    assert [] == offered(state)


@pytest.mark.rules("MMH-BLD-09", "MMH-BLD-18", "MMH-BLD-19")
@pytest.mark.parametrize(
    ("faction", "hero", "own"),
    [
        ("haven", "anton", "guardian-angel"),
        ("necropolis", "moander", "necromancy"),
        ("sanctuary", "irina", "honor"),
        ("stronghold", "kraal", "blood-frenzy"),
    ],
)
def test_each_faction_has_one_building_of_its_own(faction: str, hero: str, own: str) -> None:
    names = {one.split()[1] for one in offered(town(40, 40, 3, hero, faction)) if one != "level-up"}

    assert {own} == names - set(COMMON)


@pytest.mark.rules("MMH-BLD-13", "MMH-RUL-70", "MMH-EX-63")
@pytest.mark.parametrize(
    ("resources", "gold", "ways"),
    [
        (3, 0, ["build town-hall"]),
        (2, 3, ["build town-hall for gold"]),
        (3, 3, ["build town-hall", "build town-hall for gold"]),
        (2, 2, []),
    ],
)
def test_the_income_building_is_paid_in_one_kind(resources: int, gold: int, ways: list[str]) -> None:
    assert ways == offered(town(resources, gold))


@pytest.mark.rules("MMH-BLD-13", "MMH-RUL-72", "MMH-EX-63")
def test_trade_before_paying_can_make_it_affordable() -> None:
    state = town(2, 2)
    alter(state, "A marketplace")

    begin(state, BUILDING, A)
    assert [] == asked(state, "build")
    play(state, "A: trade for 1 resources; A: build town-hall")

    assert (0, 0) == (state.resources[A], state.gold[A])
    assert ["marketplace", "town-hall"] == built(state)


@pytest.mark.rules("MMH-BLD-13")
def test_the_chosen_kind_is_paid() -> None:
    state = town(4, 5)

    begin(state, BUILDING, A)
    play(state, "A: build town-hall for gold")

    assert (4, 2) == (state.resources[A], state.gold[A])


@pytest.mark.rules("MMH-BLD-05", "MMH-RUL-12", "MMH-INV-12", "MMH-TRADE-01", "MMH-SETUP-34", "MMH-CARD:marketplace")
def test_the_marketplace_brings_the_fourth_card_face_up_and_trade() -> None:
    state = town(10, 0)
    special = 1 << BOX.card_ids.index("special")
    assert 0 == state.cards[A] & special

    begin(state, BUILDING, A)
    play(state, "A: build marketplace")

    assert 4 == state.cards[A].bit_count()
    assert special == state.ready[A] & special
    assert ["trade for 1 gold", "trade for 2 gold", "done"] == asked(state)  # open at once, in the same action


@pytest.mark.rules("MMH-RUL-14", "MMH-DEC-17")
def test_nothing_need_be_built() -> None:
    state = town(20, 20)

    begin(state, BUILDING, A)
    play(state, "A: done")

    assert ([], 1, 20) == (built(state), state.levels[A], state.resources[A])


@pytest.mark.rules("MMH-BLD-06")
def test_the_command_building_raises_command_of_all_heroes() -> None:
    state = town(20, 0, level=3)
    alter(state, "anton c1 1b1")
    other = hero_of("anton")
    before = [values.room(state, hero) for hero in (1, other)]

    begin(state, BUILDING, A)
    play(state, "A: build war-council")

    assert [one + 1 for one in before] == [values.room(state, hero) for hero in (1, other)]


# -- the Temple of Asha


def with_tear(resources: int, gold: int, where: str = "c1") -> State:
    """Anton stands outside the town and has the Tear."""
    state = town(resources, gold, level=4)
    alter(state, f"anton {where} 1b1 tear-of-asha")
    return state


@pytest.mark.rules(
    "MMH-BLD-08",
    "MMH-BLD-10",
    "MMH-BLD-11",
    "MMH-BLD-12",
    "MMH-RUL-71",
    "MMH-EX-64",
    "MMH-INV-01",
    "MMH-CARD:tear-of-asha",
    "MMH-CARD:temple-of-asha",
)
def test_the_temple_takes_the_tear_of_a_hero_anywhere_and_gives_three_power() -> None:
    state = with_tear(12, 12)
    state.honours[A] = 4
    assert 5 == power.power(state, A)

    begin(state, BUILDING, A)
    play(state, "A: build temple-of-asha")

    assert 8 == power.power(state, A)
    assert (0, 0) == (state.resources[A], state.gold[A])
    assert ([], A) == (state.artifacts[0], state.tear)
    assert [{"event": "power-changed", "seat": A, "power": 8}] == told(state, "power-changed")


@pytest.mark.rules("MMH-BLD-10")
@pytest.mark.parametrize(("resources", "gold"), [(11, 12), (12, 11)])
def test_the_temple_costs_twelve_of_both(resources: int, gold: int) -> None:
    assert "build temple-of-asha" not in offered(with_tear(resources, gold))


@pytest.mark.rules("MMH-BLD-10", "MMH-BLD-11", "MMH-BLD-12")
def test_without_the_tear_or_with_somebody_elses_there_is_no_temple() -> None:
    state = town(20, 20, level=4)
    assert "build temple-of-asha" not in offered(state)

    alter(state, "sandor 1b1 tear-of-asha")  # of B
    assert "build temple-of-asha" not in offered(state)


@pytest.mark.rules("MMH-RUL-71", "MMH-RUL-88")
def test_the_tear_frees_its_type() -> None:
    state = with_tear(12, 12)
    ring = BOX.numbers["artifact ring-of-misfortune"]
    assert not can_wear(state, 0, ring)

    begin(state, BUILDING, A)
    play(state, "A: build temple-of-asha")

    assert can_wear(state, 0, ring)


@pytest.mark.rules("MMH-RUL-01", "MMH-BLD-08")
def test_the_temple_can_end_the_game_at_once() -> None:
    state = with_tear(12, 12)
    alter(state, "A marketplace")
    state.honours[A] = 8

    begin(state, BUILDING, A)
    play(state, "A: build temple-of-asha")

    assert (True, [A]) == (state.over, state.winners)


# -- discounts


def in_the_week_of_masons(stock: int, *skills: str) -> State:
    """So many resources, and as much gold."""
    state = town(stock, stock)
    alter(state, f"cornelia {' '.join(skills)} | weeks week-of-masons")
    return state


@pytest.mark.rules("MMH-EX-95", "MMH-RUL-114")
@pytest.mark.parametrize(("skills", "price"), [((), 2), (("architect",), 1)])
def test_discounts_on_buildings_add_up(skills: tuple[str, ...], price: int) -> None:
    state = in_the_week_of_masons(price, *skills)

    assert ["build town-hall", "build town-hall for gold"] == offered(state)
    play(state, "A: build town-hall")
    assert (0, price) == (state.resources[A], state.gold[A])

    assert [] == offered(in_the_week_of_masons(price - 1, *skills))


@pytest.mark.rules("MMH-RUL-114")
def test_masons_do_not_make_levels_cheaper_but_an_architect_of_the_school_does() -> None:
    state = town(5, 0)
    # Cornelia does not know Realm
    alter(state, "cornelia architect | weeks week-of-masons")
    assert "level-up" not in offered(state)

    sveltana = town(5, 0, hero="sveltana", faction="necropolis")
    sveltana.skills[4].append(BOX.numbers["skill architect"])  # she knows Realm
    refresh(sveltana, 4)
    assert "level-up" in offered(sveltana)


@pytest.mark.rules("MMH-RUL-114")
def test_the_gold_of_the_temple_is_not_discounted() -> None:
    state = with_tear(11, 12)
    alter(state, "weeks week-of-masons")

    begin(state, BUILDING, A)
    play(state, "A: build temple-of-asha")

    assert (0, 0) == (state.resources[A], state.gold[A])
