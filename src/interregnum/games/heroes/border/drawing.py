"""Maps that are drawn with signs and not laid of tiles: for positions made by hand, reports and tests.

The signs are those of `tiles.toml`: `. ~ ^ H`, encounters `1 2 3`, places by letter, and `_` where there is no field.
Rows are parted by `/` or by the ends of lines, spaces do not count. Below the drawing lies an islet for each player,
a field that nobody can walk to or from: there stands a town for which no field is named.
"""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border.figures import TERRAIN_SIGNS
from interregnum.games.heroes.border.notation import ROWS, write_field
from interregnum.games.heroes.engine.box import Box
from interregnum.games.heroes.engine.facts import BoxFacts
from interregnum.games.heroes.engine.map.board import DRAWN, HOLE, NO_GUARD, NO_PLACE, NO_TIER, STRIDE, Board
from interregnum.games.heroes.engine.terms import NO_FIELD, TERRAINS
from interregnum.kernel.errors import BadPosition

ISLETS: Final = ".__.__.__."  # one for each player, in the last row
DRAWN_WORD: Final = "drawn"
APART: Final = 3
MOST_ROWS: Final = ROWS - 2
SIGNS: Final = {int(NO_FIELD): HOLE, **{TERRAINS.index(name): sign for name, sign in TERRAIN_SIGNS.items()}}


def bad(found: str, wanted: str) -> BadPosition:
    return BadPosition("position", facts={"found": found[:80], "wanted": wanted})


def drawn_board(box: Box, text: str, arrows: dict[int, int]) -> Board:
    """The map of a drawing; arrows lead from encounters to what they guard, or to themselves if they guard nothing."""
    rows = rows_of(box.facts, text)
    wide = max(len(row) for row in [ISLETS, *rows])
    board = Board(box, DRAWN, [], [], [row.ljust(wide, HOLE) for row in [*rows, "", ISLETS]])
    check_arrows(board, arrows)
    post_guards(board, arrows)
    return board


def rows_of(facts: BoxFacts, text: str) -> list[str]:
    rows = ["".join(line.split()) for line in text.replace("/", "\n").split("\n") if line.strip()]
    known = "".join([*SIGNS.values(), *[tier.char for tier in facts.tiers], *[place.char for place in facts.places]])
    for sign in "".join(rows):
        if sign not in known:
            raise bad(sign, known)
    if not 1 <= len(rows) <= MOST_ROWS or max(len(row) for row in rows) > STRIDE:
        raise bad("map", f"1..{MOST_ROWS} / 1..{STRIDE}")
    return rows


def check_arrows(board: Board, arrows: dict[int, int]) -> None:
    """From an encounter to a place beside it, one arrow for each."""
    pointed = [place for token, place in arrows.items() if place != token]
    for token, place in arrows.items():
        near = token < board.size and board.tier[token] != NO_TIER and place in [token, *board.neighbours[token]]
        if not near or (place != token and (not is_guardable(board, place) or pointed.count(place) > 1)):
            raise bad(f"{write_field(token)} {write_field(place)}", "an encounter and the place beside it")


def post_guards(board: Board, arrows: dict[int, int]) -> None:
    """Without an arrow an encounter guards the first place beside it (up, left, right, down) that nobody else does."""
    taken = list(arrows.values())
    for field in range(board.size):
        free = [one for one in board.neighbours[field] if is_guardable(board, one) and one not in taken]
        place = arrows.get(field, free[0] if free else field)
        if board.tier[field] != NO_TIER and place != field:
            board.post(field, place)
            taken.append(place)


def is_guardable(board: Board, field: int) -> bool:
    """Whether there is something to guard: a flag or a spyglass."""
    return field in board.flags or field in board.spyglasses


def islet(board: Board, seat: int) -> int:
    """The field for a town below the drawing."""
    return (int(board.rows) - 1) * int(STRIDE) + APART * seat


def write_drawing(facts: BoxFacts, board: Board) -> str:
    """The drawing again in one line, without the islets."""
    return "/".join([row.rstrip(HOLE) or HOLE for row in signs(facts, board)[:-2]])


def signs(facts: BoxFacts, board: Board) -> list[str]:
    """The rows of a map."""
    rows = range(0, board.size, int(STRIDE))
    return ["".join([sign(facts, board, row + column) for column in range(board.columns)]) for row in rows]


def arrows_of(box: Box, board: Board) -> dict[int, int]:
    """What all encounters guard, if the drawing alone would say something else."""
    if board.guarded == drawn_board(box, write_drawing(box.facts, board), {}).guarded:
        return {}
    icons = [field for field, tier in enumerate(board.tier) if tier != NO_TIER]
    return {field: field if board.guarded[field] == NO_GUARD else board.guarded[field] for field in icons}


def layout_word(box: Box, board: Board) -> str:
    """The pattern of the tiles by its id, or that there is none."""
    return DRAWN_WORD if board.layout == DRAWN else box.facts.layouts[board.layout].id


def sign(facts: BoxFacts, board: Board, field: int) -> str:
    """The sign that is printed for a field on its tile."""
    if board.place[field] != NO_PLACE:
        return facts.places[board.place[field]].char
    return facts.tiers[board.tier[field]].char if board.tier[field] != NO_TIER else SIGNS[board.terrain[field]]
