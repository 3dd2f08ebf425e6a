"""What a place on the map is worth to a hero, fight and way included; in points of Power, about."""

from __future__ import annotations

from typing import Final

from interregnum.bots.heroes import estimate
from interregnum.games.heroes import fighting, movement, places, power, zone
from interregnum.games.heroes.board import NO_PLACE
from interregnum.games.heroes.box import LEVELS
from interregnum.games.heroes.state import IN_TOWN, NO_ENCOUNTER, State
from interregnum.games.heroes.values import of_hero, room
from interregnum.games.heroes.words import CONTROLLED, MOVEMENT

ROUNDS: Final = 10
INCOME: Final = 0.09  # a resource or gold at each Gather
GOLD: Final = 0.09  # a gold piece's worth of units lost
XP: Final = 0.22
CHEST: Final = 0.5
LEAST_CHANCE: Final = 0.62  # no battle is begun below it, unless the end is near
NO_WAY: Final = -1
BY_NAME: Final = {
    "secret-library": 0.35,
    "stable": 0.5,
    "arena": 0.3,
    "armourer": 0.3,
    "forge": 1.4,
    "crystal-of-revelation": 2.0,
    "dragon-deposit": 0.7,
    "stone-of-enlightenment": 0.9,
    "dragon-temple": 0.55,
}


class Targets:
    """Everything worth going for, seen by one hero of one seat."""

    def __init__(self, state: State, hero: int) -> None:
        self.state: Final = state
        self.hero: Final = hero
        self.seat: Final = state.seat_of_hero(hero)
        self.left: Final = max(1, len(state.weeks) + 1)  # rounds to come, this one included
        self.chances: dict[int, tuple[float, float]] = {}
        self.costs: list[int] = []

    def army_gold(self) -> float:
        """What the army would cost to buy."""
        row = self.hero // 3 * LEVELS
        gold = self.state.box.unit_gold
        return sum(tokens * gold[2 * row + n] for n, tokens in enumerate(self.state.armies[self.hero]))

    def fight(self, token: int) -> float:
        """The value of meeting an encounter: its reward, the danger, the losses of a victory."""
        state = self.state
        if fighting.is_routed(state, self.hero, token):
            return CHEST * (1 + state.box.token_tier[token])
        won, left = self.chance(token)
        if won < (LEAST_CHANCE if self.left > 1 else 0.4):
            return -9.0
        reward = XP * (1 + 1.5 * state.box.token_tier[token]) + CHEST * (1 + state.box.token_tier[token])
        losses = GOLD * self.army_gold()
        return won * (reward - (1 - left) * losses * 0.8) - (1 - won) * losses

    def chance(self, token: int) -> tuple[float, float]:
        if token not in self.chances:
            self.chances[token] = estimate.against_token(self.state, self.hero, token)
        return self.chances[token]

    def visit(self, field: int) -> float:
        """The value of going to a place and exploring or taking it, its guard included."""
        state = self.state
        token = places.guard_of(state, field)
        value = self.place(field)
        if token == NO_ENCOUNTER:
            return value
        danger = self.fight(token)
        return danger if danger <= -9.0 else value * self.success(token) + danger

    def success(self, token: int) -> float:
        return 1.0 if fighting.is_routed(self.state, self.hero, token) else self.chance(token)[0]

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
            return 0.12 * min(3, free) * min(1.0, state.gold[self.seat] / 6)
        if name == "armourer":
            return 0.12 * sum(state.armies[self.hero][0::2])
        if name == "forge" and len(state.artifacts[self.hero]) >= 4:
            return 0.6
        return BY_NAME[name]

    def flag(self, field: int, number: int) -> float:
        """Power now, income later; what is taken from the leader counts more."""
        state = self.state
        points = state.box.place_power[number]
        income = 4 - points
        value = points + INCOME * income * min(self.left, 6)
        owner = state.owners[field]
        if owner >= 0:
            value += points / (state.seats - 1) * (1.5 if power.power(state, owner) >= state.goal - 5 else 0.8)
        if points and power.power(state, self.seat) + points >= state.goal:
            value += 20.0
        return value

    def attack(self, enemy: int) -> float:
        """The value of attacking another player's hero."""
        state = self.state
        won, left = estimate.against_hero(state, self.hero, enemy)
        if won < 0.75:
            return -9.0
        other = state.seat_of_hero(enemy)
        taken = sum(
            self.flag(field, state.board.place[field])
            for field in zone.zone_of(state, self.hero)
            if state.owners[field] == other
        )
        losses = GOLD * self.army_gold()
        return won * (0.9 + 0.5 * taken) - (1 - won) * losses - (1 - left) * losses * 0.8

    def enter(self, field: int) -> float:
        """The value of stepping onto a field where somebody stands."""
        state = self.state
        if state.encounters[field] != NO_ENCOUNTER:
            guarded = state.board.guarded[field]
            later = 0.5 * self.place(guarded) if guarded >= 0 else 0.0
            danger = self.fight(state.encounters[field])
            return danger if danger <= -9.0 else danger + later - 0.1
        for enemy, at in enumerate(state.at):
            if at == field and state.seat_of_hero(enemy) != self.seat:
                return self.attack(enemy)
        return 0.0

    def far(self) -> tuple[float, int]:
        """The best thing on the map, by value for each activation it takes, and the field it lies on."""
        state = self.state
        self.costs = movement.reach(state, self.hero, 40, False)
        best, where = 0.0, NO_WAY
        for field in [*state.board.flags, *state.board.spyglasses]:
            if self.costs[field] > 0:
                value = self.visit(field) / self.activations(field)
                if value > best:
                    best, where = value, field
        return best, where

    def activations(self, field: int) -> int:
        """How many activations the way there takes."""
        stride = max(1, of_hero(self.state, self.hero, MOVEMENT))
        return 1 + (self.costs[field] - 1) // stride


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


def is_home(state: State, hero: int) -> bool:
    return state.at[hero] == IN_TOWN
