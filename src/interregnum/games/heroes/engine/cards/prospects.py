"""Whether an effect has anything to work on, and uses left (MMH-RUL-101, 102)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle import losses
from interregnum.games.heroes.engine.battle.battle import Battle, side_of
from interregnum.games.heroes.engine.battle.rolls import rerollable
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.cards.effects import Effect
from interregnum.games.heroes.engine.state import IN_TOWN, State
from interregnum.games.heroes.engine.terms import (
    GAIN,
    MISSES,
    OF_CARD,
    OF_ELITE_DIE,
    ONCE_BATTLE,
    ONCE_TURN,
    PREVENT,
    RELOCATE,
    REROLL,
    RESURRECT,
    TO_TOWN,
    UNIT,
)

OF_SIDE: Final[i64] = 4096  # what was used is noted by side
OF_EFFECT: Final[i64] = 1024  # ... and by card on OR cards, else by effect


def can_work(state: State, hero: i64, effect: Effect) -> bool:
    """Without anything to work on an effect is not offered, and no limit is used up (MMH-RUL-101)."""
    if effect.do == GAIN and effect.code == UNIT:
        seat = state.seat_of_hero(hero)
        return values.room(state, hero) > 0 and state.reserve[seat][effect.unit] > 0
    if effect.do == RELOCATE:
        return state.at[hero] != IN_TOWN if effect.code == TO_TOWN else has_open_portal(state)
    battle = state.battle
    if battle is None:
        return True
    if effect.instead and battle.instead:
        return False
    if effect.do == PREVENT:
        return is_lot(battle, effect)
    if effect.do == REROLL:
        return len(rerollable(state, battle, effect.code == MISSES)) > 0
    if effect.do == RESURRECT:
        return losses.is_any(state, battle, side_of(values.fighter_of(battle, hero)))
    return True


def has_open_portal(state: State) -> bool:
    """Whether there is a portal on which no hero stands (MMH-RUL-117)."""
    for portal in state.board.portals:
        if portal not in state.at:
            return True
    return False


def is_lot(battle: Battle, effect: Effect) -> bool:
    """Whether the wounds about to be taken are of the kind the card prevents (MMH-RUL-108)."""
    if battle.coming == 0 or battle.by_card != (effect.code == OF_CARD):
        return False
    return effect.code != OF_ELITE_DIE or battle.skulls > 0


def is_either_or(state: State, rule: i64) -> bool:
    return not state.box.both[rule // 2]


def has_uses_left(state: State, hero: i64, rule: i64, effect: Effect) -> bool:
    """On an OR card a use of either rule is a use of both (MMH-RUL-102)."""
    battle = state.battle
    if battle is None:
        return True
    key = use_key(state, battle, hero, rule, effect)
    if effect.limit == ONCE_BATTLE:
        return key not in battle.used
    return effect.limit != ONCE_TURN or key not in battle.used_now


def use_key(state: State, battle: Battle, hero: i64, rule: i64, effect: Effect) -> int:
    side = side_of(values.fighter_of(battle, hero))
    if is_either_or(state, rule):
        return side * OF_SIDE + rule // 2
    return side * OF_SIDE + OF_EFFECT + effect.number


def note_use(state: State, hero: i64, rule: i64, effects: list[Effect]) -> None:
    """Count the use of a card in this battle and in this battle turn."""
    battle = state.battle
    if battle is None:
        return
    for effect in effects:
        key = use_key(state, battle, hero, rule, effect)
        battle.used.append(key)
        battle.used_now.append(key)
        battle.instead = battle.instead or effect.instead
