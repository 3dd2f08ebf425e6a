"""`new`, `from_position`, `game` and `resume` as people call them: type checkers learn which game an id stands for.

The only module outside `games/` that knows our games by name, and only while types are checked: what is done
is done by `match` and `registry`. A game from elsewhere is narrowed by its object: `new(Cups(), seats=3)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar, overload

from interregnum import match, registry
from interregnum.kernel.game import Game
from interregnum.kernel.record import Record
from interregnum.kernel.state import State
from interregnum.kernel.view import View
from interregnum.match import Match, Played

if TYPE_CHECKING:
    from interregnum.games.heroes.engine.state import State as HeroesState
    from interregnum.games.heroes.engine.view import View as HeroesView
    from interregnum.games.heroes.game import Heroes
    from interregnum.games.heroes.wire.view import HeroesView as HeroesSeen
    from interregnum.games.hidden_leaders.engine.state import State as HiddenLeadersState
    from interregnum.games.hidden_leaders.engine.view import View as HiddenLeadersView
    from interregnum.games.hidden_leaders.game import HiddenLeaders
    from interregnum.games.hidden_leaders.wire.view import HiddenLeadersView as HiddenLeadersSeen

HiddenLeadersMatch: TypeAlias = "Match[HiddenLeaders, HiddenLeadersState, HiddenLeadersView, HiddenLeadersSeen]"
HeroesMatch: TypeAlias = "Match[Heroes, HeroesState, HeroesView, HeroesSeen]"
Options: TypeAlias = "Mapping[str, object] | None"
Seed: TypeAlias = "int | bytes | None"

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@overload
def new(
    game: Literal["hidden-leaders"], seats: int = 2, options: Options = None, seed: Seed = None
) -> HiddenLeadersMatch: ...
@overload
def new(game: Literal["heroes"], seats: int = 2, options: Options = None, seed: Seed = None) -> HeroesMatch: ...
@overload
def new(game: Played[S, V], seats: int = 2, options: Options = None, seed: Seed = None) -> Match[Game, S, V]: ...
@overload
def new(game: str, seats: int = 2, options: Options = None, seed: Seed = None) -> Match: ...
def new(game: Any, seats: int = 2, options: Options = None, seed: Seed = None) -> Match:
    """A new game with fair dice; the same seed and the same answers give the same game everywhere."""
    return match.new(game, seats, options, seed)


@overload
def from_position(game: Literal["hidden-leaders"], position: str, seed: Seed = None) -> HiddenLeadersMatch: ...
@overload
def from_position(game: Literal["heroes"], position: str, seed: Seed = None) -> HeroesMatch: ...
@overload
def from_position(game: Played[S, V], position: str, seed: Seed = None) -> Match[Game, S, V]: ...
@overload
def from_position(game: str, position: str, seed: Seed = None) -> Match: ...
def from_position(game: Any, position: str, seed: Seed = None) -> Match:
    """A game that begins with a position in notation, with fair dice; its record begins there, too."""
    return match.from_position(game, position, seed)


@overload
def resume(record: Record, game: Literal["hidden-leaders"]) -> HiddenLeadersMatch: ...
@overload
def resume(record: Record, game: Literal["heroes"]) -> HeroesMatch: ...
@overload
def resume(record: Record, game: Played[S, V]) -> Match[Game, S, V]: ...
@overload
def resume(record: Record, game: str | None = None) -> Match: ...
def resume(record: Record, game: Any = None) -> Match:
    """The game a record tells, at its last answer; whoever says which game it must be is refused any other."""
    return match.resume(record, game)


@overload
def game(game_id: Literal["hidden-leaders"]) -> HiddenLeaders: ...
@overload
def game(game_id: Literal["heroes"]) -> Heroes: ...
@overload
def game(game_id: str) -> Game: ...
def game(game_id: str) -> Game:
    """The game of this id, read once and then shared: a game never changes."""
    return registry.game(game_id)
