"""The action Build: one building, or the next town level (MMH-BUILD, MMH-BLD)."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import LEVELS, NO_CARD, NO_UNIT
from interregnum.games.heroes.engine.cards import belongings, values, windows
from interregnum.games.heroes.engine.choices import BUILD, BUILD_GOLD, BUILD_IT, CARD, DONE, LEVEL_UP
from interregnum.games.heroes.engine.events import Built, LevelRaised
from interregnum.games.heroes.engine.flow import power
from interregnum.games.heroes.engine.state import Procedure, State
from interregnum.games.heroes.engine.terms import ON_BUILDING, ON_LEVEL
from interregnum.games.heroes.engine.town import trading
from interregnum.games.heroes.engine.town.experience import NO_SIDE
from interregnum.kernel.ids import NOBODY, UNKNOWN, CardId, Choice, Seat, SeatId
from interregnum.kernel.pending import Pending


class Building(Procedure):
    """Step 0 asks what to build; afterwards only trades and advances are open (MMH-BUILD-01, MMH-RUL-72)."""

    def resolve(self, state: State, pending: Pending) -> None:
        seat = pending.seat
        choices: list[int] = []
        if pending.step == 0:
            add_choices(state, seat, choices)
        trading.add_choices(state, seat, choices)
        choices.append(DONE)
        state.put(seat, BUILD, UNKNOWN, choices, not trading.has_secret_choices(state, seat))

    def answered(self, state: State, pending: Pending, choice: Choice) -> None:
        seat = pending.seat
        if choice == DONE:
            state.finish()
        elif choice == LEVEL_UP:
            pending.done()
            raise_level(state, seat)
        elif BUILD_IT <= choice < CARD:
            pending.done()
            all_gold = choice >= BUILD_GOLD
            number: i64 = choice - (BUILD_GOLD if all_gold else BUILD_IT)
            build(state, seat, state.box.building_first + number, all_gold)
        else:
            trading.answered(state, seat, choice)


def level_price(state: State, seat: Seat) -> i64:
    """Resources for the next town level (MMH-BUILD-03, MMH-RUL-114)."""
    full: i64 = state.box.level_costs[state.levels[seat]]
    return max(0, full - values.discount(state, seat, NOBODY, ON_LEVEL, NO_UNIT, NO_SIDE, True))


def building_discount(state: State, seat: Seat) -> i64:
    """What is taken off the resources of a building, or off a price payable in either kind (MMH-RUL-114)."""
    return values.discount(state, seat, NOBODY, ON_BUILDING, NO_UNIT, NO_SIDE, True)


def add_choices(state: State, seat: Seat, choices: list[int]) -> None:
    """The next level and every building that can be paid for (MMH-BUILD-02, 08, 09)."""
    if state.levels[seat] < LEVELS and state.resources[seat] >= level_price(state, seat):
        choices.append(LEVEL_UP)
    off = building_discount(state, seat)
    for building in state.box.faction_buildings[state.factions[seat]]:
        if building not in state.buildings[seat] and is_open(state, seat, building):
            add_payments(state, seat, building - state.box.building_first, off, choices)


def is_open(state: State, seat: Seat, building: i64) -> bool:
    """Whether the town is high enough, and a hero has the artifact that is asked for (MMH-BUILD-08, MMH-BLD-11)."""
    number: i64 = building - state.box.building_first
    if state.box.building_level[number] > state.levels[seat]:
        return False
    artifact: i64 = state.box.building_artifact[number]
    return artifact == NO_CARD or owner_of(state, seat, artifact) != NOBODY


def owner_of(state: State, seat: Seat, artifact: i64) -> i64:
    """The hero of the seat who has the artifact, wherever he is; NOBODY if none has."""
    for hero in state.heroes_of(seat):
        if artifact in state.artifacts[hero]:
            return hero
    return NOBODY


def add_payments(state: State, seat: Seat, number: i64, off: i64, choices: list[int]) -> None:
    """Resources and gold as printed, or all of either kind where the price says so, never mixed (MMH-RUL-70)."""
    box = state.box
    either = in_gold(state, number, off)
    if state.resources[seat] >= in_resources(state, number, off) and state.gold[seat] >= box.building_gold[number]:
        choices.append(BUILD_IT + number)
    if either > 0 and state.gold[seat] >= either:
        choices.append(BUILD_GOLD + number)


def in_resources(state: State, number: i64, off: i64) -> i64:
    """The price of a building in resources."""
    return max(0, state.box.building_resources[number] + state.box.building_either[number] - off)


def in_gold(state: State, number: i64, off: i64) -> i64:
    """The price of a building in gold alone; 0 if it cannot be paid so (MMH-RUL-70)."""
    return max(0, state.box.building_either[number] - off)


def raise_level(state: State, seat: Seat) -> None:
    state.resources[seat] -= level_price(state, seat)
    state.levels[seat] += 1
    if state.journal is not None:
        state.journal.add(LevelRaised(SeatId(seat), state.levels[seat]))


def build(state: State, seat: Seat, building: i64, all_gold: bool) -> None:
    """Pay; the building stands and works from now on (MMH-BUILD-10)."""
    number: i64 = building - state.box.building_first
    before = power.power(state, seat)
    off = building_discount(state, seat)
    if all_gold:
        state.gold[seat] -= in_gold(state, number, off)
    else:
        state.resources[seat] -= in_resources(state, number, off)
        state.gold[seat] -= state.box.building_gold[number]
    lay_artifact(state, seat, state.box.building_artifact[number])
    state.buildings[seat].append(building)
    if state.journal is not None:
        state.journal.add(Built(SeatId(seat), CardId(building)))
    windows.building_window(state, seat, building)
    if power.power(state, seat) != before:
        power.check(state, seat)


def lay_artifact(state: State, seat: Seat, artifact: i64) -> None:
    """The Tear leaves its hero and lies under the Temple for good (MMH-BLD-12, MMH-RUL-71)."""
    if artifact != NO_CARD:
        belongings.lose_artifact(state, owner_of(state, seat, artifact), artifact)
        state.tear = seat
