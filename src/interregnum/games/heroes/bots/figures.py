"""A position in figures: what each seat has, could do soon and might lose, in the order of `NAMES`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.bots import estimate, market, town
from interregnum.games.heroes.bots.targets import Land, Targets, apart
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.state import IN_TOWN, State
from interregnum.games.heroes.engine.terms import MOVEMENT
from interregnum.kernel.ids import Seat

NAMES: Final = (
    "power", "near-goal", "safe", "exposed", "army", "best-army", "heroes", "bare-heroes", "resources-income",
    "gold-income", "gold", "resources", "town-level", "town-hall", "marketplace", "hall-of-fame", "training-grounds",
    "other-buildings", "xp", "skills", "scrolls", "luck", "first", "rout", "outlook", "promise", "danger", "lead",
    "upper-hand",
)  # fmt: skip
FIGURES: Final = len(NAMES)
POWER: Final = NAMES.index("power")
NEAR_GOAL: Final = NAMES.index("near-goal")
SAFE: Final = NAMES.index("safe")
EXPOSED: Final = NAMES.index("exposed")
ARMY: Final = NAMES.index("army")
BEST_ARMY: Final = NAMES.index("best-army")
HEROES: Final = NAMES.index("heroes")
BARE_HEROES: Final = NAMES.index("bare-heroes")
RESOURCES_INCOME: Final = NAMES.index("resources-income")
GOLD_INCOME: Final = NAMES.index("gold-income")
GOLD: Final = NAMES.index("gold")
RESOURCES: Final = NAMES.index("resources")
TOWN_LEVEL: Final = NAMES.index("town-level")
TOWN_HALL: Final = NAMES.index("town-hall")
OTHER_BUILDINGS: Final = NAMES.index("other-buildings")
XP: Final = NAMES.index("xp")
SKILLS: Final = NAMES.index("skills")
SCROLLS: Final = NAMES.index("scrolls")
LUCK: Final = NAMES.index("luck")
FIRST: Final = NAMES.index("first")
ROUT: Final = NAMES.index("rout")
OUTLOOK: Final = NAMES.index("outlook")
PROMISE: Final = NAMES.index("promise")
DANGER: Final = NAMES.index("danger")
LEAD: Final = NAMES.index("lead")
UPPER_HAND: Final = NAMES.index("upper-hand")
BUILDINGS: Final = NAMES[TOWN_HALL : TOWN_HALL + 4]  # those that have a figure of their own
CLOSE: Final = 6.0  # Power short of the goal that begins to count as near
TREASURY: Final = 30.0  # more gold or resources than this serve nobody


class Places:
    """Where buildings of their own figure stand among the sources of a box."""

    def __init__(self, box: Box) -> None:
        self.named: Final = [box.numbers[f"building {name}"] for name in BUILDINGS]


@lru_cache(maxsize=4)
def places_of(box: Box) -> Places:
    return Places(box)


def figures(state: State) -> list[list[float]]:
    """The figures of every seat."""
    found = [[0.0] * FIGURES for _ in range(state.seats)]
    armies = [market.army_worth(state, hero) for hero in range(len(state.at))]
    lands = [Land(state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        row = found[seat]
        count_power(state, lands[seat], row)
        count_heroes(state, seat, armies, row)
        count_town(state, seat, row)
        count_prospects(state, lands[seat], row)
    for seat in range(state.seats):
        compare(found, seat)
    return found


def count_power(state: State, land: Land, row: list[float]) -> None:
    """Power, how near it is to the goal, and how much of it lies in a zone or within reach of an enemy."""
    seat = land.seat
    total = float(land.powers[seat])
    row[POWER] = total
    row[NEAR_GOAL] = max(0.0, total - float(state.goal) + CLOSE)
    zone = land.zones[seat]
    for field in state.board.flags:
        if state.owners[field] == seat:
            points = float(state.box.place_power[state.board.place[field]])
            if field in zone:
                row[SAFE] += points
            elif is_within_reach(state, seat, field):
                row[EXPOSED] += points


def is_within_reach(state: State, seat: Seat, field: i64) -> bool:
    """Whether a hero of somebody else could be there with one activation, if nothing lay between."""
    for hero, at in enumerate(state.at):
        if at < 0 or state.seat_of_hero(hero) == seat or state.army_size(hero) == 0:
            continue
        if apart(at, field) <= state.box.movement_points:
            return True
    return False


def count_heroes(state: State, seat: Seat, armies: list[float], row: list[float]) -> None:
    for hero in state.heroes_of(seat):
        row[ARMY] += 0.1 * armies[hero]
        row[BEST_ARMY] = max(row[BEST_ARMY], 0.1 * armies[hero])
        row[HEROES] += 1.0
        row[BARE_HEROES] += 1.0 if state.army_size(hero) == 0 else 0.0
        for token in state.trophies[hero]:
            row[XP] += float(state.box.token_xp[token])
        row[SKILLS] += float(len(state.skills[hero]))
        row[SCROLLS] += float(len(state.scrolls[hero]))
        row[LUCK] += float(state.luck[hero])
        row[ROUT] = max(row[ROUT], float(values.rout(state, hero)))
        row[DANGER] += danger(state, seat, hero, armies)


def danger(state: State, seat: Seat, hero: i64, armies: list[float]) -> float:
    """What the hero is likely to lose to the strongest enemy near him."""
    at: i64 = state.at[hero]
    if at < 0:
        return 0.0
    worst = 0.0
    for enemy, where in enumerate(state.at):
        if where == at or where < IN_TOWN or state.seat_of_hero(enemy) == seat or state.army_size(enemy) == 0:
            continue
        stands: i64 = state.towns[state.seat_of_hero(enemy)] if where == IN_TOWN else where
        if apart(at, stands) <= values.of_hero(state, enemy, MOVEMENT):
            worst = max(worst, estimate.against_hero(state, enemy, hero)[0])
    return worst * (1.0 + 0.1 * armies[hero])


def count_town(state: State, seat: Seat, row: list[float]) -> None:
    resources, gold = town.incomes(state, seat)
    row[RESOURCES_INCOME] = float(resources)
    row[GOLD_INCOME] = float(gold)
    row[GOLD] = min(TREASURY, float(state.gold[seat]))
    row[RESOURCES] = min(TREASURY, float(state.resources[seat]))
    row[TOWN_LEVEL] = float(state.levels[seat])
    named = places_of(state.box).named
    for building in state.buildings[seat]:
        if building in named:
            row[TOWN_HALL + named.index(building)] = 1.0
        else:
            row[OTHER_BUILDINGS] += 1.0
    row[FIRST] = 1.0 if state.first == seat else 0.0


def count_prospects(state: State, land: Land, row: list[float]) -> None:
    """What the armies could do next, and what they promise beyond."""
    for hero in state.heroes_of(land.seat):
        if state.army_size(hero) > 0:
            targets = Targets(state, hero, None, land)
            row[OUTLOOK] += targets.far()[0]
            row[PROMISE] = max(row[PROMISE], targets.promise())


def compare(found: list[list[float]], seat: Seat) -> None:
    """How far a seat is ahead of the best of the others, in Power and in its best army."""
    most, strongest = 0.0, 0.0
    for other, row in enumerate(found):
        if other != seat:
            most = max(most, row[POWER])
            strongest = max(strongest, row[BEST_ARMY])
    own = found[seat]
    own[LEAD] = max(-6.0, min(6.0, own[POWER] - most))
    own[UPPER_HAND] = (own[BEST_ARMY] - strongest) / (own[BEST_ARMY] + strongest + 1.0)
