"""How the tiles are laid: the pattern, which tile where, and how each is turned (MMH-SETUP-05 to 10)."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.engine.box import FIELDS_OF_TILE, Box
from interregnum.games.heroes.engine.map.board import turned
from interregnum.games.heroes.engine.options import Options
from interregnum.kernel.dice import Dice

NO_TILE: Final = -1
TURNS: Final = 4
OCTAGON: Final = "octagon"
FAR: Final = 1000


def layout_of(box: Box, options: Options, seats: int) -> int:
    """The pattern for so many players (MMH-RUL-04), or the one of an option (MMH-RUL-121)."""
    named = [n for n, one in enumerate(box.facts.layouts) if one.players == seats and one.option == OCTAGON]
    if options.octagon and named:
        return named[0]
    return [n for n, one in enumerate(box.facts.layouts) if one.players == seats and not one.option][0]


def tiles_of(box: Box, layout: int, dice: Dice) -> list[int]:
    """The tiles with the lowest numbers, shuffled, at the places of the pattern row by row (MMH-SETUP-05 to 08)."""
    pattern = box.facts.layouts[layout]
    used = box.facts.constants.tiles_used[pattern.players - 2]
    tiles = [n for n, tile in enumerate(box.facts.tiles) if tile.number <= used]
    dice.shuffle(tiles)
    found: list[int] = []
    for spot in range(pattern.rows * pattern.columns):
        is_hole = (spot // pattern.columns, spot % pattern.columns) in pattern.holes
        found.append(NO_TILE if is_hole else tiles.pop(0))
    return found


def turns_of(box: Box, layout: int, tiles: list[int], dice: Dice) -> list[int]:
    """Clockwise quarter turns, drawn for all tiles and then set right where portals touch (MMH-RUL-06)."""
    columns = box.facts.layouts[layout].columns
    turns: list[int] = [0 if tile == NO_TILE else int(dice.below(TURNS)) for tile in tiles]
    for spot in range(len(tiles)):
        touching = portals_before(box, columns, tiles, turns, spot)
        if touching:
            turns[spot] = turned_away(box, columns, tiles, turns, spot, touching)
    return turns


def turned_away(
    box: Box, columns: int, tiles: list[int], turns: list[int], spot: int, others: list[tuple[int, int]]
) -> int:
    """The turn that keeps a tile's portal farthest from the others; of equal ones the smallest further turn."""
    best = turns[spot]
    farthest = -1
    for further in range(TURNS):
        turn = (turns[spot] + further) % TURNS
        distance = nearest(portals_of(box, columns, tiles[spot], turn, spot), others)
        if distance > farthest:
            best, farthest = turn, distance
    return best


def nearest(portals: list[tuple[int, int]], others: list[tuple[int, int]]) -> int:
    """The smallest distance in steps between two portals, one of each list."""
    found = FAR
    for row, column in portals:
        for other_row, other_column in others:
            found = min(found, abs(row - other_row) + abs(column - other_column))
    return found


def portals_before(box: Box, columns: int, tiles: list[int], turns: list[int], spot: int) -> list[tuple[int, int]]:
    """The portals on earlier tiles that touch this one by side or corner, if it has a portal itself."""
    found: list[tuple[int, int]] = []
    if not portals_of(box, columns, tiles[spot], 0, spot):
        return found
    for other in range(spot):
        rows_apart = spot // columns - other // columns
        if rows_apart <= 1 and abs(spot % columns - other % columns) <= 1:
            found += portals_of(box, columns, tiles[other], turns[other], other)
    return found


def portals_of(box: Box, columns: int, tile: int, turn: int, spot: int) -> list[tuple[int, int]]:
    """Where the portals of a tile come to lie on the map: row and column."""
    found: list[tuple[int, int]] = []
    if tile == NO_TILE:
        return found
    char = box.facts.places[box.portal].char
    for row in range(FIELDS_OF_TILE):
        for column in range(FIELDS_OF_TILE):
            if box.facts.tiles[tile].rows[row][column] == char:
                y, x = turned(row, column, turn)
                found.append((spot // columns * FIELDS_OF_TILE + y, spot % columns * FIELDS_OF_TILE + x))
    return found
