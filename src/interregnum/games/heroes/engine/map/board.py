"""The map of one game: a grid of fields joined from turned tiles. Immutable; towns and tokens stand in the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine.box import FIELDS_OF_TILE, Box
from interregnum.games.heroes.engine.terms import CONTROLLED, EXPLORABLE, NO_FIELD, OPEN, TERRAINS

STRIDE: Final[i64] = 16  # fields of one row, on every map, so that a field has the same number and name everywhere
NO_PLACE: Final[i64] = -1
NO_GUARD: Final[i64] = -1
NO_TIER: Final[i64] = -1


class Board:
    """Fields are numbered row by row, STRIDE a row; each has a terrain, perhaps a place or the icon of an encounter."""

    def __init__(self, box: Box, layout: i64, tiles: list[int], turns: list[int]) -> None:
        pattern = box.facts.layouts[layout]
        self.layout: i64 = layout
        self.tiles: Final = tiles  # the tile at each place of the pattern, row by row, NO_FIELD-free: -1 for a hole
        self.turns: Final = turns  # its clockwise quarter turns
        self.columns: i64 = pattern.columns * FIELDS_OF_TILE
        self.rows: i64 = pattern.rows * FIELDS_OF_TILE
        assert self.columns <= STRIDE, "the map is too wide"
        size = STRIDE * self.rows
        self.size: i64 = size
        self.terrain: list[int] = [NO_FIELD] * size
        self.place: list[int] = [NO_PLACE] * size
        self.tier: list[int] = [NO_TIER] * size  # the colour of the encounter icon
        self.guard: list[int] = [NO_GUARD] * size  # the encounter field that guards this place
        self.guarded: list[int] = [NO_GUARD] * size  # the place that this encounter field guards
        for spot in range(len(tiles)):
            if tiles[spot] >= 0:
                self.lay(box, spot, pattern.columns)
        self.neighbours: list[list[int]] = [self.beside(field) for field in range(size)]
        self.portals: list[int] = [field for field in range(size) if self.place[field] == box.portal]
        self.flags: list[int] = [field for field in range(size) if self.is_kind(box, field, CONTROLLED)]
        self.spyglasses: list[int] = [field for field in range(size) if self.is_kind(box, field, EXPLORABLE)]

    def lay(self, box: Box, spot: i64, columns: i64) -> None:
        """Put one turned tile down and read its signs."""
        tile = box.facts.tiles[self.tiles[spot]]
        chars = [place.char for place in box.facts.places]
        tiers = [tier.char for tier in box.facts.tiers]
        for row in range(FIELDS_OF_TILE):
            for column in range(FIELDS_OF_TILE):
                field = self.field_of(spot, columns, row, column)
                char = tile.rows[row][column]
                self.terrain[field] = terrain_of(char)
                if char in chars:
                    self.place[field] = chars.index(char)
                elif char in tiers:
                    self.tier[field] = tiers.index(char)
        for token, place in tile.guards:
            at = self.field_of(spot, columns, token[0], token[1])
            of = self.field_of(spot, columns, place[0], place[1])
            self.guard[of] = at
            self.guarded[at] = of

    def field_of(self, spot: i64, columns: i64, row: i64, column: i64) -> int:
        """The field of the map where a field of the tile comes to lie."""
        turned_row, turned_column = turned(row, column, self.turns[spot])
        top = spot // columns * FIELDS_OF_TILE + turned_row
        return top * STRIDE + spot % columns * FIELDS_OF_TILE + turned_column

    def beside(self, field: i64) -> list[int]:
        """The side neighbours that exist: up, left, right, down (MMH-MOVE-03)."""
        row = field // STRIDE
        column = field % STRIDE
        found: list[int] = []
        if row > 0:
            found.append(field - STRIDE)
        if column > 0:
            found.append(field - 1)
        if column + 1 < self.columns:
            found.append(field + 1)
        if row + 1 < self.rows:
            found.append(field + STRIDE)
        return [one for one in found if self.terrain[one] != NO_FIELD]

    def is_kind(self, box: Box, field: i64, kind: i64) -> bool:
        return self.place[field] != NO_PLACE and box.place_kind[self.place[field]] == kind


SIGNS: Final = {"~": "water", "^": "mountain", "H": "port"}


def terrain_of(char: str) -> int:
    """What a sign means for moving: all but water, mountains and ports is open (MMH-TERR-02)."""
    return TERRAINS.index(SIGNS[char]) if char in SIGNS else OPEN


def turned(row: i64, column: i64, turns: i64) -> tuple[i64, i64]:
    """Where a field of a tile lies after clockwise quarter turns."""
    last = FIELDS_OF_TILE - 1
    if turns == 1:
        return column, last - row
    if turns == 2:
        return last - row, last - column
    if turns == 3:
        return last - column, row
    return row, column
