"""The zone of control of a hero: where the places of his player are safe (MMH-ZOC)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.map.board import STRIDE
from interregnum.games.heroes.engine.map.movement import freedoms, steps_of
from interregnum.games.heroes.engine.state import State
from interregnum.kernel.ids import NOBODY


def zone_of(state: State, hero: i64) -> list[int]:
    """His field and all he could reach with 2 ordinary steps, whoever stands there (MMH-ZOC-03, 04, MMH-RUL-34, 35)."""
    if state.at[hero] < 0:
        return []  # MMH-ZOC-06
    terrain = state.board.terrain
    steps = steps_of(freedoms(state, hero), state.options.ports_only)
    found: list[int] = [state.at[hero]]
    begin: i64 = 0
    for _ in range(state.box.zone_range):
        end: i64 = len(found)
        while begin < end:
            step: i64 = steps[terrain[found[begin]]]
            for near in state.board.neighbours[found[begin]]:
                if (step >> terrain[near]) & 1 != 0 and near not in found and near not in state.towns:
                    found.append(near)
            begin += 1
    return found


def is_safe(state: State, field: i64) -> bool:
    """Whether a hero of its owner keeps the place from being taken (MMH-ZOC-02, MMH-CTRL-05)."""
    return protector(state, field) != NOBODY


def protector(state: State, field: i64) -> i64:
    """The hero of its owner in whose zone the place lies, or NOBODY."""
    owner: i64 = state.owners[field]
    if owner == NOBODY:
        return NOBODY
    for hero in state.heroes_of(owner):
        if is_near(state.at[hero], field, state.box.zone_range) and field in zone_of(state, hero):
            return hero
    return NOBODY


def is_near(a: i64, b: i64, distance: i64) -> bool:
    """Whether two fields are no more than so many steps apart, whatever lies between them."""
    if a < 0:
        return False
    rows = a // STRIDE - b // STRIDE
    columns = a % STRIDE - b % STRIDE
    return max(rows, -rows) + max(columns, -columns) <= distance
