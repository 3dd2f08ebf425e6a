"""The games that are installed, by id: each is an entry point of the group `interregnum.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final, Literal, overload
from warnings import warn

from interregnum.kernel.errors import BadOptions, short
from interregnum.kernel.game import Game
from interregnum.package import GamePackage

if TYPE_CHECKING:
    from interregnum.games.heroes.game import Heroes
    from interregnum.games.hidden_leaders.game import HiddenLeaders

GROUP: Final = "interregnum.games"


def found() -> dict[str, GamePackage]:
    """Every game that is installed; one that cannot be imported is left out, and a warning says so."""
    packages = []
    for entry in entry_points(group=GROUP):
        try:
            packages.append(entry.load())
        except Exception as why:
            warn(f"the game {entry.name} of {entry.value} cannot be played: {why}", stacklevel=2)
    return {one.id: one for one in sorted(packages, key=lambda one: (one.place, one.id))}


PACKAGES: Final = found()
GAMES: Final = tuple(PACKAGES)


def package(game_id: str) -> GamePackage:
    """What the game of this id brings; an unknown one is refused with the ids that exist."""
    if game_id not in list(PACKAGES):  # a caller may hand over anything, also what no dict could look up
        raise BadOptions("unknown-game", facts={"game": short(game_id), "games": ", ".join(PACKAGES)})
    return PACKAGES[game_id]


@overload
def game(game_id: Literal["hidden-leaders"]) -> HiddenLeaders: ...
@overload
def game(game_id: Literal["heroes"]) -> Heroes: ...
@overload
def game(game_id: str) -> Game: ...
def game(game_id: str) -> Game:
    """The game of this id, read once and then shared: a game never changes."""
    return made(package(game_id).id)


@cache
def made(game_id: str) -> Game:
    here = PACKAGES[game_id]
    made: Game = here.part(here.game)()
    return made
