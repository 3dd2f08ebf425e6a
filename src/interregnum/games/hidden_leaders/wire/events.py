"""What happened in Hidden Leaders, as one viewer may know it: Structs made from the rows of `stored_events.EVENTS`."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, defstruct

from interregnum.games.hidden_leaders.border.stored_events import EVENTS, Shape
from interregnum.games.hidden_leaders.engine.events import How, What
from interregnum.games.hidden_leaders.engine.facts import Faction
from interregnum.games.hidden_leaders.engine.scoring import Reason
from interregnum.games.hidden_leaders.engine.zones import Zone
from interregnum.games.hidden_leaders.wire.words import Part


class Place(Part, frozen=True, omit_defaults=True):
    """Where a card lies: a zone, whose, and how many lie before it; a hand has no order."""

    zone: Zone
    seat: int | None = None
    index: int | None = None


class Markers(Part, frozen=True):
    """The spaces of both markers."""

    red: int
    green: int


class GameEventData(Struct, frozen=True, tag_field="event", forbid_unknown_fields=True, gc=False):
    """Something that happened."""


# What each kind of field is on the wire.
TYPES: Final[dict[str, Any]] = {
    "seat": int, "actor": int | None, "winner": int | None, "number": int, "card": str | None, "open-card": str,
    "cards": list[str | None], "open-cards": list[str], "card-rows": list[list[str]], "leader": str | None,
    "leaders": list[str], "place": Place, "markers": Markers, "how": How, "faction": Faction, "reason": Reason,
    "what": What, "value": int | str,
}  # fmt: skip


def struct_of(shape: Shape) -> type[Struct]:
    """`card-moved` is CardMoved."""
    return defstruct(
        shape.name.title().replace("-", ""),
        [(key, TYPES[kind.name]) for key, kind in shape.told.items()],
        bases=(GameEventData,),
        tag=shape.name,
        frozen=True,
        namespace={"__doc__": shape.meaning},
        module=__name__,
    )


STRUCTS: Final = {name: struct_of(shape) for name, shape in EVENTS.items()}
