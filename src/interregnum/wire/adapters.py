"""The adapter of every game, by id, and all their views and events for the schema."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from interregnum.registry import PACKAGES, game, package
from interregnum.wire.adapter import Adapter


def kind_of(game_id: str) -> type[Adapter]:
    """The class of the adapter of a game; its types are known without reading the game's content."""
    here = package(game_id)
    kind: type[Adapter] = here.part(here.adapter)
    return kind


if TYPE_CHECKING:
    GameView: TypeAlias = Struct
    GameEvent: TypeAlias = Struct
    GameBook: TypeAlias = Struct
else:  # what msgspec decodes and the schema says: one of the types of the games that are installed
    KINDS = tuple(kind_of(one) for one in PACKAGES)
    GameView = reduce(or_, [kind.view_type for kind in KINDS])
    GameEvent = reduce(or_, [event for kind in KINDS for event in kind.event_types])
    GameBook = reduce(or_, [kind.book_type for kind in KINDS])


@cache
def adapter(game_id: str) -> Adapter:
    """The adapter of this game, made once; an unknown game is refused with the ids that exist."""
    make: type[Adapter] = kind_of(game_id)
    return make(game(game_id))
