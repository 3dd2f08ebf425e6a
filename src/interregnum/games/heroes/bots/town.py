"""What to build, whom to recruit, when to trade."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.bots import codes, market
from interregnum.games.heroes.bots.habits import GREEDY, Habits
from interregnum.games.heroes.bots.targets import Targets
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import RECRUITING_HERO, RECRUITING_LEFT
from interregnum.games.heroes.engine.state import IN_TOWN, State
from interregnum.games.heroes.engine.terms import RECRUIT_HEROES, TRADE
from interregnum.games.heroes.engine.town import building
from interregnum.kernel.ids import Seat

# In the order in which they are wanted, with what they bring in each round to come; a number is a town level.
WANTED: Final[tuple[tuple[str | int, float], ...]] = (
    ("town-hall", 0.35),
    ("marketplace", 0.35),
    (2, 0.3),
    ("hall-of-fame", 0.3),
    ("training-grounds", 0.3),
    (3, 0.3),
    (4, 0.25),
    ("faction", 0.15),
    ("war-council", 0.12),
    ("garrison", 0.05),
    ("town-portal", 0.05),
)
GIFTS: Final = {  # what an ability adds to a hero, by the first word of its id
    "leader": 2.0, "warlord": 1.0, "aggressor": 1.0, "merchant": 1.0, "wealthy": 1.0, "quartermaster": 0.5,
    "inheritance": 0.5,
}  # fmt: skip
TEMPLE: Final = "temple-of-asha"
ARMY: Final = 0.15  # a point of Strength that bears a wound, beyond what it promises at once
NEW_HERO: Final = 2.0  # he is activated along with the others
HERO_GOLD: Final = 9  # for him and his first units
PLENTY: Final = 15  # gold
PER_UNIT: Final = 0.09  # what a resource or gold is worth that is needed soon
SPARE: Final = 0.02  # and one that is not


class Plans:
    """What each faction wants to build, as answers, and what heroes add by their abilities."""

    def __init__(self, box: Box) -> None:
        self.temples: Final = [wish_of(box, own, TEMPLE) for own in box.faction_buildings]
        self.wishes: Final = [[wish_of(box, own, name) for name, _ in WANTED] for own in box.faction_buildings]
        self.worths: Final = [worth for _, worth in WANTED]
        self.heroes: Final = [worth_by_card(box, hero) for hero in range(len(box.hero_ids))]
        self.hall: Final = box.numbers["building town-hall"]


def wish_of(box: Box, own: list[int], name: str | int) -> int:
    """The answer that builds this for a faction; a negative number is a town level."""
    if isinstance(name, int):
        return -name
    if name == "faction":
        return c.BUILD_IT + own[-1] - box.building_first
    numbers = {box.ids[source]: source - box.building_first for source in own}
    return c.BUILD_IT + numbers[name]


def worth_by_card(box: Box, hero: i64) -> float:
    gifts = 0.0
    for ability in box.hero_abilities[hero]:
        gifts += GIFTS.get(box.ids[ability].partition("-")[0], 0.0)
    return box.hero_command[hero] + box.hero_strength[hero] + gifts


@lru_cache(maxsize=4)
def plans_of(box: Box) -> Plans:
    return Plans(box)


def wanted(state: State, seat: Seat) -> list[tuple[int, float]]:
    """The answers of Build in the order they are wanted, whether they can be paid or not, and their worth."""
    plans = plans_of(state.box)
    faction: i64 = state.factions[seat]
    standing = state.buildings[seat]
    first: i64 = state.box.building_first - c.BUILD_IT
    rounds: int = len(state.weeks)
    found: list[tuple[int, float]] = []
    temple = plans.temples[faction]
    if temple + first not in standing:
        found.append((temple, 3.0))
    for wish, worth in zip(plans.wishes[faction], plans.worths, strict=True):
        if wish < 0:
            if state.levels[seat] == -wish - 1:
                found.append((c.LEVEL_UP, worth * rounds))
        elif wish + first not in standing:
            found.append((wish, worth * rounds))
    return found


def build(state: State, seat: Seat, choices: list[int], habits: Habits = GREEDY) -> int:
    """The first wanted thing that can be paid; the Town Hall in gold while resources are short."""
    for choice, _ in wanted(state, seat):
        in_gold: int = codes.in_gold(choice)
        if in_gold in choices:
            return in_gold
        if choice in choices:
            return choice
    return trade_for_building(state, seat, choices) if habits.trades else c.DONE


def build_value(state: State, seat: Seat) -> float:
    """What the next Build action would bring."""
    found: list[int] = []
    building.add_choices(state, seat, found)
    for choice, worth in wanted(state, seat):
        if choice in found:
            return worth
    return 0.0


def trade_for_building(state: State, seat: Seat, choices: list[int]) -> int:
    """Buy resources that are missing for the next wanted thing, if gold is plentiful."""
    missing = missing_resources(state, seat)
    if not missing or state.gold[seat] - 2 * missing < 8:
        return c.DONE
    return traded(c.FOR_RESOURCES + missing, choices)


def missing_resources(state: State, seat: Seat) -> int:
    """What the next wanted thing costs beyond the stock."""
    return max(0, next_price(state, seat) - state.resources[seat])


def next_price(state: State, seat: Seat) -> int:
    """The resources of the next wanted thing that the town is ready for."""
    for choice, worth in wanted(state, seat):
        if worth <= 0.0:
            continue
        if choice == c.LEVEL_UP:
            price: int = building.level_price(state, seat)
            return price
        number: int = codes.built(choice)
        if state.box.building_artifact[number] < 0 and state.box.building_level[number] <= state.levels[seat]:
            return state.box.building_resources[number] + state.box.building_either[number]
    return 0


# -- recruiting


def recruit(state: State, seat: Seat, choices: list[int], habits: Habits = GREEDY) -> int:
    """Trade what is spare, hire a hero, turn tokens elite, then buy what the gold is best spent on."""
    if habits.trades:
        more = spare_gold(state, seat)
        if more >= 2 and state.gold[seat] < PLENTY:
            trade = traded(c.FOR_GOLD + more, choices)
            if trade != c.DONE:
                return trade
    hire = best_hire(state, choices)
    if hire != c.DONE and habits.hires and wants_hero(state, seat):
        return hire
    upgrade = best_upgrade(state, choices)
    if upgrade != c.DONE:
        return upgrade
    buys = [choice for choice in choices if codes.is_buy(choice)]
    if buys:
        return purchase(state, seat, buys)
    return dismissal(state, seat, choices)


def best_hire(state: State, choices: list[int]) -> int:
    """The hero who adds most of those for hire."""
    best: int = c.DONE
    most = -1.0
    for choice in choices:
        if codes.is_hire(choice):
            worth = worth_of_hero(state, codes.hired(choice))
            if worth > most:
                best, most = choice, worth
    return best


def best_upgrade(state: State, choices: list[int]) -> int:
    """Cheap tokens first, and of them those of the strongest army."""
    best: int = c.DONE
    most = -1e9
    for choice in choices:
        if codes.is_upgrade(choice):
            hero, level = c.upgraded(choice)
            rank = -float(level) + 0.01 * market.army_worth(state, hero)
            if rank > most:
                best, most = choice, rank
    return best


def spare_gold(state: State, seat: Seat) -> int:
    """The gold that a trade would bring for resources that nothing is waiting for."""
    if not values.player_may(state, seat, TRADE):
        return 0
    kept = next_price(state, seat) if len(state.weeks) > 3 else 0
    return max(0, state.resources[seat] - kept) // 2


def purse(state: State, seat: Seat) -> int:
    """The gold at hand, that of a trade included."""
    return state.gold[seat] + spare_gold(state, seat)


def wants_hero(state: State, seat: Seat) -> bool:
    """Another hero, while there are rounds enough and gold for his army; for a third one there must be plenty."""
    heroes = state.heroes_of(seat)
    if len(heroes) == 3 or len(state.weeks) < 2:
        return False
    for hero in heroes:
        if state.army_size(hero) <= 2:
            return False
    return purse(state, seat) >= (HERO_GOLD if len(heroes) == 1 else PLENTY)


def purchase(state: State, seat: Seat, buys: list[int]) -> int:
    """The hero with the strongest army is served first."""
    hero, strongest = -1, -1.0
    for one in {c.bought(choice)[0] for choice in buys}:
        worth = market.army_worth(state, one)
        if worth > strongest:
            hero, strongest = one, worth
    sold = [
        (market.worth(state, hero, level, side), price, (level, side))
        for _, price, (level, side) in market.offers(state, hero)
        if c.buying(hero, level, side) in buys
    ]
    pending = state.stack[-1]
    places: int = max(1, min(pending.slots[RECRUITING_LEFT], values.room(state, hero)))
    token = market.best(sold, state.gold[seat], places)
    return buys[-1] if token is None else c.buying(hero, token[0], token[1])


def dismissal(state: State, seat: Seat, choices: list[int]) -> int:
    """Make room for a much stronger token that can be paid."""
    pending = state.stack[-1]
    weakest: int = c.DONE
    least = 1e9
    for choice in choices:
        if codes.is_dismissal(choice):
            worth = worth_of_token(state, choice)
            if worth < least:
                weakest, least = choice, worth
    if weakest == c.DONE or pending.slots[RECRUITING_LEFT] <= 0 or pending.slots[RECRUITING_HERO] >= 0:
        return c.DONE
    hero, _ = c.dismissed(weakest)
    most = -1.0
    for value, price, _ in market.offers(state, hero):
        if price <= state.gold[seat]:
            most = max(most, value)
    if most >= 0.0 and values.room(state, hero) <= 0 and most >= 3 * least:
        return weakest
    return c.DONE


def worth_of_token(state: State, choice: i64) -> float:
    """What the token is worth that would be dismissed."""
    hero, kind = c.dismissed(choice)
    return market.worth(state, hero, kind // 2, kind % 2)


def traded(trade: int, choices: list[int]) -> int:
    """The trade, if it is offered."""
    return trade if trade in choices else c.DONE


def recruit_value(state: State, seat: Seat, aims: list[Targets], habits: Habits = GREEDY) -> float:
    """What a Recruit action would bring: what the armies in town could do more with it."""
    value = 0.0
    for targets in aims:
        if state.at[targets.hero] == IN_TOWN:
            value = max(value, gain_of_recruiting(state, targets.hero, targets))
    if habits.hires and wants_hero(state, seat) and values.player_may(state, seat, RECRUIT_HEROES):
        value += NEW_HERO * min(1.0, len(state.weeks) / 5)
    return value


def gain_of_recruiting(state: State, hero: i64, targets: Targets | None = None) -> float:
    """How much more an army promises after a Recruit action, as if the hero were in town."""
    before = state.armies[hero]
    after = market.after_recruiting(state, hero, purse(state, state.seat_of_hero(hero)))
    if after == before:
        return 0.0
    now = Targets(state, hero) if targets is None else targets
    more = -now.promise() if state.army_size(hero) > 0 else 0.0
    more -= ARMY * now.future * market.army_worth(state, hero)
    state.armies[hero] = after
    then = Targets(state, hero, now.costs, now.land, now.habits)
    more += then.promise() + ARMY * now.future * market.army_worth(state, hero)
    state.armies[hero] = before
    return max(0.0, more)


# -- gathering


def gather_value(state: State, seat: Seat) -> float:
    """What a Gather brings; what is needed soon counts most."""
    rounds = len(state.weeks)
    if rounds == 0:
        return 0.05
    resources, gold = incomes(state, seat)
    if has_town_hall(state, seat):
        resources += 3
    price = next_price(state, seat)
    needed = min(resources, max(0, price + 6 - state.resources[seat])) if price else 0
    wanted_gold = min(gold, max(0, 20 - state.gold[seat]))
    worth = PER_UNIT * (needed + wanted_gold) + SPARE * (resources + gold - needed - wanted_gold)
    return worth * min(1.0, rounds / 3)


def incomes(state: State, seat: Seat) -> tuple[int, int]:
    """Resources and gold that the places of a seat bring."""
    resources, gold = 0, 0
    for field in state.board.flags:
        if state.owners[field] == seat:
            points = state.box.place_power[state.board.place[field]]
            resources += 4 - points if points else 0
            gold += 0 if points else 4
    return resources, gold


def has_town_hall(state: State, seat: Seat) -> bool:
    return plans_of(state.box).hall in state.buildings[seat]


def income(state: State, seat: Seat) -> int:
    """Resources while the next building cannot be paid from stock and places, else gold."""
    coming = incomes(state, seat)[0]
    return c.IN_RESOURCES if missing_resources(state, seat) > coming else c.IN_GOLD


def worth_of_hero(state: State, hero: i64) -> float:
    return plans_of(state.box).heroes[hero]
