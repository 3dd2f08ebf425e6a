"""Dice of an attack: how many, what hits, what may be rolled again (MMH-ATK, MMH-REROLL, MMH-RUL-104)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle import stacks
from interregnum.games.heroes.engine.battle.battle import ELEMENTALS, Battle, is_hero, kind_of, side_of
from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.events import Rerolled
from interregnum.games.heroes.engine.ids import Dice, FaceNo, WhyNo
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import ATTACKS, ELITE, ELITE_DIE, FORBID, FURY
from interregnum.kernel.ids import NOBODY


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


def tell_again(state: State, battle: Battle, why: WhyNo) -> None:
    """Something was rolled again: what lies there now, and why."""
    if state.journal is not None:
        fighter = state.fighter(battle.fighter)
        state.journal.add(Rerolled(fighter, why, FaceNo(battle.face), Dice(battle.dice[:])))


def hits(state: State, battle: Battle) -> i64:
    strength = values.strength(state, battle, battle.fighter)
    found: i64 = 0
    for value in battle.dice:
        if is_hit(value, strength):
            found += 1
    return found


def attacks_of(state: State, battle: Battle, fighter: i64) -> i64:
    """Attacks before any change: tokens, creatures left, or the one of a hero (MMH-ATK-02, 03)."""
    return stacks.size(state, battle, fighter)


def dice_of(state: State, battle: Battle, fighter: i64, elite: bool) -> i64:
    """How many d8 are rolled, the elite die aside (MMH-RUL-104)."""
    most = state.box.max_dice
    if values.has_ability(state, battle, fighter, FURY):
        return most
    if is_hero(fighter):
        more = values.of_hero(state, battle.heroes[side_of(fighter)], ATTACKS)
    else:
        more = values.of_stack(state, battle, fighter, ATTACKS)
    attacks = attacks_of(state, battle, fighter)
    counted = min(attacks, most + 1) - 1 if elite else min(attacks, most)
    return max(1, min(most, counted + more))


def may_use_elite_die(state: State, battle: Battle, fighter: i64) -> int:
    """1 if this attack may be made with the elite die (MMH-RUL-38, 110)."""
    if values.battle_says(battle, FORBID, ELITE_DIE, fighter):
        return 0
    if state.options.no_lone_elite_die and dice_of(state, battle, fighter, False) < 2:
        return 0
    kind, hero = kind_of(fighter), battle.heroes[side_of(fighter)]
    if state.options.army_elite_die and hero != NOBODY and has_elites(state, hero):
        return 1
    if is_hero(fighter):
        return 1 if values.hero_may(state, hero, ELITE_DIE) else 0
    if kind < ELEMENTALS:
        return 1 if state.armies[hero][2 * kind + ELITE] > 0 else 0
    row: i64 = battle.tokens[fighter]
    return 1 if row < state.box.elemental_first and state.box.token_elite[row] else 0


def has_elites(state: State, hero: i64) -> bool:
    """Whether an elite token is left in the army."""
    return any([state.armies[hero][2 * level + ELITE] > 0 for level in range(LEVELS)])


def settle(battle: Battle) -> None:
    """No die of the attack is rolled again, whoever wants it."""
    battle.rerolled = [1] * len(battle.dice)
