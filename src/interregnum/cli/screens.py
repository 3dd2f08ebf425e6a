"""Which game is drawn by which board: the one place of the terminal that knows the games by name."""

from __future__ import annotations

from collections.abc import Sequence

from interregnum.cli.board import Board
from interregnum.cli.heroes.board import HeroesBoard
from interregnum.cli.hidden_leaders.board import HiddenLeadersBoard
from interregnum.kernel.errors import BadOptions

BOARDS: dict[str, type[Board]] = {kind.game: kind for kind in (HiddenLeadersBoard, HeroesBoard)}


def board_of(game: str) -> type[Board]:
    """How a game is drawn; one that nobody can draw is refused."""
    if game not in BOARDS:
        raise BadOptions("unknown-game", facts={"game": game, "games": ", ".join(BOARDS)})
    return BOARDS[game]


def board(game: str, lang: str, names: Sequence[str], bots: Sequence[str], width: int) -> Board:
    """A board for these players."""
    return board_of(game)(lang, names, bots, width)
