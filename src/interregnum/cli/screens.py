"""Which game is drawn by which board."""

from __future__ import annotations

from collections.abc import Sequence

from interregnum.cli.board import Board
from interregnum.cli.plain_board import plain_board
from interregnum.registry import brought_by


def board_of(game: str) -> type[Board]:
    """How a game is drawn; one that brings no board is told in words."""
    with brought_by(game) as here:
        kind: type[Board] = plain_board(here.id) if here.board is None else here.part(here.board)
    return kind


def board(game: str, lang: str, names: Sequence[str], bots: Sequence[str], width: int) -> Board:
    """A board for these players."""
    return board_of(game)(lang, names, bots, width)
