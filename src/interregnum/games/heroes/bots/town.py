"""What to build, whom to recruit, when to trade."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.bots import market
from interregnum.games.heroes.bots.targets import Targets
from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.cards import values
from interregnum.games.heroes.engine.flow.programs import RECRUITING_HERO, RECRUITING_LEFT
from interregnum.games.heroes.engine.state import IN_TOWN, State
from interregnum.games.heroes.engine.terms import RECRUIT_HEROES, TRADE
from interregnum.games.heroes.engine.town import building

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


def wanted(state: State, seat: int) -> list[tuple[int, float]]:
    """The answers of Build in the order they are wanted, whether they can be paid or not, and their worth."""
    box = state.box
    own = box.faction_buildings[state.factions[seat]]
    ids = {box.ids[source]: source - box.building_first for source in own}
    rounds = len(state.weeks)
    found: list[tuple[int, float]] = []
    if ids[TEMPLE] + box.building_first not in state.buildings[seat]:
        found.append((CHOICES.code("build", building=ids[TEMPLE]), 3.0))
    for name, worth in WANTED:
        if isinstance(name, int):
            if state.levels[seat] == name - 1:
                found.append((c.LEVEL_UP, worth * rounds))
            continue
        number = own[-1] - box.building_first if name == "faction" else ids[name]
        if number + box.building_first not in state.buildings[seat]:
            found.append((CHOICES.code("build", building=number), worth * rounds))
    return found


def build(state: State, seat: int, choices: list[int]) -> int:
    """The first wanted thing that can be paid; the Town Hall in gold while resources are short."""
    for choice, _ in wanted(state, seat):
        answer = CHOICES.decode(choice)
        in_gold = CHOICES.code("build-for-gold", **answer.parts) if answer.name == "build" else choice
        if in_gold in choices:
            return in_gold
        if choice in choices:
            return choice
    return trade_for_building(state, seat, choices)


def build_value(state: State, seat: int) -> float:
    """What the next Build action would bring."""
    found: list[int] = []
    building.add_choices(state, seat, found)
    for choice, worth in wanted(state, seat):
        if choice in found:
            return worth
    return 0.0


def trade_for_building(state: State, seat: int, choices: list[int]) -> int:
    """Buy resources that are missing for the next wanted thing, if gold is plentiful."""
    missing = missing_resources(state, seat)
    if not missing or state.gold[seat] - 2 * missing < 8:
        return c.DONE
    return trade_for("for-resources", missing, choices)


def missing_resources(state: State, seat: int) -> int:
    """What the next wanted thing costs beyond the stock."""
    return max(0, next_price(state, seat) - state.resources[seat])


def next_price(state: State, seat: int) -> int:
    """The resources of the next wanted thing that the town is ready for."""
    for choice, worth in wanted(state, seat):
        if worth <= 0.0:
            continue
        if choice == c.LEVEL_UP:
            price: int = building.level_price(state, seat)
            return price
        number = CHOICES.decode(choice)["building"]
        if state.box.building_artifact[number] < 0 and state.box.building_level[number] <= state.levels[seat]:
            return state.box.building_resources[number] + state.box.building_either[number]
    return 0


# -- recruiting


def recruit(state: State, seat: int, choices: list[int]) -> int:
    """Trade what is spare, hire a hero, turn tokens elite, then buy what the gold is best spent on."""
    more = spare_gold(state, seat)
    trade = trade_for("for-gold", more, choices)
    if more >= 2 and state.gold[seat] < PLENTY and trade != c.DONE:
        return trade
    hires = of_kind("hire", choices)
    if hires and wants_hero(state, seat):
        return max(hires, key=lambda choice: worth_of_hero(state, CHOICES.decode(choice)["hero"]))
    upgrades = of_kind("upgrade", choices)
    if upgrades:
        return max(upgrades, key=lambda choice: rank_of_upgrade(state, choice))
    buys = of_kind("buy", choices)
    if buys:
        return purchase(state, seat, buys)
    return dismissal(state, seat, choices)


def spare_gold(state: State, seat: int) -> int:
    """The gold that a trade would bring for resources that nothing is waiting for."""
    if not values.player_may(state, seat, TRADE):
        return 0
    kept = next_price(state, seat) if len(state.weeks) > 3 else 0
    return max(0, state.resources[seat] - kept) // 2


def purse(state: State, seat: int) -> int:
    """The gold at hand, that of a trade included."""
    return state.gold[seat] + spare_gold(state, seat)


def wants_hero(state: State, seat: int) -> bool:
    """Another hero, while there are rounds enough and gold for his army; for a third one there must be plenty."""
    heroes = state.heroes_of(seat)
    if len(heroes) == 3 or len(state.weeks) < 2 or any(state.army_size(hero) <= 2 for hero in heroes):
        return False
    return purse(state, seat) >= (HERO_GOLD if len(heroes) == 1 else PLENTY)


def rank_of_upgrade(state: State, choice: int) -> float:
    answer = CHOICES.decode(choice)
    return -answer["level"] + 0.01 * market.army_worth(state, answer["hero"])


def purchase(state: State, seat: int, buys: list[int]) -> int:
    """The hero with the strongest army is served first."""
    hero = max({CHOICES.decode(choice)["hero"] for choice in buys}, key=lambda one: market.army_worth(state, one))
    sold = [
        (market.worth(state, hero, level, side), price, (level, side))
        for _, price, (level, side) in market.offers(state, hero)
        if CHOICES.code("buy", hero=hero, level=level, side=side) in buys
    ]
    pending = state.stack[-1]
    places = max(1, min(pending.slots[RECRUITING_LEFT], values.room(state, hero)))
    token = market.best(sold, state.gold[seat], places)
    return buys[-1] if token is None else CHOICES.code("buy", hero=hero, level=token[0], side=token[1])


def dismissal(state: State, seat: int, choices: list[int]) -> int:
    """Make room for a much stronger token that can be paid."""
    pending = state.stack[-1]
    gone = of_kind("dismiss", choices)
    if not gone or pending.slots[RECRUITING_LEFT] <= 0 or pending.slots[RECRUITING_HERO] >= 0:
        return c.DONE
    weakest = min(gone, key=lambda choice: worth_of_token(state, choice))
    hero = CHOICES.decode(weakest)["hero"]
    payable = [worth for worth, price, _ in market.offers(state, hero) if price <= state.gold[seat]]
    if payable and values.room(state, hero) <= 0 and max(payable) >= 3 * worth_of_token(state, weakest):
        return weakest
    return c.DONE


def worth_of_token(state: State, choice: int) -> float:
    """What the token is worth that would be dismissed."""
    answer = CHOICES.decode(choice)
    return market.worth(state, answer["hero"], answer["level"], answer["side"])


def trade_for(name: str, amount: int, choices: list[int]) -> int:
    """The trade that brings so much, if it is offered."""
    found = [choice for choice in of_kind(name, choices) if CHOICES.decode(choice)["amount"] == amount]
    return found[0] if found else c.DONE


def of_kind(name: str, choices: list[int]) -> list[int]:
    return [choice for choice in choices if CHOICES.decode(choice).name == name]


def recruit_value(state: State, seat: int) -> float:
    """What a Recruit action would bring: what the armies in town could do more with it."""
    value = 0.0
    for hero in state.heroes_of(seat):
        if state.at[hero] == IN_TOWN:
            value = max(value, gain_of_recruiting(state, hero))
    if wants_hero(state, seat) and values.player_may(state, seat, RECRUIT_HEROES):
        value += NEW_HERO * min(1.0, len(state.weeks) / 5)
    return value


def gain_of_recruiting(state: State, hero: int, targets: Targets | None = None) -> float:
    """How much more an army promises after a Recruit action, as if the hero were in town."""
    before = state.armies[hero]
    after = market.after_recruiting(state, hero, purse(state, state.seat_of_hero(hero)))
    if after == before:
        return 0.0
    now = Targets(state, hero) if targets is None else targets
    more = -now.promise() if sum(before) else 0.0
    more -= ARMY * now.future * market.army_worth(state, hero)
    state.armies[hero] = after
    more += Targets(state, hero, now.costs).promise() + ARMY * now.future * market.army_worth(state, hero)
    state.armies[hero] = before
    return max(0.0, more)


# -- gathering


def gather_value(state: State, seat: int) -> float:
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


def incomes(state: State, seat: int) -> tuple[int, int]:
    """Resources and gold that the places of a seat bring."""
    resources, gold = 0, 0
    for field in state.board.flags:
        if state.owners[field] == seat:
            points = state.box.place_power[state.board.place[field]]
            resources += 4 - points if points else 0
            gold += 0 if points else 4
    return resources, gold


def has_town_hall(state: State, seat: int) -> bool:
    return any(state.box.ids[one] == "town-hall" for one in state.buildings[seat])


def income(state: State, seat: int) -> int:
    """Resources while the next building cannot be paid from stock and places, else gold."""
    coming = incomes(state, seat)[0]
    return c.IN_RESOURCES if missing_resources(state, seat) > coming else c.IN_GOLD


def worth_of_hero(state: State, hero: int) -> float:
    box = state.box
    abilities = sum(GIFTS.get(box.ids[ability].partition("-")[0], 0.0) for ability in box.hero_abilities[hero])
    return box.hero_command[hero] + box.hero_strength[hero] + abilities
