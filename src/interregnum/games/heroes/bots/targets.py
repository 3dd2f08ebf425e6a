"""What a place on the map is worth to a hero, fight and way included; in points of Power, about."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.bots import estimate
from interregnum.games.heroes.bots.habits import GREEDY, Habits
from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.box import Box, unit_of_hero
from interregnum.games.heroes.engine.cards.values import of_hero, room, rout
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.map import movement, places, zone
from interregnum.games.heroes.engine.map.board import STRIDE
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import MOVEMENT
from interregnum.kernel.ids import Seat

INCOME: Final = 0.04  # a resource or gold at each Gather
GOLD: Final = 0.1  # a gold piece's worth of units lost
XP: Final = 0.2
CHEST: Final = 0.5
FLEETING: Final = 0.3  # what Power that others can take away is worth in the first round
NO_WAY: Final[i64] = -1
NEVER: Final = -9.0
SIGHT: Final = 40  # movement points: everything on the map
BY_NAME: Final = {
    "secret-library": 0.3,
    "stable": 0.6,
    "arena": 0.3,
    "armourer": 0.3,
    "forge": 1.4,
    "crystal-of-revelation": 2.0,
    "dragon-deposit": 0.7,
    "stone-of-enlightenment": 0.8,
    "dragon-temple": 0.5,
}
LASTING: Final = ("forge", "crystal-of-revelation", "dragon-deposit")  # worth the same to the end: they bring Power
SHARES: Final = (1.0, 0.8, 0.6, 0.4, 0.3)  # of the best things on the map, for what an army promises
LATER: Final = 0.3  # what each further activation of the way takes from such a promise

# What the worth of a place depends on.
FIXED: Final[i64] = 0  # nothing but the time
ARENA: Final[i64] = 1  # the room in the army
ARMOURER: Final[i64] = 2  # its basic tokens
FORGE: Final[i64] = 3  # the artifacts of the hero
FLAG: Final[i64] = 4  # how much the player makes of flags


class Worths:
    """The explorable places of a box by number: what they are worth, whether to the end, and on what it depends."""

    def __init__(self, box: Box) -> None:
        ids = [place.id for place in box.facts.places]
        self.plain: Final = [BY_NAME.get(name, 0.0) for name in ids]
        self.lasting: Final = [name in LASTING for name in ids]
        special: dict[str, int] = {"arena": ARENA, "armourer": ARMOURER, "forge": FORGE}
        self.special: Final = [special.get(name, FIXED) for name in ids]


@lru_cache(maxsize=4)
def worths_of(box: Box) -> Worths:
    return Worths(box)


class Land:
    """What the places of the map are worth to any hero of a seat, now: looked at once for all of them."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.memory: Final = estimate.memory_of(state.box)
        self.worths: Final = worths_of(state.box)
        self.left: Final[i64] = max(1, len(state.weeks) + 1)  # rounds to come, this one included
        self.future: Final[float] = min(1.0, (self.left - 1) / 3)  # what serves only later rounds counts less
        played: int = max(0, state.round - 1)
        progress: float = played / max(1, played + self.left - 1)
        self.kept: Final[float] = FLEETING + (1.0 - FLEETING) * progress**1.5  # a flag of today may be lost tomorrow
        self.stacks: Final[i64] = 2 if fighting.is_dark(state) else 1  # of creatures, in a battle
        self.powers: Final = [int(power.power(state, one)) for one in range(state.seats)]
        self.guards: Final = [int(NO_ENCOUNTER)] * state.board.size  # the encounter that guards a place
        self.plain: Final = [0.0] * state.board.size  # what a place is worth that depends on no hero
        self.special: Final = [int(FIXED)] * state.board.size
        self.zones: Final = zones_of(state)
        for field in state.board.flags:
            self.guards[field] = places.guard_of(state, field)
            if state.owners[field] != seat and not self.is_safe(field):
                self.special[field] = FLAG
                self.plain[field] = self.flag(field, state.board.place[field])
        for field in state.board.spyglasses:
            self.guards[field] = places.guard_of(state, field)
            if state.explored[field] == 0:
                self.survey(field, state.board.place[field])

    def is_safe(self, field: i64) -> bool:
        """Whether a hero of its owner keeps the place from being taken, as `zone.is_safe`."""
        owner: i64 = self.state.owners[field]
        return owner >= 0 and field in self.zones[owner]

    def survey(self, field: i64, number: i64) -> None:
        """A place to explore."""
        self.special[field] = self.worths.special[number]
        if self.special[field] == FIXED or self.special[field] == FORGE:
            share = 1.0 if self.worths.lasting[number] else 0.2 + 0.8 * self.future
            self.plain[field] = self.worths.plain[number] * share

    def flag(self, field: i64, number: i64) -> float:
        """Power now, income later; what is taken from an opponent is missed there."""
        state = self.state
        points: i64 = state.box.place_power[number]
        value = float(points) * self.kept + INCOME * float(4 - points) * float(min(self.left - 1, 6))
        owner: i64 = state.owners[field]
        if owner >= 0:
            near_goal = self.powers[owner] >= state.goal - 4
            value += float(points) / float(state.seats - 1) * (1.5 if near_goal else 0.7 * self.kept)
        if points and self.powers[self.seat] + points >= state.goal:
            value += 20.0
        return value


