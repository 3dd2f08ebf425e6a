"""The games that are there, by id."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Literal, overload

from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game, short

if TYPE_CHECKING:
    from interregnum.games.heroes.game import Heroes
    from interregnum.games.hidden_leaders.game import HiddenLeaders


@cache
def hidden_leaders() -> HiddenLeaders:
    from interregnum.games.hidden_leaders.game import standard

    return standard()


@cache
def heroes() -> Heroes:
    from interregnum.games.heroes.game import standard

    return standard()


# imported when it is asked for, read once, then shared: a game never changes; another game is one line more
MAKERS: dict[str, Callable[[], Game]] = {"hidden-leaders": hidden_leaders, "heroes": heroes}
GAMES = tuple(MAKERS)


@overload
def game(game_id: Literal["hidden-leaders"]) -> HiddenLeaders: ...
@overload
def game(game_id: Literal["heroes"]) -> Heroes: ...
@overload
def game(game_id: str) -> Game: ...
def game(game_id: str) -> Game:
    """The game of this id; an unknown one is refused with the ids that exist."""
    if game_id not in list(MAKERS):  # a caller may hand over anything, also what no dict could look up
        raise BadOptions("unknown-game", facts={"game": short(game_id), "games": ", ".join(MAKERS)})
    return MAKERS[game_id]()
