"""About how a battle will end: both sides fight with average dice, and the margin becomes a chance."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from interregnum.games.heroes import fighting, values
from interregnum.games.heroes.box import HEROES_EACH, LEVELS
from interregnum.games.heroes.state import State
from interregnum.games.heroes.words import ATTACKS, FURY, INITIATIVE, REGENERATION, SLAYER

TURNS: Final = 12  # a battle that lasts longer is as good as lost
ELITE_DIE: Final = 0.55  # wounds more that the elite die brings, the die it replaces not counted
SHARP: Final = 5.0  # how sure the margin makes the outcome


@dataclass
class Group:
    """A stack as the estimate sees it: how fast, how strong, how many, how many wounds they bear."""

    speed: int
    hit: float  # the chance of one die
    size: float
    toughness: float  # wounds that one of them bears
    more: float = 0.0  # dice more or fewer
    least: float = 0.0  # dice whatever their number
    times: float = 1.0  # wounds of a hit
    elite: bool = False

    def dice(self) -> float:
        return max(self.least, min(5.0, self.size) + self.more) if self.size > 0.05 else 0.0

    def wounds(self) -> float:
        """What an attack deals on average."""
        rolled = self.dice()
        if rolled <= 0.0:
            return 0.0
        plain = rolled * self.hit * self.times
        if not self.elite:
            return plain
        fewer = 0.0 if self.size > 5 or self.least else min(1.0, rolled - 1.0)
        return max(plain, (rolled - fewer) * self.hit * self.times + ELITE_DIE)


def hit_chance(strength: int) -> float:
    return min(max(strength, 1), 7) / 8


def army(state: State, hero: int) -> list[Group]:
    """The stacks of an army, cheapest first: that is the order in which they are given up; the hero comes last."""
    box = state.box
    found: list[Group] = []
    for level in range(LEVELS):
        basic, elite = state.armies[hero][2 * level], state.armies[hero][2 * level + 1]
        if basic + elite:
            row = hero // HEROES_EACH * LEVELS + level
            weak, strong = 1 + box.unit_icons[2 * row], 1 + box.unit_icons[2 * row + 1]
            bears = (basic * weak + elite * (weak + strong)) / (basic + elite)
            hit = hit_chance(box.unit_strength[row])
            found.append(Group(box.unit_initiative[row], hit, basic + elite, bears, elite=elite > 0))
    more: int = values.of_hero(state, hero, ATTACKS)
    speed: int = values.of_hero(state, hero, INITIATIVE)
    found.append(Group(speed, hit_chance(values.hero_strength(state, hero)), 1, 1e9, more=more))
    return found


def creatures(state: State, token: int, number: int) -> list[Group]:
    box = state.box
    abilities = box.creature_abilities[token]
    group = Group(
        box.creature_initiative[token],
        hit_chance(box.creature_strength[token]),
        box.creature_number[token],
        1.0,
        least=5.0 if abilities >> FURY & 1 else 0.0,
        times=2.0 if abilities >> SLAYER & 1 else 1.0,
        elite=box.token_elite[token],
    )
    if abilities >> REGENERATION & 1:
        group.toughness = 1.6
    return [group] + [Group(**vars(group)) for _ in range(number - 1)]


def suffer(groups: list[Group], wounds: float) -> None:
    """Wounds go to the first group that stands, then to the next."""
    for group in groups:
        if group.toughness > 1e8 or wounds <= 0:
            continue
        gone = min(group.size, wounds / group.toughness)
        group.size -= gone
        wounds -= gone * group.toughness


def standing(groups: list[Group]) -> float:
    """What is left of the wounds a side can bear."""
    return sum(group.size * group.toughness for group in groups if group.toughness < 1e8)


def margin(own: list[Group], enemies: list[Group]) -> float:
    """What is left of the winner, as a share of what stood at the beginning; negative if the enemy wins."""
    mine, theirs = standing(own), standing(enemies)
    order = sorted(
        [(-one.speed, 1, one) for one in own] + [(-one.speed, 0, one) for one in enemies], key=lambda x: x[:2]
    )
    for _ in range(TURNS):
        for _, side, group in order:
            suffer(enemies if side else own, group.wounds())
            if standing(enemies) <= 0.2:
                return standing(own) / mine
            if standing(own) <= 0.2:
                return -standing(enemies) / theirs
    return standing(own) / mine - standing(enemies) / theirs


def chance(edge: float) -> float:
    return 1.0 / (1.0 + exp(-SHARP * edge - 0.3))


def against_token(state: State, hero: int, token: int) -> tuple[float, float]:
    """The chance to beat an encounter, and what share of the army is left after a victory."""
    number = 2 if fighting.is_dark(state) else 1
    edge = margin(army(state, hero), creatures(state, token, number))
    return chance(edge), max(edge, 0.1)


def against_hero(state: State, hero: int, enemy: int) -> tuple[float, float]:
    """The chance to beat another hero, and what share of the army is left after a victory."""
    edge = margin(army(state, hero), army(state, enemy))
    return chance(edge), max(edge, 0.1)
