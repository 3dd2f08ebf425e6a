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
DRAWN: Final[i64] = -1  # stands for the pattern of a map that is not laid of tiles
HOLE: Final = "_"  # the sign of no field


class Board:
    """Fields are numbered row by row, STRIDE a row; each has a terrain, perhaps a place or the icon of an encounter.

    A drawn map has no tiles, and rows of signs instead; who draws it posts its guards.
    """

    def __init__(
        self, box: Box, layout: i64, tiles: list[int], turns: list[int], drawing: list[str] | None = None
    ) -> None:
        self.layout: i64 = layout
        self.tiles: Final = tiles  # the tile at each place of the pattern, row by row, NO_FIELD-free: -1 for a hole
        self.turns: Final = turns  # its clockwise quarter turns
        pattern = None if layout == DRAWN else box.facts.layouts[layout]
        lines: list[str] = [] if drawing is None else drawing
        self.columns: i64 = len(lines[0]) if pattern is None else pattern.columns * FIELDS_OF_TILE
        self.rows: i64 = len(lines) if pattern is None else pattern.rows * FIELDS_OF_TILE
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
                self.lay(box, spot, self.columns // FIELDS_OF_TILE)
        self.draw(box, lines)
        self.neighbours: list[list[int]] = [self.beside(field) for field in range(size)]
        self.portals: list[int] = [field for field in range(size) if self.place[field] == box.portal]
        self.flags: list[int] = [field for field in range(size) if self.is_kind(box, field, CONTROLLED)]
        self.spyglasses: list[int] = [field for field in range(size) if self.is_kind(box, field, EXPLORABLE)]

    def lay(self, box: Box, spot: i64, columns: i64) -> None:
        """Put one turned tile down and read its signs."""
        tile = box.facts.tiles[self.tiles[spot]]
        for row in range(FIELDS_OF_TILE):
            for column in range(FIELDS_OF_TILE):
                self.mark(box, self.field_of(spot, columns, row, column), tile.rows[row][column])
        for token, place in tile.guards:
            at = self.field_of(spot, columns, token[0], token[1])
            self.post(at, self.field_of(spot, columns, place[0], place[1]))

    def draw(self, box: Box, drawing: list[str]) -> None:
        """Read the signs of a drawn map; what is not drawn is no field."""
        for row, line in enumerate(drawing):
            for column, char in enumerate(line):
                if char != HOLE:
                    self.mark(box, row * STRIDE + column, char)

    def mark(self, box: Box, field: i64, char: str) -> None:
        """A sign is a terrain, a place or the icon of an encounter."""
        chars = [place.char for place in box.facts.places]
        tiers = [tier.char for tier in box.facts.tiers]
        self.terrain[field] = terrain_of(char)
        if char in chars:
            self.place[field] = chars.index(char)
        elif char in tiers:
            self.tier[field] = tiers.index(char)

    def post(self, token: i64, place: i64) -> None:
        """The encounter on one field guards the place on another."""
        self.guard[place] = token
        self.guarded[token] = place

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
