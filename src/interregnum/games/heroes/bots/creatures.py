"""How creatures fight where nobody sits to the left of the fighting player, as in a battle that is only simulated.

At a table that player leads them and decides freely (MMH-BAT-07); this is the default policy of MMH-RUL-61.
"""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.bots import codes, tactics
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.battle import stacks
from interregnum.games.heroes.engine.battle.battle import FIGHTERS, NO_TARGET, Battle
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.state import State


def answer(state: State, choices: list[int]) -> int:
    """The elite die whenever it is legal, the largest stack, wounds to the more wounded one; the rest as bots do."""
    battle = state.battle
    if battle is not None and state.ask == c.ANNOUNCE:
        return max(choices, key=lambda choice: worth_of_attack(state, battle, choice))
    if battle is not None and state.ask == c.TAKE_WOUNDS:
        return max(choices, key=lambda choice: missing(battle, codes.wounded(choice)[0]))
    return tactics.answer(state, choices)


def worth_of_attack(state: State, battle: Battle, attack: i64) -> tuple[int, int, int]:
    """With the elite die rather than without; then the most tokens, then the highest Strength."""
    with_die, target = (attack - c.ATTACK_WITH) // FIGHTERS, codes.target_of(attack)
    if target == NO_TARGET:
        return (with_die, 0, 0)
    return (with_die, stacks.size(state, battle, target), values.strength(state, battle, target))


def missing(battle: Battle, fighter: i64) -> int:
    """How many creatures of a stack are gone."""
    return battle.whole[fighter] - battle.numbers[fighter]
