"""What follows from a view of Heroes, for clients that know no rules: the map, values, prices, ways and Power now.

All of it follows from what lies open, so it is the same for every viewer of a position (MMH-INFO-01). Whoever reads a
view as the engine does finds it out again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import field

from interregnum.games.heroes.border.drawing import signs
from interregnum.games.heroes.engine.battle import rolls
from interregnum.games.heroes.engine.box import LEVELS
from interregnum.games.heroes.engine.flow.programs import ACTIVATION_POINTS
from interregnum.games.heroes.engine.map.board import HOLE, NO_GUARD, NO_PLACE, Board
from interregnum.games.heroes.engine.sight import FighterSight, Price, Sight, sight_of
from interregnum.games.heroes.engine.state import NOT_IN_PLAY
from interregnum.games.heroes.engine.terms import (
    ABILITIES,
    COMMAND,
    INITIATIVE,
    MAGIC,
    STRENGTH,
)
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.wire.tables import Part, Tables
from interregnum.kernel.ids import NOBODY

DIE: Final = range(1, 9)  # what a die can show
MAPS: Final = 64  # that are remembered


class MapData(Part, frozen=True):
    """The map as it is laid, each tile turned.

    A row has a sign for each field: a letter for a place, `~` water, `^` mountain, `H` port, the sign of its tier (see
    the book) where creatures come, `.` for any other open field, a space for none. The first row begins with a1, b1.
    """

    rows: list[str]
    places: dict[str, str]  # by their letters
    guards: dict[str, str]  # by the field of a place: the field whose encounter guards it


class PowerData(Part, frozen=True, omit_defaults=True):
    """The Power of a player by where it comes from."""

    places: int = 0
    artifacts: int = 0
    for_good: int = 0
    effects: int = 0  # of cards


class HeroValues(Part, frozen=True, omit_defaults=True):
    """A hero with all that cards, buildings and the week change now."""

    strength: int
    magic: int
    initiative: int
    command: int
    tokens: int  # in the army; Command is the most there may be
    rout: int
    advance: int  # the XP of the next one
    movement: int | None = None  # points left, of the hero who is asked where to go
    stack_strength: int = 0  # what is added to the Strength of each of his stacks
    stack_initiative: int = 0
    sets: dict[str, int] = field(default_factory=dict)  # pieces of each set, where the table plays with sets


class FighterData(Part, frozen=True):
    """A stack or a hero in the battle, with all that cards change now."""

    strength: int
    initiative: int
    size: int  # tokens or creatures; 1 for a hero
    dice: int
    hits_up_to: int  # the highest number of a die that hits
    elite_die: bool  # whether an attack may be made with it
    abilities: list[str]


class PriceData(Part, frozen=True, omit_defaults=True):
    """What is paid, all of it at once."""

    resources: int = 0
    gold: int = 0


class TownData(Part, frozen=True):
    """What a town could have, discounts taken off."""

    level: PriceData | None  # the next one; null if there is none
    buildings: dict[str, list[PriceData]]  # that do not stand yet: the ways to pay for each
    units: dict[str, int] = field(default_factory=dict)  # that it does not have yet: the town level each needs


class SightData(Part, frozen=True):
    """What follows from the view."""

    map: MapData
    power: list[PowerData]  # by seat
    heroes: dict[str, HeroValues]
    fighters: dict[str, FighterData]  # in the order of their turns; none without a battle
    towns: list[TownData | None]  # by seat; null before the faction is chosen
    steps: dict[str, int]  # to each field in reach of the hero who is asked where to go
    came_from: dict[str, str]  # the field from which he enters each of them: a way is followed back
    zones: dict[str, list[str]]  # of control, by hero on the map


def write_sight(tables: Tables, view: View) -> SightData:
    sight, box = sight_of(view), tables.box
    return SightData(
        map=write_map(tables, view.board),
        power=[PowerData(*row) for row in view.sources],
        heroes={box.hero_ids[hero]: write_hero(sight, hero) for hero, at in enumerate(view.at) if at != NOT_IN_PLAY},
        fighters=write_fighters(tables, sight),
        towns=[write_town(tables, sight, seat) for seat in range(view.seats)],
        steps=write_steps(tables, sight),
        came_from=write_came_from(tables, sight),
        zones={box.hero_ids[hero]: write_zone(tables, sight, hero) for hero, at in enumerate(view.at) if at >= 0},
    )


@lru_cache(maxsize=MAPS)
def write_map(tables: Tables, board: Board) -> MapData:
    """The map is the same in every view of a game."""
    facts, fields = tables.box.facts, tables.fields
    there = sorted({place for place in board.place if place != NO_PLACE})
    return MapData(
        [row.replace(HOLE, " ") for row in signs(facts, board)],
        {facts.places[place].char: facts.places[place].id for place in there},
        {fields[field]: fields[guard] for field, guard in enumerate(board.guard) if guard != NO_GUARD},
    )


def write_hero(sight: Sight, hero: int) -> HeroValues:
    moves = sight.is_moving and sight.mover == hero
    return HeroValues(
        sight.value(hero, STRENGTH),
        sight.value(hero, MAGIC),
        sight.value(hero, INITIATIVE),
        sight.value(hero, COMMAND),
        sight.army_size(hero),
        sight.rout(hero),
        sight.advance_cost(hero),
        sight.view.stack[-1].slots[ACTIVATION_POINTS] if moves else None,
        sight.stack_bonus(hero, STRENGTH),
        sight.stack_bonus(hero, INITIATIVE),
        sight.sets(hero),
    )


def write_fighters(tables: Tables, sight: Sight) -> dict[str, FighterData]:
    if sight.view.battle is None:
        return {}
    return {tables.fighters[one]: write_fighter(sight.fighter(one)) for one in sight.fighters()}


def write_fighter(one: FighterSight) -> FighterData:
    abilities = [ABILITIES[number] for number in one.abilities]
    hits = max(value for value in DIE if rolls.is_hit(value, one.strength))
    return FighterData(one.strength, one.initiative, one.size, one.dice, hits, one.has_elite_die, abilities)


def write_town(tables: Tables, sight: Sight, seat: int) -> TownData | None:
    view, box = sight.view, tables.box
    if view.factions[seat] == NOBODY:
        return None
    missing = [one for one in box.faction_buildings[view.factions[seat]] if one not in view.buildings[seat]]
    return TownData(
        write_price(sight.level_price(seat)) if view.levels[seat] < LEVELS else None,
        {box.ids[one]: write_ways(sight, seat, one - box.building_first) for one in missing},
        {box.unit_ids[unit]: level for unit, level in sight.closed_units(seat).items()},
    )


def write_ways(sight: Sight, seat: int, number: int) -> list[PriceData]:
    """In resources, with gold where the price says so; and in gold alone, where that is a way, too (MMH-RUL-70)."""
    found = [write_price(sight.building_price(seat, number, False))]
    in_gold = sight.building_price(seat, number, True)
    return [*found, write_price(in_gold)] if in_gold.gold else found


def write_price(price: Price) -> PriceData:
    return PriceData(price.resources, price.gold)


def write_steps(tables: Tables, sight: Sight) -> dict[str, int]:
    return {tables.fields[field]: steps for field, steps in enumerate(sight.steps()) if steps >= 0}


def write_came_from(tables: Tables, sight: Sight) -> dict[str, str]:
    fields = tables.fields
    return {fields[field]: fields[before] for field, before in enumerate(sight.came_from()) if before >= 0}


def write_zone(tables: Tables, sight: Sight, hero: int) -> list[str]:
    return [tables.fields[field] for field in sight.zone(hero)]
