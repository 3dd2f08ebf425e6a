"""The adapter of every game, by id, and all their views and events for the schema."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial, reduce
from itertools import chain
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct
from msgspec.json import Decoder

from interregnum.registry import brought_by, from_each, game
from interregnum.wire.adapter import Adapter


def kinds_of_all() -> list[type[Adapter]]:
    """The classes of all adapters; their types are known without reading the content of a game."""
    kinds: list[type[Adapter]] = []
    from_each(partial(add_kind, kinds=kinds))
    return kinds


def add_kind(game_id: str, kinds: list[type[Adapter]]) -> None:
    """The adapter of one more game, if what it sends can be told from what the others send."""
    with brought_by(game_id) as here:
        kind: type[Adapter] = here.part(here.adapter)
        check_names(here.id, kind, kinds)
        for one in unions([*kinds, kind]):
            Decoder(one)  # refuses whatever else cannot stand side by side
    kinds.append(kind)


def check_names(game_id: str, kind: type[Adapter], before: Iterable[type[Adapter]]) -> None:
    """Views and the like are tagged with the id of their game; events and types are called as in no game before it."""
    if {game_id} != {one.__struct_config__.tag for one in (kind.view_type, kind.book_type, *tally_types(kind))}:
        raise ValueError(f"its view and its book are not tagged {game_id}")
    doubled = names(kind) & {name for other in before for name in names(other)}
    if doubled:
        raise ValueError(f"a game before it has these names: {', '.join(sorted(doubled))}")


def names(kind: type[Adapter]) -> set[str]:
    """The tags of the events of a game, and the names of its types in the schema."""
    tags = {str(one.__struct_config__.tag) for one in kind.event_types}
    return tags | {one.__name__ for one in chain.from_iterable(types(kind))}


def types(kind: type[Adapter]) -> list[tuple[type[Struct], ...]]:
    """What a game may send as a view, as an event, as a book, as a tally."""
    return [(kind.view_type,), kind.event_types, (kind.book_type,), tally_types(kind)]


def tally_types(kind: type[Adapter]) -> tuple[type[Struct], ...]:
    """What tells a game in figures, if anything does; who wrote an adapter of their own need not know of it."""
    found: type[Struct] | None = getattr(kind, "tally_type", None)
    return () if found is None else (found,)


def unions(kinds: Iterable[type[Adapter]]) -> list[Any]:
    """Any view, any event, any book of these games; any tally, or null as not every game has one."""
    *needed, tallies = [tuple(chain.from_iterable(each)) for each in zip(*map(types, kinds), strict=True)]
    return [*[reduce(or_, each) for each in needed], reduce(or_, tallies, None)]


if TYPE_CHECKING:
    GameView: TypeAlias = Struct
    GameEvent: TypeAlias = Struct
    GameBook: TypeAlias = Struct
    GameTally: TypeAlias = Struct
else:  # what msgspec decodes and the schema says: one of the types of the games that are installed
    GameView, GameEvent, GameBook, GameTally = unions(kinds_of_all())


@cache
def adapter(game_id: str) -> Adapter:
    """The adapter of this game, made once; an unknown game is refused with the ids that exist."""
    with brought_by(game_id) as here:
        made: Adapter = here.part(here.adapter)(game(game_id))
    return made
