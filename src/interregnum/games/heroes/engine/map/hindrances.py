"""Why a hero cannot go to a field, or do nothing with the place there; asked of a position in which he is activated."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.flow.programs import ACTIVATION_FOUGHT, ACTIVATION_HERO, ACTIVATION_POINTS
from interregnum.games.heroes.engine.flow.setup import fields_of_spot, holds_town, town_fields
from interregnum.games.heroes.engine.map import activation, movement, places
from interregnum.games.heroes.engine.map.board import NO_PLACE, NO_TIER
from interregnum.games.heroes.engine.map.zone import protector
from interregnum.games.heroes.engine.reasons import Reason, because
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import CONTROLLED, EXPLORABLE, MOUNTAIN, TERRAINS, TOWN_BY_PORTAL, WATER
from interregnum.kernel.ids import NOBODY, Seat
from interregnum.kernel.pending import Pending

FOR_EVER: Final[i64] = 1000  # movement points that are never used up


class Hindrances:
    """What keeps the hero who is activated from the fields of the map."""

    def __init__(self, state: State, pending: Pending) -> None:
        self.state: Final = state
        self.hero: Final[int] = pending.slots[ACTIVATION_HERO]
        self.points: Final[int] = pending.slots[ACTIVATION_POINTS]
        self.may_fight: Final = pending.slots[ACTIVATION_FOUGHT] == 0
        self.has_ended: Final = activation.has_ended(state, pending, self.hero)
        self.found: Final = movement.ways(state, self.hero, self.points, self.may_fight)
        self.far: movement.Ways | None = None  # what he reached if his points were never used up
        self.bare: movement.Ways | None = None  # and if nobody stood on the map

    def to_go(self, field: i64) -> list[Reason]:
        """Why he cannot end his movement there, or fight there."""
        if self.has_ended:
            return self.ended()
        if field == self.found.fields[0]:
            return [Reason("here", [self.hero])]
        if field in self.found.ends:
            return []
        return self.to_rest(field) if field in self.found.fields else self.to_reach(field)

    def to_visit(self, field: i64) -> list[Reason]:
        """Why he cannot explore the place there, or take it."""
        if self.has_ended:
            return self.ended()
        found = self.to_use(field)
        if field in self.found.ends:
            found.append(Reason("stands-on-it", []))
        elif field not in self.found.fields:
            found.extend(self.to_reach(field))
        elif not found:
            found.extend(self.to_stop_by(field))
        return found

    def ended(self) -> list[Reason]:
        return [Reason("came-home" if self.state.army_size(self.hero) > 0 else "hero-without-units", [self.hero])]

    def to_rest(self, field: i64) -> list[Reason]:
        """Why his movement cannot end on a field that he crosses (MMH-TERR-06, MMH-RUL-16)."""
        if movement.can_rest(self.state, self.hero, field):
            return []
        terrain: i64 = self.state.board.terrain[field]
        if terrain == WATER:
            return because("ends-on-water")
        if terrain == MOUNTAIN:
            return because("ends-on-mountain")
        return [Reason("own-hero", [self.state.at.index(field)])]

    def to_reach(self, field: i64) -> list[Reason]:
        """Why he does not get there: the way is too long, somebody is in it, or there is none."""
        stands = movement.who_stands(self.state, self.state.seat_of_hero(self.hero))[field]
        if stands == movement.FOREIGN_TOWN:
            return [Reason("foreign-town", [self.state.towns.index(field)])]
        steps: i64 = self.far_ways().costs[field]
        if steps != movement.UNREACHED:
            return [Reason("too-far", [steps, self.points])]
        if not self.can_climb() and self.state.board.terrain[field] == MOUNTAIN:
            return because("mountain")
        if self.bare_ways().costs[field] == movement.UNREACHED:
            return because("water" if self.state.board.terrain[field] == WATER else "no-way")
        if stands != movement.NOTHING and not self.may_fight:
            return [Reason("fought", [self.hero])]
        return because("in-the-way")

    def to_use(self, field: i64) -> list[Reason]:
        """Why there is nothing to explore or to take for his player (MMH-EXP-09, MMH-CTRL-05)."""
        state = self.state
        if places.is_of_use(state, state.seat_of_hero(self.hero), field):
            return []
        kind: i64 = state.box.place_kind[state.board.place[field]]
        if kind == EXPLORABLE:
            return because("explored")
        if kind != CONTROLLED:
            return because("nothing-here")
        keeper = protector(state, field)
        if state.owners[field] == state.seat_of_hero(self.hero) or keeper == NOBODY:
            return because("own-place")
        return [Reason("protected", [keeper])]

    def to_stop_by(self, field: i64) -> list[Reason]:
        """Why a place of use that he crosses is not for him: another battle, or nowhere to stay (MMH-RUL-17, 19)."""
        state = self.state
        if not activation.can_visit(state, self.hero, field, self.may_fight):
            return [Reason("guards-after-battle", [self.hero])]
        left: i64 = self.points - self.found.costs[field]
        if movement.can_rest(state, self.hero, field):
            return []
        return [] if activation.has_way_on(state, self.hero, field, left, self.may_fight) else because("no-way-on")

    # -- ways that he does not have

    def far_ways(self) -> movement.Ways:
        if self.far is None:
            self.far = movement.ways(self.state, self.hero, FOR_EVER, self.may_fight)
        return self.far

    def bare_ways(self) -> movement.Ways:
        """As far as the terrain lets him go."""
        if self.bare is None:
            state, free = self.state, movement.freedoms(self.state, self.hero)
            home: i64 = state.towns[state.seat_of_hero(self.hero)]
            self.bare = movement.Ways(state.board.size, self.found.fields[0])
            standing = towns_alone(state, state.seat_of_hero(self.hero))
            movement.walk(state, self.hero, FOR_EVER, True, free, standing, self.bare)
            if free & (1 << TOWN_BY_PORTAL) != 0 and self.found.fields[0] != home:
                movement.add_way_home(state, standing, home, self.bare)
        return self.bare

    def can_climb(self) -> bool:
        """Whether some step leads him onto mountains."""
        steps = movement.steps_of(movement.freedoms(self.state, self.hero), self.state.options.ports_only)
        return any([(steps[terrain] >> MOUNTAIN) & 1 != 0 for terrain in range(len(TERRAINS))])


def towns_alone(state: State, seat: Seat) -> list[int]:
    """What movement meets if there are neither creatures nor heroes of others."""
    standing: list[int] = [int(movement.NOTHING)] * state.board.size
    for owner, town in enumerate(state.towns):
        if town >= 0:
            standing[town] = int(movement.HOME if owner == seat else movement.FOREIGN_TOWN)
    return standing


def to_take_over(state: State, loser: Seat, zone: list[int], field: i64) -> list[Reason]:
    """Why the winner of a hero battle does not take a field over (MMH-HVH-10, 12)."""
    if field not in state.board.flags or state.owners[field] != loser:
        return because("not-of-the-loser")
    return [] if field in zone else because("not-in-zone")


def to_arrive(state: State, field: i64) -> list[Reason]:
    """Why nobody comes out of a portal there (MMH-RUL-117)."""
    if field not in state.board.portals:
        return because("not-a-portal")
    return because("portal-taken") if field in state.at else []


def to_found(state: State, field: i64) -> list[Reason]:
    """Why no town is founded there (MMH-SETUP-19 to 22)."""
    if field in town_fields(state):
        return []
    if field not in start_fields(state):
        return because("not-a-start")
    bare = state.board.place[field] == NO_PLACE and state.board.tier[field] == NO_TIER
    return because("town-blocks" if bare else "town-on-place")


def start_fields(state: State) -> list[int]:
    """The fields of all start tiles on which no town stands yet."""
    found: list[int] = []
    for tiles in state.box.facts.layouts[state.board.layout].starts:
        spots = [fields_of_spot(row, column) for row, column in tiles]
        if not holds_town(state, spots):
            for fields in spots:
                found.extend(fields)
    return found
