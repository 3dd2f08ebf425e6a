"""Where a hero can go: one search over the fields, terrain, ports, portals, towns and whoever stands in the way.

A destination is answered, not a path: only fields where the movement may end, be interrupted or be used for something
are offered, so no step leads where there is no way on (MMH-RUL-19).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.box import NO_CARD
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import (
    ALLOW,
    CROSS_MOUNTAINS,
    CROSS_WATER,
    FORBID,
    MOUNTAIN,
    OPEN,
    PORT,
    PORTAL_TO_PORTAL,
    TOWN_BY_PORTAL,
    WATER,
)
from interregnum.kernel.ids import Seat

UNREACHED: Final[i64] = -1
ANY_ROUT: Final[i64] = -1  # stands for the Rout of a hero who may fight, so that nobody keeps him out

# What stands on a field, for one player: an encounter by its token, or
NOTHING: Final[i64] = NO_ENCOUNTER
FOREIGN_TOWN: Final[i64] = -2
HOME: Final[i64] = -3
ENEMY: Final[i64] = -4


class Ways:
    """What a search found: the cost of every field, the fields crossed, and those where the movement stops."""

    def __init__(self, size: i64, start: i64) -> None:
        self.costs: list[int] = [UNREACHED] * size
        self.costs[start] = 0
        self.fields: list[int] = [start]  # nearest first; the hero could walk on from here
        self.ends: list[int] = []  # the own town, and battles

    def end(self, field: i64, cost: i64) -> None:
        self.costs[field] = cost
        self.ends.append(field)


def reach(state: State, hero: i64, points: i64, may_fight: bool) -> list[int]:
    """The cost of every field the hero can get to with these movement points, UNREACHED for all others."""
    return ways(state, hero, points, may_fight).costs


def ways(state: State, hero: i64, points: i64, may_fight: bool) -> Ways:
    """Search from where the hero is; in town he stands on its field (MMH-RUL-15)."""
    at: i64 = state.at[hero]
    return ways_from(state, hero, state.towns[state.seat_of_hero(hero)] if at == IN_TOWN else at, points, may_fight)


def ways_from(state: State, hero: i64, start: i64, points: i64, may_fight: bool) -> Ways:
    """Search from a field; each field entered costs 1 (MMH-MOVE-02, 03)."""
    seat = state.seat_of_hero(hero)
    home: i64 = state.towns[seat]
    free = freedoms(state, hero)
    found = Ways(state.board.size, start)
    standing = who_stands(state, seat)
    walk(state, hero, points, may_fight, free, standing, found)
    if start != home and free & (1 << TOWN_BY_PORTAL) != 0:
        add_way_home(state, standing, home, found)
    return found


def came_from(state: State, hero: i64, found: Ways, may_fight: bool) -> list[int]:
    """By field: the one from which the hero enters it, so that a way is followed back; UNREACHED where he begins.

    Each field that he crosses is asked where one step leads, so that the rules of a step stand in one place.
    """
    free = freedoms(state, hero)
    standing = who_stands(state, state.seat_of_hero(hero))
    before: list[int] = [UNREACHED] * state.board.size
    for field in found.fields:
        step = Ways(state.board.size, field)
        walk(state, hero, 1, may_fight, free, standing, step)
        for near in step.fields[1:] + step.ends:
            if before[near] == UNREACHED and found.costs[near] == found.costs[field] + 1:
                before[near] = field
    for portal in state.board.portals:  # the way home that costs nothing (MMH-PORTAL-04)
        home: i64 = state.towns[state.seat_of_hero(hero)]
        if before[home] == UNREACHED and home in found.ends and found.costs[portal] == found.costs[home]:
            before[home] = portal
    return before


def walk(state: State, hero: i64, points: i64, may_fight: bool, free: i64, standing: list[int], found: Ways) -> None:
    """Field by field, nearest first: the innermost loop of a playout, hence in one piece."""
    terrain = state.board.terrain
    neighbours = state.board.neighbours
    steps = steps_of(free, state.options.ports_only)
    rout: i64 = ANY_ROUT if may_fight else values.rout(state, hero)
    costs = found.costs
    fields = found.fields
    n: i64 = 0
    while n < len(fields):
        field: i64 = fields[n]
        cost: i64 = costs[field] + 1
        if cost > points:
            return
        step: i64 = steps[terrain[field]] if standing[field] == NOTHING else steps[OPEN]
        for near in neighbours[field]:
            if costs[near] != UNREACHED:
                continue
            if standing[near] == NOTHING:
                if (step >> terrain[near]) & 1 != 0:
                    costs[near] = cost
                    fields.append(near)
            elif can_enter(state, rout, standing[near], terrain[near], step):
                found.end(near, cost)
        if leaps(state, field, standing[field] == HOME, free):
            arrive(state, rout, cost, standing, found)
        n += 1


def can_enter(state: State, rout: i64, stands: i64, ground: i64, step: i64) -> bool:
    """The own town, and battles if he may fight or drives the creatures away (MMH-MOVE-06 to 08, MMH-RUL-17, 18)."""
    if stands == FOREIGN_TOWN:
        return False
    if stands == HOME:
        return (step >> OPEN) & 1 != 0  # the town replaces the terrain (MMH-SETUP-21)
    if (step >> ground) & 1 == 0:
        return False
    return rout == ANY_ROUT or (stands >= 0 and fighting.runs_from(state, rout, stands))


def leaps(state: State, field: i64, in_town: bool, free: i64) -> bool:
    """Whether the hero can go on from here through a portal (MMH-PORTAL-02, 07, MMH-RUL-21, 22)."""
    if in_town:
        return free & (1 << TOWN_BY_PORTAL) != 0
    return free & (1 << PORTAL_TO_PORTAL) != 0 and state.board.place[field] == state.box.portal


def arrive(state: State, rout: i64, cost: i64, standing: list[int], found: Ways) -> None:
    """Every portal as if it lay next to him; arriving is entering (MMH-PORTAL-03, 07, MMH-RUL-23)."""
    for portal in state.board.portals:
        if found.costs[portal] != UNREACHED:
            continue
        if standing[portal] == NOTHING:
            found.costs[portal] = cost
            found.fields.append(portal)
        elif can_enter(state, rout, standing[portal], OPEN, 1 << OPEN):
            found.end(portal, cost)


def add_way_home(state: State, standing: list[int], home: i64, found: Ways) -> None:
    """From a portal field into the own town for nothing (MMH-PORTAL-04, 05)."""
    costs = found.costs
    for portal in state.board.portals:
        if costs[portal] == UNREACHED or standing[portal] != NOTHING:
            continue
        if costs[home] == UNREACHED:
            found.end(home, costs[portal])
        else:
            costs[home] = min(costs[home], costs[portal])


def who_stands(state: State, seat: Seat) -> list[int]:
    """What movement meets on each field; own heroes are passed, so they are not there (MMH-RUL-16)."""
    found = state.encounters[:]
    for hero, field in enumerate(state.at):
        if field >= 0 and state.seat_of_hero(hero) != seat:
            found[field] = ENEMY
    for owner, town in enumerate(state.towns):
        if town >= 0:
            found[town] = HOME if owner == seat else FOREIGN_TOWN
    return found


def freedoms(state: State, hero: i64) -> i64:
    """What cards and buildings let the hero do on the map, a bit each: `values.hero_may` for all of it at once."""
    always = state.box.always
    free: i64 = 0
    for rule in state.open_rules[hero]:
        for effect in always[rule]:
            if effect.do == ALLOW:
                free |= 1 << effect.code
    for building in state.buildings[state.seat_of_hero(hero)]:
        for effect in always[2 * building]:
            if effect.do == ALLOW:
                free |= 1 << effect.code
    if state.week != NO_CARD:
        for effect in always[2 * state.week]:
            if effect.do == FORBID:
                free &= ~(1 << effect.code)
    return free


def steps_of(free: i64, ports_only: bool) -> list[int]:
    """By the terrain one stands on: the terrains one can step onto, a bit each (MMH-TERR, MMH-RUL-20, 110)."""
    land: i64 = (1 << OPEN) | (1 << PORT)
    if free & (1 << CROSS_MOUNTAINS) != 0:
        land |= 1 << MOUNTAIN
    if free & (1 << CROSS_WATER) != 0:
        land |= 1 << WATER
        return [land, land, land, land]
    landing: i64 = 1 << PORT if ports_only else land
    return [land, landing | (1 << WATER), land, land | (1 << WATER)]


def can_rest(state: State, hero: i64, field: i64) -> bool:
    """Whether his movement may end on a field he can cross."""
    return len(resting(state, hero, [field])) == 1


def resting(state: State, hero: i64, fields: list[int]) -> list[int]:
    """Those where a movement may end: no water, no mountain, no other own hero (MMH-TERR-06, MMH-RUL-16)."""
    terrain = state.board.terrain
    taken: list[int] = places_of_others(state, hero)
    return [field for field in fields if (terrain[field] == OPEN or terrain[field] == PORT) and field not in taken]


def places_of_others(state: State, hero: i64) -> list[int]:
    """The fields where other heroes of his player stand."""
    return [
        state.at[other]
        for other in state.heroes_of(state.seat_of_hero(hero))
        if other != hero and state.at[other] != IN_TOWN
    ]
