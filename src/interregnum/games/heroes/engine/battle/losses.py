"""What Resurrection could undo (MMH-RES, MMH-RUL-53, 122)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle.battle import NO_TARGET, SIDE, Battle
from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.choices import PROMOTE, RETURN, UNMARK
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import BASIC
from interregnum.kernel.ids import NOBODY


def choices(state: State, battle: Battle, side: i64, only: i64) -> list[int]:
    """What one point could do: return a token, turn one elite, take off a mark; in one stack only, or in all."""
    found: list[int] = []
    hero: i64 = battle.heroes[side]
    if hero == NOBODY:
        return found
    has_room = values.room(state, hero) > 0
    for level in range(LEVELS):
        fighter: i64 = side * SIDE + level
        if battle.healed[fighter] >= battle.wounds[fighter] or only not in (fighter, NO_TARGET):
            continue
        if battle.lost[fighter] > 0 and has_room:
            found.append(RETURN + fighter)
        if state.armies[hero][2 * level + BASIC] > 0:
            found.append(PROMOTE + fighter)
        if battle.marks[fighter] > 0:
            found.append(UNMARK + fighter)
    return found


def is_any(state: State, battle: Battle, side: i64) -> bool:
    return len(choices(state, battle, side, NO_TARGET)) > 0
