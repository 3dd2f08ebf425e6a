"""About how a battle will end: both sides fight with average dice, and the margin becomes a chance."""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import LEVELS, Box, unit_of_hero
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.engine.terms import ATTACKS, FURY, INITIATIVE, PIERCING, PRECISE, REGENERATION, SLAYER

TURNS: Final = 12  # a battle that lasts longer is as good as lost
ELITE_DIE: Final = 0.55  # wounds more that the elite die brings, the die it replaces not counted
SHARP: Final = 5.0  # how sure the margin makes the outcome
GONE: Final = 0.2  # less than this does not stand any more
UNHURT: Final = 1e9  # what a hero bears: nobody wounds him

REMEMBERED: Final = 4_000  # forces whose forecasts are kept

Forecast = tuple[float, float]  # the chance to win, and the share of the army that is left after a victory
Force = tuple[int, tuple[int, ...], int, int, int]  # hero, tokens, and his Initiative, Strength and further attacks


class Group:
    """A stack as the estimate sees it: how fast, how strong, how many, how many wounds they bear."""

    def __init__(self, speed: i64, hit: float, size: float, bears: float) -> None:
        self.speed: i64 = speed
        self.own: bool = True  # of the side whose chance is asked
        self.hit = hit  # the chance of one die
        self.size = size
        self.bears = bears  # wounds that one of them bears
        self.bears_pierced = bears  # and without Toughness
        self.more = 0.0  # dice more or fewer
        self.least = 0.0  # dice whatever their number
        self.times = 1.0  # wounds of a hit
        self.elite = False
        self.precise = False
        self.piercing = False
        self.regenerates = False

    def wounds(self) -> float:
        """What an attack deals on average."""
        if self.size <= GONE:
            return 0.0
        rolled = max(self.least, min(5.0, self.size) + self.more)
        if rolled <= 0.0:
            return 0.0
        plain = self.hits(rolled) * self.times
        if not self.elite:
            return plain
        fewer = 0.0 if self.size > 5.0 or self.least > 0.0 else min(1.0, rolled - 1.0)
        return max(plain, self.hits(rolled - fewer) * self.times + ELITE_DIE)

    def hits(self, rolled: float) -> float:
        """Precise attack rolls one miss again (MMH-CAB-02)."""
        again = self.hit * min(1.0, rolled * (1.0 - self.hit)) if self.precise else 0.0
        return rolled * self.hit + again


def hit_chance(strength: i64) -> float:
    at_least: i64 = 1 if strength < 1 else strength
    return (7.0 if at_least > 7 else float(at_least)) / 8.0


def army(state: State, hero: i64) -> list[Group]:
    """The stacks of an army as it stands."""
    return stacks_of(state.box, force_of(state, hero))


def force_of(state: State, hero: i64) -> Force:
    """All that the estimate asks of a hero and his army."""
    return (
        hero,
        tuple(state.armies[hero]),
        values.of_hero(state, hero, INITIATIVE),
        values.hero_strength(state, hero),
        values.of_hero(state, hero, ATTACKS),
    )


def stacks_of(box: Box, force: Force) -> list[Group]:
    """The stacks, cheapest first: that is the order in which they are given up; the hero comes last."""
    hero: i64 = force[0]
    tokens = force[1]
    found: list[Group] = []
    level: i64 = 0
    while level < LEVELS:
        basic: i64 = tokens[2 * level]
        elite: i64 = tokens[2 * level + 1]
        row = unit_of_hero(hero, level)
        level += 1
        if basic + elite > 0:
            found.append(stack(box, row, basic, elite))
    leader = Group(force[2], hit_chance(force[3]), 1.0, UNHURT)
    leader.more = float(force[4])
    found.append(leader)
    return found


def stack(box: Box, row: i64, basic: i64, elite: i64) -> Group:
    """So many tokens of one unit."""
    weak: i64 = 1 + box.unit_icons[2 * row]
    strong: i64 = 1 + box.unit_icons[2 * row + 1]
    number = float(basic + elite)
    bears = float(basic * weak + elite * (weak + strong)) / number
    group = Group(box.unit_initiative[row], hit_chance(box.unit_strength[row]), number, bears)
    group.bears_pierced = float(basic + 2 * elite) / number
    group.elite = elite > 0
    abilities: i64 = box.unit_abilities[2 * row + (1 if elite > 0 else 0)]
    group.precise = abilities >> PRECISE & 1 == 1
    group.piercing = abilities >> PIERCING & 1 == 1
    return group


def creature(box: Box, token: i64) -> Group:
    abilities: i64 = box.creature_abilities[token]
    hit = hit_chance(box.creature_strength[token])
    group = Group(box.creature_initiative[token], hit, float(box.creature_number[token]), 1.0)
    group.least = 5.0 if abilities >> FURY & 1 == 1 else 0.0
    group.times = 2.0 if abilities >> SLAYER & 1 == 1 else 1.0
    group.elite = token < len(box.token_elite) and box.token_elite[token]
    group.precise = abilities >> PRECISE & 1 == 1
    group.piercing = abilities >> PIERCING & 1 == 1
    group.regenerates = abilities >> REGENERATION & 1 == 1
    return group