def zones_of(state: State) -> list[list[int]]:
    """By seat: the fields in the zones of its heroes."""
    found: list[list[int]] = []
    for seat in range(state.seats):
        fields: list[int] = []
        for hero in state.heroes_of(seat):
            fields.extend(zone.zone_of(state, hero))
        found.append(fields)
    return found


class Targets:
    """Everything worth going for, seen by one hero of one seat."""

    def __init__(
        self,
        state: State,
        hero: i64,
        costs: list[int] | None = None,
        land: Land | None = None,
        habits: Habits = GREEDY,
    ) -> None:
        self.state: Final = state
        self.habits: Final = habits
        self.hero: Final[i64] = hero
        self.seat: Final[i64] = state.seat_of_hero(hero)
        seen = Land(state, self.seat) if land is None else land
        self.land: Final = seen
        self.left: Final[i64] = seen.left
        self.future: Final[float] = seen.future
        self.costs: Final = movement.reach(state, hero, SIGHT, False) if costs is None else costs
        self.stride: Final[i64] = max(1, of_hero(state, hero, MOVEMENT))
        self.rout: Final[i64] = rout(state, hero)
        self.force: Final = estimate.force_of(state, hero)
        self.chances: Final = seen.memory.of_force(self.force)
        self.losses: Final[float] = GOLD * self.army_gold() * max(seen.future, 0.05)  # what the whole army is worth
        self.found: list[tuple[float, int]] | None = None

    def army_gold(self) -> float:
        """What the army would cost to buy."""
        first: i64 = 2 * unit_of_hero(self.hero, 0)
        gold = self.state.box.unit_gold
        total: i64 = 0
        for tokens in self.state.armies[self.hero]:
            total += tokens * gold[first]
            first += 1
        return float(total)

    def fight(self, token: i64) -> float:
        """The value of meeting an encounter: its reward, the danger, the losses of a victory."""
        state = self.state
        tier = float(state.box.token_tier[token])
        chests = CHEST * (1.0 + tier) * (0.5 + 0.5 * self.future)
        if fighting.runs_from(state, self.rout, token):
            return chests
        won, left = self.chances.against(token, self.land.stacks)
        if won < (self.habits.daring if self.left > 1 else 0.1):
            return NEVER
        reward = XP * (1.0 + 1.5 * tier) * self.future + chests
        return won * (reward - (1.0 - left) * self.losses * 0.8) - (1.0 - won) * self.losses

    def visit(self, field: i64) -> float:
        """The value of going to a place and exploring or taking it, its guard included."""
        value = self.place(field)
        token: i64 = self.land.guards[field]
        if token == NO_ENCOUNTER:
            return value
        danger = self.fight(token)
        return danger if danger <= NEVER else value * self.success(token) + danger

    def success(self, token: i64) -> float:
        if fighting.runs_from(self.state, self.rout, token):
            return 1.0
        return self.chances.against(token, self.land.stacks)[0]

    def place(self, field: i64) -> float:
        special: i64 = self.land.special[field]
        if special == FIXED:
            return self.land.plain[field]
        if special == FLAG:
            return self.land.plain[field] * self.habits.flags
        state = self.state
        if special == ARENA:
            free: i64 = room(state, self.hero)
            return 0.25 * float(min(3, free)) * min(1.0, state.gold[self.seat] / 9) * self.future
        if special == ARMOURER:
            return 0.15 * sum(state.armies[self.hero][0::2]) * self.future
        return 0.6 if len(state.artifacts[self.hero]) >= 4 else self.land.plain[field]

    def attack(self, enemy: i64) -> float:
        """The value of attacking another player's hero."""
        state = self.state
        won, left = self.land.memory.of_duel(self.force, estimate.force_of(state, enemy))
        if won < self.habits.dueling:
            return NEVER
        other = state.seat_of_hero(enemy)
        taken = 0.0
        for field in zone.zone_of(state, self.hero):
            if state.owners[field] == other:
                taken += self.land.flag(field, state.board.place[field])
        beaten = float(state.army_size(enemy))
        spoils = 0.8 + (0.8 if state.artifacts[enemy] else 0.0) + 0.04 * beaten
        return (
            won * (spoils + 0.5 * taken) * self.habits.duels
            - (1.0 - won) * self.losses
            - (1.0 - left) * self.losses * 0.8
        )

    def enter(self, field: i64) -> float:
        """The value of stepping onto a field where somebody stands."""
        state = self.state
        token: i64 = state.encounters[field]
        if token != NO_ENCOUNTER:
            guarded: i64 = state.board.guarded[field]
            later = 0.5 * self.place(guarded) if guarded >= 0 else 0.0
            danger = self.fight(token)
            return danger if danger <= NEVER else danger + later - 0.1
        for enemy, at in enumerate(state.at):
            if at == field and state.seat_of_hero(enemy) != self.seat:
                return self.attack(enemy)
        return 0.0

    def ahead(self) -> list[tuple[float, int]]:
        """Everything worth going for, the best first, and the field it lies on; looked for once."""
        if self.found is None:
            self.found = self.looked_for()
        return self.found

    def looked_for(self) -> list[tuple[float, int]]:
        state = self.state
        found: list[tuple[float, int]] = []
        for row in (state.board.flags, state.board.spyglasses):
            for field in row:
                if self.costs[field] <= 0 or not self.is_in_sight(field) or self.is_left_to_another(field):
                    continue
                value = self.visit(field)
                if value > 0:
                    found.append((value, field))
        if self.habits.duels > 1.0:
            self.add_heroes(found)
        found.sort(reverse=True)
        return found

    def add_heroes(self, found: list[tuple[float, int]]) -> None:
        """The heroes of others, for who hunts them; the way leads to the field before them."""
        state = self.state
        for enemy, at in enumerate(state.at):
            if at < 0 or state.seat_of_hero(enemy) == self.seat:
                continue
            for near in state.board.neighbours[at]:
                before: i64 = self.costs[near]
                if before >= 0 and (self.costs[at] < 0 or before < self.costs[at]):
                    self.costs[at] = before + 1
            value = self.attack(enemy)
            if self.costs[at] > 0 and value > 0:
                found.append((value, at))

    def is_in_sight(self, field: i64) -> bool:
        """Whether the way is short enough to think of it."""
        needed = self.activations(field)
        return needed <= 3 * self.left and needed <= self.habits.sight

    def is_left_to_another(self, field: i64) -> bool:
        """Whether another hero of the seat stands nearer to a place without a guard."""
        state = self.state
        if self.land.guards[field] != NO_ENCOUNTER:
            return False
        mine = apart(self.where(self.hero), field)
        for other in state.heroes_of(self.seat):
            if other != self.hero and state.army_size(other) > 0 and apart(self.where(other), field) < mine:
                return True
        return False

    def where(self, hero: i64) -> i64:
        at: i64 = self.state.at[hero]
        return self.state.towns[self.seat] if at == IN_TOWN else at

    def far(self) -> tuple[float, int]:
        """The best thing on the map, by value for each activation it takes, and the field it lies on."""
        best, where = 0.0, int(NO_WAY)
        for value, field in self.ahead():
            share = value / float(self.activations(field))
            if share > best or (share == best and field > where):
                best, where = share, field
        return best, where

    def promise(self) -> float:
        """What this army may come to: the best things on the map, those behind them and far away ones less."""
        near: list[float] = []
        for value, field in self.ahead():
            near.append(value / (1.0 + LATER * float(self.activations(field) - 1)))
        near.sort(reverse=True)
        total = 0.0
        for share, value in zip(SHARES, near, strict=False):
            total += share * value
        return total

    def activations(self, field: i64) -> i64:
        """How many activations the way there takes."""
        return 1 + (self.costs[field] - 1) // self.stride


def apart(field: i64, other: i64) -> i64:
    """Steps from one field to another if nothing lay between them."""
    rows: i64 = field // STRIDE - other // STRIDE
    columns: i64 = field % STRIDE - other % STRIDE
    return max(rows, -rows) + max(columns, -columns)


def distances(state: State, target: i64) -> list[int]:
    """Steps from every field to the target, over land and past whoever stands there."""
    found = [int(NO_WAY)] * state.board.size
    found[target] = 0
    edge: list[int] = [target]
    terrain = state.board.terrain
    place: i64 = 0
    while place < len(edge):
        field: i64 = edge[place]
        place += 1
        for near in state.board.neighbours[field]:
            if found[near] == NO_WAY and (terrain[near] == 0 or terrain[near] == 3):
                found[near] = found[field] + 1
                edge.append(near)
    return found
