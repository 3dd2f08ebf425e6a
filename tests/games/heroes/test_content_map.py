"""The tiles fit together: any layout and any rotation gives a map that can be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from tests.games.heroes.content import BOX

from interregnum.games.heroes.engine.facts import LayoutFacts, TileFacts

Spot = tuple[int, int]
Grid = dict[Spot, str]

SIDE = 4
CLOSED = "~^"
PLACES = {place.char: place for place in BOX.places}
TIERS = {tier.char: tier.id for tier in BOX.tiers}
FIRST_AIMS = {"sawmill", "gold-mine", "iron-mine", "dragon-temple"}  # MMH-TIP-01
BOARDS = 400
LAYOUTS = {layout.id: layout for layout in BOX.layouts}


def grid_of(rows: Iterable[str], row: int = 0, column: int = 0) -> Grid:
    return {(row + i, column + k): sign for i, line in enumerate(rows) for k, sign in enumerate(line)}


def neighbours(spot: Spot) -> tuple[Spot, ...]:
    row, column = spot
    return ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))


def distances(start: Spot, fields: set[Spot]) -> dict[Spot, int]:
    """How many steps every field is away that can be reached."""
    found = {start: 0}
    queue = [start]
    for spot in queue:
        for other in neighbours(spot):
            if other in fields and other not in found:
                found[other] = found[spot] + 1
                queue.append(other)
    return found


def hangs_together(fields: set[Spot]) -> bool:
    return not fields or len(distances(min(fields), fields)) == len(fields)


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """A quarter turn clockwise."""
    return tuple("".join(column) for column in zip(*rows[::-1], strict=True))


def board(layout: LayoutFacts, rng: Random) -> Grid:
    """A random map: the tiles of the player count, shuffled and turned."""
    tiles = list(BOX.tiles[: BOX.constants.tiles_used[layout.players - 2]])
    rng.shuffle(tiles)
    found: Grid = {}
    for row in range(layout.rows):
        for column in range(layout.columns):
            if (row, column) not in layout.holes:
                rows = tiles.pop().rows
                for _ in range(rng.randrange(4)):
                    rows = turned(rows)
                found |= grid_of(rows, row * SIDE, column * SIDE)
    return found


def open_fields(grid: Grid) -> set[Spot]:
    return {spot for spot, sign in grid.items() if sign not in CLOSED}


def free_fields(grid: Grid) -> set[Spot]:
    """Where one can walk without a battle."""
    return {spot for spot in open_fields(grid) if grid[spot] not in TIERS}


def sides() -> list[list[Spot]]:
    along = range(SIDE)
    return [[(0, i) for i in along], [(3, i) for i in along], [(i, 0) for i in along], [(i, 3) for i in along]]


def town_sites(tile: TileFacts) -> list[Spot]:
    """Fields for a town that cut nothing off and have a first aim with a common guard within three steps."""
    grid = grid_of(tile.rows)
    free = free_fields(grid)
    aims = [place for guard, place in tile.guards
            if TIERS[grid[guard]] == "common" and PLACES[grid[place]].id in FIRST_AIMS]  # fmt: skip
    found = []
    for spot, sign in grid.items():
        rest = free - {spot}
        if sign == "." and hangs_together(rest) and any(other in rest for other in neighbours(spot)):
            steps = distances(spot, free)
            if any(steps.get(aim, 9) <= 3 for aim in aims):
                found.append(spot)
    return found


@pytest.mark.rules("MMH-CON-57", "MMH-CON-58", "MMH-TERR-01")
def test_tiles_show_terrain_places_and_encounters_only() -> None:
    signs = set("".join(row for tile in BOX.tiles for row in tile.rows))

    assert {*".~^H", *TIERS, *PLACES} == signs
    assert 15 == len(PLACES)
    assert (9, 12, 16) == BOX.constants.tiles_used


@pytest.mark.rules("MMH-CON-59", "MMH-CON-60", "MMH-EXP-03", "MMH-EXP-04")
def test_every_place_has_one_guard_beside_it() -> None:
    for tile in BOX.tiles:
        grid = grid_of(tile.rows)
        places = {spot for spot, sign in grid.items() if sign in PLACES and PLACES[sign].kind != "pass"}
        assert 3 == len(tile.guards)
        assert places == {place for _, place in tile.guards}
        assert all(place in neighbours(guard) for guard, place in tile.guards)
        assert Counter(grid.values())["P"] <= 1


@pytest.mark.rules("MMH-CON-61")
def test_every_side_of_a_tile_can_be_crossed_and_every_guard_approached() -> None:
    for tile in BOX.tiles:
        grid = grid_of(tile.rows)
        free = free_fields(grid)
        assert hangs_together(free)
        for side in sides():
            assert sum(spot in open_fields(grid) for spot in side) >= 3
            assert sum(spot in free for spot in side) >= 2
        assert all(any(other in free for other in neighbours(guard)) for guard, _ in tile.guards)


@pytest.mark.rules("MMH-CON-62", "MMH-TIP-01")
@pytest.mark.parametrize("tile", BOX.tiles, ids=lambda tile: f"tile-{tile.number}")
def test_any_tile_can_be_a_start_tile(tile: TileFacts) -> None:
    assert len(town_sites(tile)) >= 2


def printed_power(tiles: int) -> int:
    signs = "".join(row for tile in BOX.tiles[:tiles] for row in tile.rows)
    crystals = signs.count("R") * next(one.effects[0].amount for one in BOX.places if one.char == "R")
    return sum(PLACES[sign].power for sign in signs if sign in PLACES) + crystals


@pytest.mark.rules("MMH-CON-63")
def test_the_power_on_the_map_is_enough_but_not_without_dispute() -> None:
    power = [printed_power(tiles) for tiles in BOX.constants.tiles_used]

    assert [25, 36, 54] == power
    for players, total, goal in zip((2, 3, 4), power, BOX.constants.domination, strict=True):
        assert 0.75 <= total / players / goal <= 1.25


@pytest.mark.rules("MMH-CON-64", "MMH-TERR-05")
def test_every_lake_has_two_ports_on_its_own_tile() -> None:
    lakes = []
    for tile in BOX.tiles:
        grid = grid_of(tile.rows)
        water = {spot for spot, sign in grid.items() if sign == "~"}
        ports = [spot for spot, sign in grid.items() if sign == "H"]
        if water or ports:
            lakes.append(tile.number)
            assert hangs_together(water)
            assert 2 == len(ports)
            assert all(any(other in water for other in neighbours(port)) for port in ports)

    assert [4, 9, 12, 16] == lakes


@pytest.mark.rules("MMH-CON-65")
def test_there_are_two_portals_or_more_at_every_player_count() -> None:
    portals = [tile.number for tile in BOX.tiles if "P" in "".join(tile.rows)]

    assert [3, 8, 11, 15] == portals
    assert [2, 3, 4] == [sum(number <= tiles for number in portals) for tiles in BOX.constants.tiles_used]


@pytest.mark.rules("MMH-CON-67", "MMH-RUL-04", "MMH-RUL-05", "MMH-RUL-121")
def test_the_board_patterns_are_the_ones_of_the_rulings() -> None:
    shapes = {one.id: (one.players, one.rows, one.columns, one.starts) for one in BOX.layouts}

    assert (2, 3, 3, (((0, 0),), ((2, 2),))) == shapes["small-square"]
    assert (3, 3, 4, (((0, 0),), ((0, 3),), ((2, 1), (2, 2)))) == shapes["rectangle"]
    assert (4, 4, 4, (((0, 0),), ((0, 3),), ((3, 0),), ((3, 3),))) == shapes["great-square"]
    assert (3, 4, 4, (((0, 1),), ((2, 3),), ((2, 0),))) == shapes["octagon"]
    assert {"octagon": "octagon"} == {one.id: one.option for one in BOX.layouts if one.option}
    assert ((0, 0), (0, 3), (3, 0), (3, 3)) == LAYOUTS["octagon"].holes


@pytest.mark.rules("MMH-CON-61", "MMH-MOVE-11")
@pytest.mark.parametrize("name", LAYOUTS)
def test_no_random_board_falls_apart_and_few_need_a_battle_to_cross(name: str) -> None:
    rng = Random(f"{name} of the test")
    walled = split = 0
    for _ in range(BOARDS):
        grid = board(LAYOUTS[name], rng)
        walled += not hangs_together(open_fields(grid))
        split += not hangs_together(free_fields(grid))

    assert 0 == walled
    assert split <= BOARDS * 3 // 100


def test_a_tile_turned_four_times_is_itself() -> None:
    for tile in BOX.tiles:
        assert tile.rows == turned(turned(turned(turned(tile.rows))))
        assert tile.rows[0][0] == turned(tile.rows)[0][-1]
