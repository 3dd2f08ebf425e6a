"""The stacks of a battle: which stand, how many they are, what may be named."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import (
    CREATURE,
    ELEMENTALS,
    NOT_OVER,
    SIDE,
    THE_HERO,
    Battle,
    kind_of,
    side_of,
)
from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import BASIC, DEFENCE, ELITE
from interregnum.kernel.ids import NOBODY


def size(state: State, battle: Battle, fighter: i64) -> i64:
    """How many tokens, creatures or elementals a stack has left; a hero always stands."""
    kind = kind_of(fighter)
    if kind == THE_HERO:
        return 1
    if kind >= ELEMENTALS:
        return battle.numbers[fighter]
    army = state.armies[battle.heroes[side_of(fighter)]]
    return army[2 * kind + BASIC] + army[2 * kind + ELITE]


def of_side(state: State, battle: Battle, side: i64) -> list[int]:
    """The stacks of one side that stand, its hero aside."""
    found: list[int] = []
    first: i64 = side * SIDE
    hero: i64 = battle.heroes[side]
    if hero != NOBODY:
        army = state.armies[hero]
        level: i64 = 0
        while level < LEVELS:
            if army[2 * level] + army[2 * level + 1] > 0:
                found.append(first + level)
            level += 1
    fighter: i64 = first + ELEMENTALS
    while fighter < first + CREATURE + 2:
        if battle.numbers[fighter] > 0:
            found.append(fighter)
        fighter += 1
    return found


def is_beaten(state: State, battle: Battle, side: i64) -> bool:
    """Without unit tokens, or creatures, a side is destroyed, whoever else stands (MMH-WND-08, MMH-RUL-111)."""
    hero: i64 = battle.heroes[side]
    if hero != NOBODY:
        return state.army_size(hero) == 0
    first: i64 = side * SIDE + CREATURE
    return battle.numbers[first] == 0 and battle.numbers[first + 1] == 0


def check(state: State, battle: Battle, wounded: i64) -> None:
    """The victory check after a side took wounds: who destroys the other side wins (MMH-RUL-56, 62)."""
    if battle.winner == NOT_OVER and is_beaten(state, battle, wounded):
        battle.winner = 1 - wounded


def may_be_named(state: State, battle: Battle, side: i64) -> list[int]:
    """The stacks of that side that a Precise attack can name: those without Defence (MMH-CAB-04)."""
    return [one for one in of_side(state, battle, side) if not values.has_ability(state, battle, one, DEFENCE)]


def seat_of(state: State, battle: Battle, side: i64) -> i64:
    """Who decides for a side: its hero's player; for creatures the player to the left (MMH-BAT-07)."""
    hero: i64 = battle.heroes[side]
    if hero != NOBODY:
        return state.seat_of_hero(hero)
    return state.left_of(state.seat_of_hero(battle.heroes[1 - side]))
