"""Rout: what it is made of, and encounters that are driven away (MMH-ROUT, MMH-DARK-07)."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario import BOX, A, alter, ask, asked, begin, field_of, play, position, told

from interregnum.games.heroes.engine.battle.battle import CREATURE, SIDE
from interregnum.games.heroes.engine.battle.fighting import is_routed
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import ACTIVATIONS
from interregnum.games.heroes.engine.state import NO_ENCOUNTER, State

MAP = """
    . . 1 S
    . . . .
"""
CORNELIA = 1
COMMON, DANGEROUS, LEGENDARY = (BOX.token_ids.index(one) for one in ("goblins", "lamasu", "kraken"))


def mighty(army: str = "8e2 1e4", *cards: str) -> State:
    """Cornelia commands nine, next to an encounter."""
    state = position(f"map {MAP} | cornelia")
    state.reserve[A][1] = 9  # more than the box holds, so that nine of one kind can be tried
    alter(state, f"cornelia b1 {army} {' '.join(cards)}")
    return state


def routed(state: State) -> list[bool]:
    return [is_routed(state, CORNELIA, token) for token in (COMMON, DANGEROUS, LEGENDARY)]


@pytest.mark.rules(
    "MMH-EX-77", "MMH-ROUT-01", "MMH-ROUT-02", "MMH-ROUT-03", "MMH-ROUT-04", "MMH-ROUT-05", "MMH-ROUT-07",
    "MMH-ROUT-08", "MMH-ROUT-09", "MMH-CON-48", "MMH-CON-43", "MMH-CARD:aggressiveness", "MMH-CARD:slayers-gauntlet",
)  # fmt: skip
@pytest.mark.parametrize(
    ("army", "cards", "rout", "driven"),
    [
        ("9e2", (), 1, [False, False, False]),
        ("7e2 1e4", (), 1, [False, False, False]),
        ("8e2 1b4", (), 1, [False, False, False]),
        ("8e2 1e4", (), 2, [True, False, False]),
        ("8e2 1e4", ("aggressiveness",), 3, [True, True, False]),
        ("8e2 1e4", ("aggressiveness", "slayers-gauntlet"), 4, [True, True, True]),
    ],
)
def test_four_sources_add_up(army: str, cards: tuple[str, ...], rout: int, driven: list[bool]) -> None:
    state = mighty(army, *cards)

    assert rout == values.rout(state, CORNELIA)
    assert driven == routed(state)


@pytest.mark.rules("MMH-EX-77", "MMH-ROUT-03", "MMH-RUL-91")
def test_an_elite_token_turned_basic_counts_no_more() -> None:
    state = mighty()
    state.armies[CORNELIA][6], state.armies[CORNELIA][7] = 1, 0

    assert 1 == values.rout(state, CORNELIA)


@pytest.mark.rules("MMH-DARK-07", "MMH-DARK-08", "MMH-EX-78", "MMH-CARD:week-of-mists")
def test_in_dark_days_one_more_is_needed() -> None:
    state = mighty("8e2 1e4", "aggressiveness", "slayers-gauntlet")
    assert [True, True, True] == routed(state)

    alter(state, "weeks week-of-mists")

    assert [True, True, False] == routed(state)


@pytest.mark.rules("MMH-EX-78", "MMH-DARK-02", "MMH-DARK-03", "MMH-DARK-07", "MMH-ROUT-12")
def test_where_rout_fails_two_stacks_stand_in_dark_days() -> None:
    state = mighty()
    alter(state, "encounters c1 goblins | weeks week-of-mists")

    begin(state, ACTIVATIONS, A)
    play(state, "A: go c1")

    battle = state.battle
    assert battle is not None
    numbers = battle.numbers[SIDE + CREATURE : SIDE + CREATURE + 2]
    assert [BOX.creature_number[COMMON]] * 2 == numbers


@pytest.mark.rules("MMH-EX-79", "MMH-ROUT-06", "MMH-ROUT-10", "MMH-ROUT-11", "MMH-ROUT-13", "MMH-RUL-89", "MMH-RUL-91")
def test_a_routed_encounter_gives_its_chests_and_no_xp() -> None:
    state = mighty("8e2 1e4", "aggressiveness")
    alter(state, "encounters c1 sirens-2")  # dangerous: 2 XP, 2 chests

    begin(state, ACTIVATIONS, A)
    play(state, "A: go c1")  # nobody asks whether to fight
    assert (None, "part") == (state.battle, ask(state))
    play(state, "A: part 1; A: part 2")

    assert (3, 3) == (state.gold[A], state.resources[A])
    assert NO_ENCOUNTER == state.encounters[field_of("c1")]
    assert [] == state.trophies[CORNELIA]
    assert "move" == ask(state)  # he goes on
    assert 1 == len(told(state, "routed"))
    assert [] == asked(state, "advance")
