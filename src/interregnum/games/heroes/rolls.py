"""Dice of an attack: what hits, what may be rolled again (MMH-ATK, MMH-REROLL)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes import values
from interregnum.games.heroes.battle import Battle
from interregnum.games.heroes.state import State


def is_hit(value: i64, strength: i64) -> bool:
    """Up to Strength; 1 always and 8 never (MMH-ATK-07 to 09)."""
    return value == 1 or (value <= strength and value != 8)


def rerollable(state: State, battle: Battle, missed: bool) -> list[int]:
    """The dice of the attack that missed, or hit, and were not rolled again yet (MMH-REROLL-01)."""
    strength = values.strength(state, battle, battle.fighter)
    found: list[int] = []
    for n, value in enumerate(battle.dice):
        if battle.rerolled[n] == 0 and is_hit(value, strength) != missed:
            found.append(n)
    return found


def reroll(state: State, battle: Battle, dice: list[int]) -> None:
    """Roll these dice again, in their order."""
    for n in dice:
        battle.dice[n] = state.dice.below(8) + 1
        battle.rerolled[n] = 1


def hits(state: State, battle: Battle) -> i64:
    strength = values.strength(state, battle, battle.fighter)
    found: i64 = 0
    for value in battle.dice:
        if is_hit(value, strength):
            found += 1
    return found
