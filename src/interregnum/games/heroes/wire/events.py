"""What happened in Heroes, as one viewer may know it: a Struct for each kind of events, made from the engine's table.

Values are ids and words, null for what is unknown and for nobody. The tags begin with `heroes-`, as the names of events
are the same in other games.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct, defstruct

from interregnum.games.heroes.engine.events import NAMES, VALUES, Healing, Pile, Why
from interregnum.games.heroes.engine.events import Value as ValueShape
from interregnum.games.heroes.engine.state import End
from interregnum.games.heroes.engine.terms import Action, Face, Good, TokenSide

PREFIX: Final = "heroes-"
# The words of the engine that are types on the wire; what is not named here is an id.
WORDS: Final[dict[str, Any]] = {
    "seat": int,
    "side": TokenSide,
    "deck": Pile,
    "action": Action,
    "face": Face,
    "end": End,
    "good": Good,
    "why": Why,
    "healing": Healing,
}


class HeroesEventData(Struct, frozen=True, tag_field="event", forbid_unknown_fields=True, gc=False):
    """Something that happened."""


def shape_of(value: ValueShape) -> tuple[str, object]:
    """The field that holds a value, and its type."""
    name = f"{value.name}_" if value.name == "from" else value.name
    one = int if value.kind == "number" else WORDS.get(value.kind, str) | None
    return name, list[one] if value.many else one  # type: ignore[valid-type]


def struct_of(name: str, values: list[ValueShape]) -> type[HeroesEventData]:
    """The Struct of one kind of events: `battle-began` is `HeroesBattleBegan`."""
    title = "Heroes" + "".join(part.capitalize() for part in name.split("-"))
    found = defstruct(
        title,
        [shape_of(value) for value in values],
        bases=(HeroesEventData,),
        module=__name__,
        frozen=True,
        gc=False,
        tag=PREFIX + name,
        rename={"from_": "from"},
    )
    assert issubclass(found, HeroesEventData)
    return found


EVENT_TYPES: Final = tuple(struct_of(name, values) for name, values in zip(NAMES, VALUES, strict=True))

if TYPE_CHECKING:
    HeroesEvent: TypeAlias = HeroesEventData
else:
    HeroesEvent = reduce(or_, EVENT_TYPES)
