"""What a place on the map is worth to a hero, fight and way included; in points of Power, about."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.bots import estimate
from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.box import unit_of_hero
from interregnum.games.heroes.engine.cards.values import of_hero, room, rout
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.map import movement, places, zone
from interregnum.games.heroes.engine.map.board import NO_PLACE, STRIDE
from interregnum.games.heroes.engine.state import IN_TOWN, NO_ENCOUNTER, State
from interregnum.games.heroes.engine.terms import CONTROLLED, MOVEMENT

INCOME: Final = 0.04  # a resource or gold at each Gather
GOLD: Final = 0.1  # a gold piece's worth of units lost
XP: Final = 0.2
CHEST: Final = 0.5
FLEETING: Final = 0.3  # what Power that others can take away is worth in the first round
LEAST_CHANCE: Final = 0.5  # no battle is begun below it, unless the end is near
NO_WAY: Final = -1
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


class Targets:
    """Everything worth going for, seen by one hero of one seat."""

    def __init__(self, state: State, hero: int, costs: list[int] | None = None) -> None:
        self.state: Final = state
        self.hero: Final = hero
        self.seat: Final = state.seat_of_hero(hero)
        self.left: Final = max(1, len(state.weeks) + 1)  # rounds to come, this one included
        self.future: Final = min(1.0, (self.left - 1) / 3)  # what serves only later rounds counts less near the end
        played: int = max(0, state.round - 1)
        progress: float = played / max(1, played + self.left - 1)
        self.kept: Final = FLEETING + (1.0 - FLEETING) * progress**1.5  # a flag of today may be lost tomorrow
        self.costs: Final = movement.reach(state, hero, SIGHT, False) if costs is None else costs
        self.stride: Final[int] = max(1, of_hero(state, hero, MOVEMENT))
        self.rout: Final[int] = rout(state, hero)
        self.force: Final = estimate.force_of(state, hero)
        self.stacks: Final = 2 if fighting.is_dark(state) else 1  # of creatures, in a battle
        self.found: list[tuple[float, int]] | None = None

    def army_gold(self) -> float:
        """What the army would cost to buy."""
        row = unit_of_hero(self.hero, 0)
        gold = self.state.box.unit_gold
        return sum(tokens * gold[2 * row + n] for n, tokens in enumerate(self.state.armies[self.hero]))

    def losses(self) -> float:
        """What the whole army is worth."""
        return GOLD * self.army_gold() * max(self.future, 0.05)

    def fight(self, token: int) -> float:
        """The value of meeting an encounter: its reward, the danger, the losses of a victory."""
        state = self.state
        chests = CHEST * (1 + state.box.token_tier[token]) * (0.5 + 0.5 * self.future)
        if fighting.runs_from(state, self.rout, token):
            return chests
        won, left = self.chance(token)
        if won < (LEAST_CHANCE if self.left > 1 else 0.1):
            return NEVER
        reward = XP * (1 + 1.5 * state.box.token_tier[token]) * self.future + chests
        losses = self.losses()
        return won * (reward - (1 - left) * losses * 0.8) - (1 - won) * losses

    def chance(self, token: int) -> estimate.Forecast:
        return estimate.against_creatures(self.state.box, self.force, token, self.stacks)

    def visit(self, field: int) -> float:
        """The value of going to a place and exploring or taking it, its guard included."""
        value = self.place(field)
        token = places.guard_of(self.state, field)
        if token == NO_ENCOUNTER:
            return value
        danger = self.fight(token)
        return danger if danger <= NEVER else value * self.success(token) + danger

    def success(self, token: int) -> float:
        return 1.0 if fighting.runs_from(self.state, self.rout, token) else self.chance(token)[0]

    def place(self, field: int) -> float:
        state = self.state
        number = state.board.place[field]
        if number == NO_PLACE or not places.is_of_use(state, self.seat, field):
            return 0.0
        if state.box.place_kind[number] == CONTROLLED:
            return self.flag(field, number)
        name = state.box.facts.places[number].id
        if name == "arena":
            free: int = room(state, self.hero)
            return 0.25 * min(3, free) * min(1.0, state.gold[self.seat] / 9) * self.future
        if name == "armourer":
            return 0.15 * sum(state.armies[self.hero][0::2]) * self.future
        if name == "forge" and len(state.artifacts[self.hero]) >= 4:
            return 0.6
        return BY_NAME[name] * (1.0 if name in LASTING else 0.2 + 0.8 * self.future)

    def flag(self, field: int, number: int) -> float:
        """Power now, income later; what is taken from an opponent is missed there."""
        state = self.state
        points: int = state.box.place_power[number]
        value: float = points * self.kept + INCOME * (4 - points) * min(self.left - 1, 6)
        owner = state.owners[field]
        if owner >= 0:
            near_goal = power.power(state, owner) >= state.goal - 4
            others: int = state.seats - 1
            value += points / others * (1.5 if near_goal else 0.7 * self.kept)
        if points and power.power(state, self.seat) + points >= state.goal:
            value += 20.0
        return value

    def attack(self, enemy: int) -> float:
        """The value of attacking another player's hero."""
        state = self.state
        won, left = estimate.against_hero(state, self.hero, enemy)
        if won < 0.65:
            return NEVER
        other = state.seat_of_hero(enemy)
        zone_fields = zone.zone_of(state, self.hero)
        taken = sum(self.flag(field, state.board.place[field]) for field in zone_fields if state.owners[field] == other)
        beaten: int = state.army_size(enemy)
        spoils = 0.8 + (0.8 if state.artifacts[enemy] else 0.0) + 0.04 * beaten
        losses = self.losses()
        return won * (spoils + 0.5 * taken) - (1 - won) * losses - (1 - left) * losses * 0.8

    def enter(self, field: int) -> float:
        """The value of stepping onto a field where somebody stands."""
        state = self.state
        if state.encounters[field] != NO_ENCOUNTER:
            guarded = state.board.guarded[field]
            later = 0.5 * self.place(guarded) if guarded >= 0 else 0.0
            danger = self.fight(state.encounters[field])
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
        found = []
        for field in [*state.board.flags, *state.board.spyglasses]:
            if self.costs[field] <= 0 or self.activations(field) > 3 * self.left or self.is_left_to_another(field):
                continue
            value = self.visit(field)
            if value > 0:
                found.append((value, field))
        found.sort(reverse=True)
        return found

    def is_left_to_another(self, field: int) -> bool:
        """Whether another hero of the seat stands nearer to a place without a guard."""
        state = self.state
        if places.guard_of(state, field) != NO_ENCOUNTER:
            return False
        mine = apart(self.where(self.hero), field)
        return any(
            apart(self.where(other), field) < mine
            for other in state.heroes_of(self.seat)
            if other != self.hero and state.army_size(other)
        )

    def where(self, hero: int) -> int:
        at = self.state.at[hero]
        return self.state.towns[self.seat] if at == IN_TOWN else at

    def far(self) -> tuple[float, int]:
        """The best thing on the map, by value for each activation it takes, and the field it lies on."""
        return max(((value / self.activations(field), field) for value, field in self.ahead()), default=(0.0, NO_WAY))

    def promise(self) -> float:
        """What this army may come to: the best things on the map, those behind them and far away ones less."""
        near = sorted(
            (value / (1 + LATER * (self.activations(field) - 1)) for value, field in self.ahead()), reverse=True
        )
        return sum(share * value for share, value in zip(SHARES, near, strict=False))

    def activations(self, field: int) -> int:
        """How many activations the way there takes."""
        return 1 + (self.costs[field] - 1) // self.stride


def apart(field: int, other: int) -> int:
    """Steps from one field to another if nothing lay between them."""
    rows: int = field // STRIDE - other // STRIDE
    columns: int = field % STRIDE - other % STRIDE
    return abs(rows) + abs(columns)


def distances(state: State, target: int) -> list[int]:
    """Steps from every field to the target, over land and past whoever stands there."""
    found = [NO_WAY] * state.board.size
    found[target] = 0
    edge = [target]
    while edge:
        further = []
        for field in edge:
            for near in state.board.neighbours[field]:
                if found[near] == NO_WAY and state.board.terrain[near] in (0, 3):
                    found[near] = found[field] + 1
                    further.append(near)
        edge = further
    return found
