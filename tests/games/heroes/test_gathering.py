"""Gather: places, buildings, heroes and the week fill the treasury (MMH-GATH)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import A, alter, asked, begin, hero_of, play, position, told

from interregnum.games.heroes.engine.flow.programs import GATHERING, REVEALING
from interregnum.games.heroes.engine.state import NOT_IN_PLAY, State

MINES = """
    S S I G
    C D . .
"""


def treasury(state: State, seat: int = A) -> tuple[int, int]:
    """Resources and gold."""
    return state.resources[seat], state.gold[seat]


@pytest.mark.rules("MMH-GATH-01", "MMH-ELEM-05", "MMH-ELEM-29")
@pytest.mark.parametrize(
    ("field", "resources", "gold"),
    [
        pytest.param("a1", 3, 0, id="sawmill", marks=pytest.mark.rules("MMH-GATH-02", "MMH-PLACE-01")),
        pytest.param("c1", 2, 0, id="iron mine", marks=pytest.mark.rules("MMH-GATH-03", "MMH-PLACE-02")),
        pytest.param("a2", 1, 0, id="crystal mine", marks=pytest.mark.rules("MMH-GATH-04", "MMH-PLACE-03")),
        pytest.param("d1", 0, 4, id="gold mine", marks=pytest.mark.rules("MMH-GATH-05", "MMH-PLACE-04")),
        pytest.param("b2", 0, 0, id="dragon links", marks=pytest.mark.rules("MMH-PLACE-05")),
    ],
)
def test_a_controlled_place_brings_its_income(field: str, resources: int, gold: int) -> None:
    state = position(f"map {MINES} | A owns {field} | cornelia 1b1")

    begin(state, GATHERING, A)

    assert (resources, gold) == treasury(state)
    assert (0, 0) == treasury(state, 1)
    assert {"event": "gathered", "seat": A, "resources": resources, "gold": gold} in told(state)


@pytest.mark.rules("MMH-GATH-01")
def test_places_of_others_and_of_nobody_bring_nothing() -> None:
    state = position(f"map {MINES} | A | B owns a1 d1 | cornelia 1b1")

    begin(state, GATHERING, A)

    assert (0, 0) == treasury(state)
    assert 1 == state.asked  # without anything to decide the turn passes at once


@pytest.mark.rules("MMH-GATH-06", "MMH-BLD-03", "MMH-RUL-70", "MMH-DEC-16")
@pytest.mark.parametrize(("kind", "after"), [("resources", (3, 0)), ("gold", (0, 3))])
def test_the_income_building_adds_three_of_one_kind(kind: str, after: tuple[int, int]) -> None:
    state = position(f"map {MINES} | A town-hall | cornelia 1b1")

    begin(state, GATHERING, A)
    assert ["resources", "gold"] == asked(state)
    play(state, f"A: {kind}")

    assert after == treasury(state)


@pytest.mark.rules("MMH-GATH-06")
def test_the_kind_is_chosen_anew_at_each_gather() -> None:
    state = position(f"map {MINES} | A town-hall | cornelia 1b1")

    for kind in ("gold", "resources", "gold"):
        begin(state, GATHERING, A)
        play(state, f"A: {kind}")

    assert (3, 6) == treasury(state)


@pytest.mark.rules("MMH-HAB-07", "MMH-GATH-07", "MMH-CARD:merchant")
def test_a_merchant_adds_two_resources() -> None:
    state = position(f"map {MINES} | ciele 1b1")

    begin(state, GATHERING, A)

    assert (2, 0) == treasury(state)


@pytest.mark.rules("MMH-HAB-08", "MMH-GATH-07", "MMH-RUL-79", "MMH-RUL-100")
def test_heroes_count_wherever_they_are_and_without_an_army() -> None:
    state = position(f"map {MINES} | sveltana purse-of-endless-gold | moander c2 1b1 saddlebags-of-plenty")

    begin(state, GATHERING, A)

    assert (2, 4) == treasury(state)  # Wealthy 2 and the Purse 2 add up


@pytest.mark.rules("MMH-HAB-08")
def test_a_hero_who_is_not_in_play_adds_nothing() -> None:
    state = position(f"map {MINES} | moander 1b1")
    assert NOT_IN_PLAY == state.at[4]  # Sveltana is Wealthy

    begin(state, GATHERING, A)

    assert (0, 0) == treasury(state)


@pytest.mark.rules("MMH-RUL-92", "MMH-RUL-100")
@pytest.mark.parametrize(("week", "after"), [("week-of-the-harvest", (1, 0)), ("week-of-the-mint", (0, 1))])
def test_a_week_adds_to_every_gather(week: str, after: tuple[int, int]) -> None:
    state = position(f"map {MINES} | cornelia 1b1 | weeks {week}")

    begin(state, GATHERING, A)

    assert after == treasury(state)


@pytest.mark.rules("MMH-EX-62", "MMH-GATH-01", "MMH-HAB-07")
def test_all_sources_add_up() -> None:
    state = position(f"map {MINES} | A town-hall owns a1 b1 c1 d1 | ciele 1b1")

    begin(state, GATHERING, A)
    play(state, "A: gold")

    assert (10, 7) == treasury(state)
    assert [{"event": "gathered", "seat": A, "resources": 10, "gold": 7}] == told(state, "gathered")


@pytest.mark.rules("MMH-RUL-72", "MMH-DEC-19")
def test_after_gathering_the_player_may_trade_before_the_action_ends() -> None:
    state = position(f"map {MINES} | A marketplace owns d1 | cornelia 1b1")

    begin(state, GATHERING, A)
    assert ["trade for 1 resources", "trade for 2 resources", "done"] == asked(state)
    play(state, "A: trade for 1 resources; A: done")

    assert (1, 2) == treasury(state)
    assert 1 == state.asked


@pytest.mark.rules("MMH-RUL-69")
def test_neither_the_bank_nor_luck_tokens_run_out() -> None:
    state = position(f"map {MINES} | A owns a1 d1 | cornelia 1b1 | sveltana 1b1")
    cornelia = hero_of("cornelia")
    state.resources[A] = state.gold[A] = 91  # all that is in the box
    state.luck[cornelia] = 13

    begin(state, GATHERING, A)
    assert (94, 95) == treasury(state)
    alter(state, "weeks week-of-fortune")
    begin(state, REVEALING, A)
    assert 14 == state.luck[cornelia]
