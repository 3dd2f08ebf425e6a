"""Unit tokens that come and go without being bought (MMH-RUL-115)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import unit_of_hero
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.events import GainedUnit
from interregnum.games.heroes.engine.ids import HeroId, SideNo, UnitId
from interregnum.games.heroes.engine.state import State


def gain_unit(state: State, hero: i64, level: i64, side: i64) -> bool:
    """A free token from the reserve into the army, if there is one and Command has room."""
    reserve = state.reserve[state.seat_of_hero(hero)]
    if reserve[level] == 0 or values.room(state, hero) <= 0:
        return False
    reserve[level] -= 1
    state.armies[hero][2 * level + side] += 1
    if state.journal is not None:
        state.journal.add(GainedUnit(HeroId(hero), UnitId(unit_of_hero(hero, level)), SideNo(side)))
    return True