def suffer(groups: list[Group], wounds: float, pierced: bool) -> None:
    """Wounds go to the first group that stands, then to the next."""
    for group in groups:
        if group.bears == UNHURT or wounds <= 0.0:
            continue
        bears = group.bears_pierced if pierced else group.bears
        gone = min(group.size, wounds / bears)
        group.size -= gone
        wounds -= gone * bears


def standing(groups: list[Group]) -> float:
    """What is left of the wounds a side can bear."""
    total = 0.0
    for group in groups:
        if group.bears != UNHURT:
            total += group.size * group.bears
    return total


def in_order(own: list[Group], enemies: list[Group]) -> list[Group]:
    """Who attacks when; at the same Initiative the enemy comes first."""
    found: list[Group] = []
    for group in enemies:
        group.own = False
        put_in(found, group)
    for group in own:
        group.own = True
        put_in(found, group)
    return found


def put_in(found: list[Group], group: Group) -> None:
    """Behind all who are as fast."""
    place: i64 = len(found)
    while place > 0 and found[place - 1].speed < group.speed:
        place -= 1
    found.insert(place, group)


def margin(own: list[Group], enemies: list[Group]) -> float:
    """What is left of the winner, as a share of what stood at the beginning; negative if the enemy wins."""
    mine, theirs = max(standing(own), 0.1), max(standing(enemies), 0.1)
    order = in_order(own, enemies)
    for _ in range(TURNS):
        for group in order:
            suffer(enemies if group.own else own, group.wounds(), group.piercing)
            if standing(enemies) <= GONE:
                return standing(own) / mine
            if standing(own) <= GONE:
                return -standing(enemies) / theirs
    return standing(own) / mine - standing(enemies) / theirs


def chance(edge: float) -> float:
    return 1.0 / (1.0 + exp(-SHARP * edge - 0.3))


def race(own: list[Group], enemies: list[Group]) -> Forecast:
    """Stacks that regenerate must fall within one turn each: turn by turn the chance of a roll that is good enough."""
    mine = max(standing(own), 0.1)
    order = in_order(own, enemies)
    needed = max([one.size for one in enemies])
    open_still = [0.0] * len(enemies) + [1.0]  # how likely so many of them stand
    left = 0.0
    for _ in range(TURNS):
        expected, any_left = 0.0, 0.0
        for count, likely in enumerate(open_still):
            expected += count * likely
            any_left += likely if count else 0.0
        there = expected / (len(enemies) * any_left)
        dealt, spread = 0.0, 0.3
        for group in order:
            wounds = group.wounds()
            if group.own:
                dealt += wounds
                spread += wounds * (1.0 - group.hit)
            else:
                suffer(own, wounds * there, group.piercing)
        good = 0.5 * (1.0 + erf((dealt - needed + 0.5) / sqrt(2.0 * spread)))
        left += good * open_still[1] * standing(own) / mine
        for count in range(len(enemies)):
            open_still[count] += good * open_still[count + 1]
            open_still[count + 1] *= 1.0 - good
        if standing(own) <= GONE or open_still[0] > 0.99:
            break
    return open_still[0], left / max(open_still[0], 0.01)


def forecast(own: list[Group], enemies: list[Group]) -> Forecast:
    """The chance of one's own side, and what share of it is left after a victory."""
    for one in enemies:
        if one.regenerates:
            return race(own, enemies)
    edge = margin(own, enemies)
    return chance(edge), max(edge, 0.1)


class Chances:
    """The forecasts of one force against every encounter, one stack of creatures or two, as they are asked for."""

    def __init__(self, box: Box, force: Force) -> None:
        self.box: Final = box
        self.force: Final = force
        self.found: Final[list[Forecast | None]] = [None] * (2 * len(box.creature_number))

    def against(self, token: i64, number: i64) -> Forecast:
        place = 2 * token + number - 1
        known = self.found[place]
        if known is None:
            enemies = [creature(self.box, token) for _ in range(number)]
            known = forecast(stacks_of(self.box, self.force), enemies)
            self.found[place] = known
        return known


class Memory:
    """What was found with one box; at the brim it is emptied, which changes no forecast."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.forces: Final[dict[Force, Chances]] = {}
        self.duels: Final[dict[tuple[Force, Force], Forecast]] = {}

    def of_force(self, force: Force) -> Chances:
        known = self.forces.get(force)
        if known is None:
            if len(self.forces) >= REMEMBERED:
                self.forces.clear()
            known = Chances(self.box, force)
            self.forces[force] = known
        return known

    def of_duel(self, force: Force, other: Force) -> Forecast:
        known = self.duels.get((force, other))
        if known is None:
            if len(self.duels) >= REMEMBERED:
                self.duels.clear()
            known = forecast(stacks_of(self.box, force), stacks_of(self.box, other))
            self.duels[(force, other)] = known
        return known


@lru_cache(maxsize=4)
def memory_of(box: Box) -> Memory:
    return Memory(box)


def against_hero(state: State, hero: i64, enemy: i64) -> Forecast:
    """The chance to beat another hero, and what share of the army is left after a victory."""
    return memory_of(state.box).of_duel(force_of(state, hero), force_of(state, enemy))
