"""Unit tokens that come and go without being bought (MMH-RUL-115)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import HEROES_EACH, LEVELS
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.events import GAINED_UNIT
from interregnum.games.heroes.engine.state import State


def gain_unit(state: State, hero: i64, level: i64, side: i64) -> bool:
    """A free token from the reserve into the army, if there is one and Command has room."""
    reserve = state.reserve[state.seat_of_hero(hero)]
    if reserve[level] == 0 or values.room(state, hero) <= 0:
        return False
    reserve[level] -= 1
    state.armies[hero][2 * level + side] += 1
    state.tell(GAINED_UNIT, [hero, hero // HEROES_EACH * LEVELS + level, side])
    return True
