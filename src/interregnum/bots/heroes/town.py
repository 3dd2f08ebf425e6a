"""What to build, whom to recruit, when to trade."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes import building, values
from interregnum.games.heroes import choices as c
from interregnum.games.heroes.state import IN_TOWN, State
from interregnum.games.heroes.words import RECRUIT_ELITES

# In the order in which they are wanted; a number is a town level.
WANTED: Final = (
    "town-hall", "marketplace", 2, "garrison", "hall-of-fame", "training-grounds", 3, "faction", 4, "war-council",
    "town-portal",
)  # fmt: skip


def wanted(state: State, seat: int) -> list[int]:
    """The answers of Build in the order they are wanted, whether they can be paid or not."""
    box = state.box
    own = box.faction_buildings[state.factions[seat]]
    ids = {box.ids[source]: source - box.building_first for source in own}
    found = []
    if "temple-of-asha" in ids:
        found.append(c.BUILD_IT + ids["temple-of-asha"])
    for name in WANTED:
        if isinstance(name, int):
            if state.levels[seat] == name - 1:
                found.append(c.LEVEL_UP)
            continue
        number = own[-1] - box.building_first if name == "faction" else ids[name]
        if number + box.building_first not in state.buildings[seat]:
            found.append(c.BUILD_IT + number)
    return found


def build(state: State, seat: int, choices: list[int]) -> int:
    """The first wanted thing that can be paid; the Town Hall in gold while resources are short."""
    for choice in wanted(state, seat):
        in_gold = choice - c.BUILD_IT + c.BUILD_GOLD
        if in_gold in choices and state.gold[seat] > 6:
            return in_gold
        if choice in choices:
            return choice
    return trade_for_building(state, seat, choices)


def trade_for_building(state: State, seat: int, choices: list[int]) -> int:
    """Buy resources that are missing for the next wanted thing, if gold is plentiful."""
    missing = missing_resources(state, seat)
    if missing and state.gold[seat] - 2 * missing >= 6 and c.FOR_RESOURCES + missing in choices:
        return c.FOR_RESOURCES + missing
    return c.DONE


def missing_resources(state: State, seat: int) -> int:
    """What the next wanted thing costs beyond the stock."""
    for choice in wanted(state, seat):
        if choice == c.LEVEL_UP:
            return max(0, building.level_price(state, seat) - state.resources[seat])
        number = choice - c.BUILD_IT
        if state.box.building_artifact[number] < 0 and state.box.building_level[number] <= state.levels[seat]:
            return max(0, state.box.building_resources[number] - state.resources[seat])
    return 0


def can_build(state: State, seat: int) -> bool:
    """Whether the next Build action would raise something wanted."""
    found: list[int] = []
    building.add_choices(state, seat, found)
    return any(choice in found for choice in wanted(state, seat))


def recruit(state: State, seat: int, choices: list[int]) -> int:
    """A second hero first, then the strongest token that can be paid, then upgrades."""
    hires = [choice for choice in choices if c.HIRE <= choice < c.DISMISSAL]
    if hires and len(state.weeks) >= 3 and state.gold[seat] >= 8:
        return hires[0]
    buys = [choice for choice in choices if c.BUY <= choice < c.UPGRADE]
    if buys:
        return max(buys, key=lambda choice: worth_of_unit(state, choice))
    upgrades = [choice for choice in choices if c.UPGRADE <= choice < c.HIRE]
    if upgrades:
        return max(upgrades, key=lambda choice: (choice - c.UPGRADE) % 4)
    return c.DONE


def worth_of_unit(state: State, choice: int) -> float:
    """Strength for the place it takes in the army; an elite token bears more."""
    code: int = choice - c.BUY
    level, side = code % 8 // 2, code % 2
    return (level + 2) * (1.0 + 0.6 * side)


def recruit_value(state: State, seat: int) -> float:
    """About what a Recruit action would bring: tokens for heroes in town, by gold and room."""
    heroes = [hero for hero in state.heroes_of(seat) if state.at[hero] == IN_TOWN]
    if not heroes:
        return 0.0
    places: int = sum(max(0, values.room(state, hero)) for hero in heroes)
    most: int = values.recruit_limit(state, seat)
    price = {1: 1.5, 2: 2.5, 3: 4.0, 4: 6.0}[state.levels[seat]]
    bought: int = min(places, most, int(state.gold[seat] / price))
    value = 0.3 * bought * (1 + 0.2 * state.levels[seat])
    if values.player_may(state, seat, RECRUIT_ELITES):
        value += 0.05 * min(state.gold[seat], 10) if any(sum(state.armies[hero][0::2]) for hero in heroes) else 0.0
    if any(state.army_size(hero) == 0 for hero in state.heroes_of(seat)) and bought:
        value += 2.0
    return value


def gather_value(state: State, seat: int) -> float:
    """What a Gather brings: income of places, buildings and cards, about."""
    income: int = 0
    for field in state.board.flags:
        if state.owners[field] == seat:
            income += 4 - state.box.place_power[state.board.place[field]]
    income += 3 if state.buildings[seat] else 0
    stock = state.resources[seat] + state.gold[seat]
    need = 1.0 if stock <= 14 else 14 / stock
    return need * (0.13 if len(state.weeks) >= 2 else 0.03) * income


def start_hero(state: State, choices: list[int]) -> int:
    """A strong hero of high Command leads the first army."""
    box = state.box
    return max(choices, key=lambda choice: box.hero_command[choice - c.HEROES] + box.hero_strength[choice - c.HEROES])
