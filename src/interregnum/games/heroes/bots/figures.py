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
CLOSE: Final = 6.0  # Power short of the goal that begins to count as near
TREASURY: Final = 30.0  # more gold or resources than this serve nobody


class Places:
    """Where buildings of their own figure stand among the sources of a box."""

    def __init__(self, box: Box) -> None:
        self.named: Final = [box.numbers[f"building {name}"] for name in NAMES[13:17]]


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
    row[0] = total
    row[1] = max(0.0, total - float(state.goal) + CLOSE)
    zone = land.zones[seat]
    for field in state.board.flags:
        if state.owners[field] == seat:
            points = float(state.box.place_power[state.board.place[field]])
            if field in zone:
                row[2] += points
            elif is_within_reach(state, seat, field):
                row[3] += points


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
        row[4] += 0.1 * armies[hero]
        row[5] = max(row[5], 0.1 * armies[hero])
        row[6] += 1.0
        row[7] += 1.0 if state.army_size(hero) == 0 else 0.0
        for token in state.trophies[hero]:
            row[18] += float(state.box.token_xp[token])
        row[19] += float(len(state.skills[hero]))
        row[20] += float(len(state.scrolls[hero]))
        row[21] += float(state.luck[hero])
        row[23] = max(row[23], float(values.rout(state, hero)))
        row[26] += danger(state, seat, hero, armies)


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
    row[8] = float(resources)
    row[9] = float(gold)
    row[10] = min(TREASURY, float(state.gold[seat]))
    row[11] = min(TREASURY, float(state.resources[seat]))
    row[12] = float(state.levels[seat])
    named = places_of(state.box).named
    for building in state.buildings[seat]:
        if building in named:
            row[13 + named.index(building)] = 1.0
        else:
            row[17] += 1.0
    row[22] = 1.0 if state.first == seat else 0.0


def count_prospects(state: State, land: Land, row: list[float]) -> None:
    """What the armies could do next, and what they promise beyond."""
    for hero in state.heroes_of(land.seat):
        if state.army_size(hero) > 0:
            targets = Targets(state, hero, None, land)
            row[24] += targets.far()[0]
            row[25] = max(row[25], targets.promise())


def compare(found: list[list[float]], seat: Seat) -> None:
    """How far a seat is ahead of the best of the others, in Power and in its best army."""
    most, strongest = 0.0, 0.0
    for other, row in enumerate(found):
        if other != seat:
            most = max(most, row[0])
            strongest = max(strongest, row[5])
    own = found[seat]
    own[27] = max(-6.0, min(6.0, own[0] - most))
    own[28] = (own[5] - strongest) / (own[5] + strongest + 1.0)
