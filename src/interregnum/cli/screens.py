"""Which game is drawn by which board."""

from __future__ import annotations

from collections.abc import Sequence

from interregnum.cli.board import Board
from interregnum.kernel.errors import BadOptions
from interregnum.registry import PACKAGES, package


def board_of(game: str) -> type[Board]:
    """How a game is drawn."""
    here = package(game)
    if here.board is None:
        able = ", ".join(one.id for one in PACKAGES.values() if one.board)
        raise BadOptions("unknown-game", facts={"game": game, "games": able})
    kind: type[Board] = here.part(here.board)
    return kind


def board(game: str, lang: str, names: Sequence[str], bots: Sequence[str], width: int) -> Board:
    """A board for these players."""
    return board_of(game)(lang, names, bots, width)
