"""Recruit: units, upgrades, heroes, dismissals, and what a player starts with (MMH-RECR)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import (
    BOX,
    A,
    B,
    alter,
    army,
    ask,
    asked,
    begin,
    hero_of,
    play,
    position,
    started,
    told,
)
from tests.games.heroes.towns import ANTON, CORNELIA, PLAIN, URIEL, recruit, town

from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.cards.belongings import lose_artifact
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.flow.programs import RECRUITING, ROUND, SPOILS, TRIMMING
from interregnum.games.heroes.engine.state import IN_TOWN, NOT_IN_PLAY
from interregnum.games.heroes.engine.town import recruiting

# -- buying


@pytest.mark.rules("MMH-RECR-01", "MMH-RECR-02", "MMH-RECR-03", "MMH-RECR-09", "MMH-BUILD-06", "MMH-DEC-18")
def test_units_are_bought_into_the_army_of_a_hero_in_town() -> None:
    state = town(gold=5, level=2)

    recruit(state, "A: buy priestesses basic for uriel; A: buy crossbowmen basic for uriel; A: done")

    assert "2b1 1b2" == army(state, URIEL)
    assert 2 == state.gold[A]
    assert [8 - 1, 7 - 1] == state.reserve[A][:2]
    assert {"event": "bought", "hero": URIEL, "unit": 1, "side": 0, "gold": 2} in told(state)


@pytest.mark.rules("MMH-RECR-02", "MMH-RUL-73")
def test_a_hero_outside_the_town_gets_and_upgrades_nothing() -> None:
    state = position(f"map {PLAIN} | A gold 50 training-grounds | uriel c1 1b1")

    recruit(state)

    assert B == state.asked
    assert [] == told(state, "bought", "upgraded")


@pytest.mark.rules("MMH-RECR-03")
def test_what_costs_too_much_is_not_offered() -> None:
    state = town(gold=1, level=2)

    recruit(state)

    assert ["buy crossbowmen basic for uriel"] == asked(state, "buy")


@pytest.mark.rules("MMH-RECR-04", "MMH-BUILD-04", "MMH-CON-10")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_units_of_the_current_and_lower_levels_are_open(level: int) -> None:
    state = town(level=level)

    recruit(state)

    units = ["crossbowmen", "priestesses", "griffins", "seraphs"][:level]
    assert [f"buy {unit} basic for uriel" for unit in units] == asked(state, "buy")


@pytest.mark.rules("MMH-RECR-05", "MMH-RUL-69")
def test_the_reserve_limits_what_can_be_bought() -> None:
    state = town()
    state.reserve[A][0] = 1

    recruit(state, "A: buy crossbowmen basic for uriel")

    assert [] == asked(state, "buy")


@pytest.mark.rules("MMH-RECR-06", "MMH-RECR-07", "MMH-BLD-04")
@pytest.mark.parametrize(("buildings", "limit"), [((), 3), (("garrison",), 5)])
def test_the_limit_of_units_for_each_action(buildings: tuple[str, ...], limit: int) -> None:
    state = town()
    alter(state, f"A {' '.join(buildings)}")

    recruit(state, "A: buy crossbowmen basic for uriel; " * limit)

    assert [] == asked(state, "buy")
    assert f"{limit + 1}b1" == army(state, URIEL)


@pytest.mark.rules("MMH-RECR-06")
def test_without_a_limit_given_the_action_counts_it_itself() -> None:
    state = town()

    begin(state, RECRUITING, A)
    play(state, "A: buy crossbowmen basic for uriel; " * 3)

    assert [] == asked(state, "buy")


@pytest.mark.rules("MMH-RECR-08", "MMH-BLD-02")
def test_elite_units_need_the_elite_building() -> None:
    state = town()
    recruit(state)
    assert ["buy crossbowmen basic for uriel"] == asked(state, "buy")

    alter(state, "A training-grounds")
    recruit(state, "A: buy crossbowmen elite for uriel")
    assert "1b1 1e1" == army(state, URIEL)
    assert 48 == state.gold[A]


@pytest.mark.rules("MMH-RECR-09", "MMH-HCARD-05", "MMH-INV-03")
def test_command_is_never_exceeded() -> None:
    state = town(army="6b1")  # Uriel commands 7

    recruit(state, "A: buy crossbowmen basic for uriel")

    assert [] == asked(state, "buy")


@pytest.mark.rules("MMH-RECR-10", "MMH-HCARD-10")
def test_units_are_divided_freely_between_heroes_in_town() -> None:
    state = town()
    alter(state, "anton 1b1")

    recruit(state, "A: buy crossbowmen basic for anton; A: buy crossbowmen basic for uriel")
    assert ["buy crossbowmen basic for anton", "buy crossbowmen basic for uriel"] == asked(state, "buy")
    play(state, "A: buy crossbowmen basic for anton")

    assert ("3b1", "2b1") == (army(state, ANTON), army(state, URIEL))
    assert [] == asked(state, "buy")


@pytest.mark.rules("MMH-RUL-14", "MMH-DEC-18")
def test_nothing_need_be_bought() -> None:
    state = town()

    recruit(state, "A: done")

    assert (50, "1b1") == (state.gold[A], army(state, URIEL))
    assert B == state.asked


@pytest.mark.rules("MMH-RUL-78")
def test_heroes_exchange_nothing() -> None:
    state = town(hero="anton", army="2b1")
    alter(state, "A training-grounds hall-of-fame marketplace | uriel 1b1 griffin-seal haste")

    recruit(state)

    known = {"buy", "upgrade", "hire", "dismiss", "trade", "sell", "done"}
    assert known == {one.split()[0] for one in asked(state)}


# -- upgrades


@pytest.mark.rules("MMH-RECR-11", "MMH-BLD-02")
def test_an_upgrade_costs_the_difference_and_turns_the_token() -> None:
    state = town(gold=3, army="1b1 1b3")
    alter(state, "A training-grounds")

    recruit(state, "A: upgrade griffins of uriel")

    assert "1b1 1e3" == army(state, URIEL)
    assert 1 == state.gold[A]
    assert {"event": "upgraded", "hero": URIEL, "unit": 2, "gold": 2} in told(state)


@pytest.mark.rules("MMH-RECR-11", "MMH-CARD:training-grounds")
def test_an_upgrade_needs_the_building_the_gold_and_a_basic_token() -> None:
    state = town(gold=1, army="1b1 1b4 1e2")
    recruit(state)
    assert [] == asked(state, "upgrade")

    alter(state, "A training-grounds")
    recruit(state)
    assert ["upgrade crossbowmen of uriel"] == asked(state, "upgrade")  # the Seraph asks for 3 gold


@pytest.mark.rules("MMH-RECR-12", "MMH-EX-67")
def test_upgrades_do_not_count_against_the_limit() -> None:
    state = town(hero="cornelia", gold=12, army="5b2")
    alter(state, "A training-grounds")

    recruit(state, "A: upgrade priestesses of cornelia; " * 5)

    assert "5e2" == army(state, CORNELIA)
    assert 2 == state.gold[A]  # 2 each: basic 2, elite 4
    play(state, "A: buy crossbowmen basic for cornelia; A: buy crossbowmen basic for cornelia")
    assert "2b1 5e2" == army(state, CORNELIA)


# -- heroes


@pytest.mark.rules(
    "MMH-RECR-13", "MMH-RECR-14", "MMH-RECR-15", "MMH-BLD-01", "MMH-SETUP-40", "MMH-CON-25", "MMH-CARD:hall-of-fame"
)
def test_the_hall_of_fame_lets_a_hero_come_to_town_with_one_elite_unit() -> None:
    state = town(gold=6)
    alter(state, "A hall-of-fame")

    recruit(state, "A: hire cornelia")

    assert IN_TOWN == state.at[CORNELIA]
    assert "1e1" == army(state, CORNELIA)
    assert (1, 7) == (state.gold[A], state.reserve[A][0])
    assert {"event": "hero-entered", "seat": A, "hero": CORNELIA} in told(state)


@pytest.mark.rules("MMH-RECR-13", "MMH-BLD-01")
def test_without_the_hall_or_the_gold_no_hero_comes() -> None:
    state = town(gold=5)
    recruit(state)
    assert [] == asked(state, "hire")

    alter(state, "A hall-of-fame")
    recruit(state)
    assert ["hire anton", "hire cornelia"] == asked(state, "hire")

    state.gold[A] = 4
    recruit(state)
    assert [] == asked(state, "hire")


@pytest.mark.rules("MMH-RECR-16", "MMH-EX-66")
@pytest.mark.parametrize(("buildings", "units"), [((), 2), (("garrison",), 4)])
def test_a_hero_counts_as_one_unit(buildings: tuple[str, ...], units: int) -> None:
    state = town()
    alter(state, f"A hall-of-fame {' '.join(buildings)}")

    recruit(state, "A: hire cornelia; " + "A: buy crossbowmen basic for cornelia; " * units)

    assert [] == asked(state, "buy", "hire")
    assert f"{units}b1 1e1" == army(state, CORNELIA)


@pytest.mark.rules("MMH-RECR-16")
def test_no_hero_comes_once_the_limit_is_reached() -> None:
    state = town()
    alter(state, "A hall-of-fame")

    recruit(state, "A: buy crossbowmen basic for uriel; " * 3)

    assert [] == asked(state, "hire")


@pytest.mark.rules("MMH-RECR-17", "MMH-INV-16", "MMH-ELEM-30")
def test_at_most_three_heroes_are_in_play() -> None:
    state = town()
    alter(state, "A hall-of-fame garrison")

    recruit(state, "A: hire cornelia; A: hire anton")

    assert 3 == len(state.heroes_of(A))
    assert [] == asked(state, "hire")


@pytest.mark.rules("MMH-RUL-76", "MMH-HAB-06", "MMH-RECR-10")
def test_what_a_recruited_hero_brings_works_at_once_and_he_may_get_units() -> None:
    state = town(gold=5)
    alter(state, "A hall-of-fame")

    recruit(state, "A: hire anton")
    assert 5 == state.gold[A]  # Inheritance
    play(state, "A: buy crossbowmen basic for anton")

    assert "1b1 1e1" == army(state, ANTON)


@pytest.mark.rules("MMH-RUL-76", "MMH-HAB-02", "MMH-CARD:quartermaster")
def test_a_quartermaster_brings_five_resources() -> None:
    state = town("sandor", 5, faction="stronghold")
    alter(state, "A hall-of-fame")

    recruit(state, "A: hire kraal")

    assert (5, 0) == (state.resources[A], state.gold[A])


@pytest.mark.rules("MMH-RUL-76", "MMH-HAB-11", "MMH-RUL-81", "MMH-CARD:enlightened")
def test_an_enlightened_hero_draws_a_skill_when_he_is_recruited() -> None:
    state = town(hero="cornelia")
    alter(state, "A hall-of-fame")

    recruit(state, "A: hire uriel; A: magic; A: card renewal")

    assert [BOX.numbers["skill renewal"]] == state.skills[URIEL]
    assert "stone-skin" == BOX.ids[state.skill_discards[2 * A + 1][0]]
    assert ["buy crossbowmen basic for cornelia", "buy crossbowmen basic for uriel"] == asked(state, "buy")


@pytest.mark.rules("MMH-RUL-76")
def test_without_a_token_in_reserve_he_comes_without_units() -> None:
    state = town()
    alter(state, "A hall-of-fame")
    state.reserve[A][0] = 0

    recruit(state, "A: hire cornelia")

    assert "" == army(state, CORNELIA)
    assert [] == asked(state, "dismiss")


@pytest.mark.rules("MMH-RUL-10", "MMH-RUL-76", "MMH-RUL-75", "MMH-CARD:leader")
def test_a_leader_and_warlord_who_is_recruited_gets_his_one_unit_only() -> None:
    state = town()
    alter(state, "A hall-of-fame")

    recruit(state, "A: hire cornelia; A: done")

    assert "1e1" == army(state, CORNELIA)
    assert B == state.asked


# -- dismissals


@pytest.mark.rules("MMH-RECR-18", "MMH-RECR-20", "MMH-RUL-55")
def test_a_dismissed_token_returns_to_the_reserve_for_nothing() -> None:
    state = town(gold=0, army="1b1 2e2")

    recruit(state)
    assert ["dismiss crossbowmen basic of uriel", "dismiss priestesses elite of uriel"] == asked(state, "dismiss")
    play(state, "A: dismiss priestesses elite of uriel")

    assert "1b1 1e2" == army(state, URIEL)
    assert (6, 0) == (state.reserve[A][1], state.gold[A])
    assert {"event": "dismissed", "hero": URIEL, "unit": 1, "side": 1} in told(state)


@pytest.mark.rules("MMH-RECR-19", "MMH-EX-70")
def test_the_last_unit_stays() -> None:
    state = town(gold=0, army="3b1")

    recruit(state, "A: dismiss crossbowmen basic of uriel; A: dismiss crossbowmen basic of uriel")

    assert "1b1" == army(state, URIEL)
    assert B == state.asked  # nothing is left to decide


@pytest.mark.rules("MMH-RUL-77", "MMH-HCARD-05", "MMH-INV-03")
def test_when_command_falls_tokens_are_dismissed_at_once() -> None:
    state = town(army="")
    # Command 8 with the seal
    alter(state, "uriel griffin-seal 5b1 3e2")
    lose_artifact(state, URIEL, BOX.numbers["artifact griffin-seal"])
    state.artifact_discards.append(BOX.numbers["artifact griffin-seal"])

    begin(state, TRIMMING, A, URIEL)
    assert ["token 1 basic", "token 2 elite"] == asked(state)
    play(state, "A: token 1 basic")

    assert "4b1 3e2" == army(state, URIEL)
    assert B == state.asked


@pytest.mark.rules("MMH-RUL-77", "MMH-HVH-08")
def test_an_artifact_lost_in_battle_can_leave_an_army_too_large() -> None:
    state = town(army="")
    alter(state, "uriel griffin-seal 8b1 | sandor c1 1b1")
    sandor = hero_of("sandor")

    begin(state, SPOILS, B, sandor, URIEL)
    play(state, "B: card griffin-seal")  # only crossbowmen: nothing to choose

    assert "7b1" == army(state, URIEL)
    assert 1 == len(told(state, "dismissed"))


@pytest.mark.rules("MMH-RUL-77")
def test_only_an_army_beyond_command_is_trimmed() -> None:
    state = town(army="7b1")
    recruiting.trim(state, URIEL)
    assert [ROUND] == [frame.program for frame in state.stack]

    state.armies[URIEL][0] += 1
    recruiting.trim(state, URIEL)
    assert [ROUND, TRIMMING] == [frame.program for frame in state.stack]


@pytest.mark.rules("MMH-INV-02", "MMH-CON-01")
def test_tokens_only_change_places() -> None:
    state = town(hero="cornelia", level=4, army="3e1 3e2")
    alter(state, "A hall-of-fame training-grounds garrison")

    recruit(
        state,
        "A: buy seraphs elite for cornelia; A: hire anton; A: dismiss priestesses elite of cornelia; "
        "A: buy griffins basic for anton; A: done; A: use warlord-of-crossbowmen",
    )

    for level in range(LEVELS):
        armies = sum(state.armies[hero][2 * level] + state.armies[hero][2 * level + 1] for hero in range(3))
        assert BOX.unit_tokens[level] == armies + state.reserve[A][level]
    assert NOT_IN_PLAY == state.at[URIEL]


# -- the start


@pytest.mark.rules("MMH-EX-61", "MMH-SETUP-35", "MMH-SETUP-36", "MMH-SETUP-38", "MMH-SETUP-39", "MMH-HAB-10")
@pytest.mark.parametrize(
    ("faction", "hero", "treasury", "tokens"),
    [
        ("sanctuary", "irina", (5, 7), "3e1 3e2"),
        ("stronghold", "kraal", (10, 7), "3e1 3e2"),
        ("haven", "anton", (5, 12), "3e1 3e2"),
        ("haven", "cornelia", (5, 7), "5e1 3e2"),
    ],
)
def test_what_a_player_starts_with(faction: str, hero: str, treasury: tuple[int, int], tokens: str) -> None:
    state = started(2)
    wanted = {f"faction {faction}", f"hero {hero}"}

    while ask(state) != "turn":
        texts = asked(state)
        state.answer(state.choices[next((n for n, text in enumerate(texts) if text in wanted), 0)])

    number = hero_of(hero)
    seat = state.seat_of_hero(number)
    assert (treasury, tokens) == ((state.resources[seat], state.gold[seat]), army(state, number))
    assert (0, 1, 3) == (power.power(state, seat), state.levels[seat], state.cards[seat].bit_count())
