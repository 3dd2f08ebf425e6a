"""Creatures without a player: the default policy (MMH-RUL-61)."""

from __future__ import annotations

import pytest
from tests.games.heroes.battles import fight
from tests.games.heroes.scenario import BOX, asked, play

from interregnum.games.heroes.border import notation
from interregnum.games.heroes.bots import creatures
from interregnum.games.heroes.engine.battle.battle import CREATURE, SIDE
from interregnum.games.heroes.engine.state import State


def answer(state: State) -> str:
    return notation.write_choice(BOX, creatures.answer(state, state.choices))


@pytest.mark.rules("MMH-RUL-61", "MMH-DEC-11")
@pytest.mark.parametrize("number", [1, 2, 4, 9])
def test_the_elite_die_is_used_whenever_it_is_legal(number: int) -> None:
    state = fight("hero=1/1 3e1=2/3", f"creature=7/9/{number} elite")
    assert ["attack elite", "attack"] == asked(state)

    assert "attack elite" == answer(state)


@pytest.mark.rules("MMH-RUL-61", "MMH-CAB-02")
@pytest.mark.parametrize(
    ("army", "target"),
    [
        ("2e1=2/3 1e2=3/4 3b2 3e4=7/5", "attacker-2"),
        ("5b1=2/3 4e4=7/5", "attacker-1"),
        ("3e1=2/3 3b2=3/4 2e3=4/5", "attacker-2"),
        ("3b2=3/4 3e3=4/5 3e4=2/6", "attacker-3"),
    ],
)
def test_a_precise_attack_meets_the_most_tokens_and_of_equal_stacks_the_strongest(army: str, target: str) -> None:
    state = fight(f"hero=1/1 {army}", "creature=3/9/4 precise-attack")

    assert f"attack {target}" == answer(state)


@pytest.mark.rules("MMH-RUL-61", "MMH-DARK-04")
@pytest.mark.parametrize(("left", "hit"), [((3, 2), "defender-creature-2"), ((1, 2), "defender-creature")])
def test_wounds_go_to_the_more_wounded_stack(left: tuple[int, int], hit: str) -> None:
    state = fight("hero=1/1 3e1=7/9", "creature=3/3/4", "weeks week-of-mists", rolls="1 8 8")
    assert state.battle is not None
    state.battle.numbers[SIDE + CREATURE : SIDE + CREATURE + 2] = left

    play(state, "A: attack")

    assert 2 == len(asked(state, "wound"))
    assert f"wound {hit} basic" == answer(state)
