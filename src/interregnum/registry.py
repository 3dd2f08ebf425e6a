"""The games that are there, by id."""

from __future__ import annotations

from functools import cache

from interregnum.games.hidden_leaders import game as hidden_leaders
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game

GAMES = (hidden_leaders.ID,)


@cache
def game(game_id: str) -> Game:
    """The game of this id; an unknown one is refused with the ids that exist."""
    if game_id == hidden_leaders.ID:
        return hidden_leaders.standard()
    raise BadOptions("unknown-game", facts={"game": game_id, "games": ", ".join(GAMES)})
