"""What happened in Heroes, as one viewer may know it: a Struct for each event, made from the engine's declarations.

Values are ids and words, null for what is unknown and for nobody. The tags begin with `heroes-`, as the names of events
are the same in other games.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from interregnum.games.heroes.border.stored_events import EVENTS
from interregnum.games.heroes.engine.events import Healing, Pile, Why
from interregnum.games.heroes.engine.state import End
from interregnum.games.heroes.engine.terms import Action, Face, Good, TokenSide
from interregnum.wire.events import struct_of

PREFIX: Final = "heroes-"
# What each kind of field is on the wire.
TYPES: Final[dict[str, Any]] = {
    "int": int,
    "Dice": list[int],
    "SeatId": int | None,
    "SeatIds": list[int | None],
    "SecretCards": list[str | None],
    "TokenIds": list[str | None],
    "Fighters": list[str | None],
    "SideNo": TokenSide | None,
    "PileNo": Pile | None,
    "ActionNo": Action | None,
    "FaceNo": Face | None,
    "EndNo": End | None,
    "GoodNo": Good | None,
    "WhyNo": Why | None,
    "HealingNo": Healing | None,
    **dict.fromkeys(
        [
            "CardId", "SecretCard", "TokenId", "Fighter", "FactionId", "HeroId", "FieldId", "PlaceId", "UnitId",
            "ActionCardId",
        ],
        str | None,
    ),
}  # fmt: skip


class HeroesEventData(Struct, frozen=True, tag_field="event", forbid_unknown_fields=True, gc=False):
    """Something that happened."""


STRUCTS: Final = {event: struct_of(event, TYPES, HeroesEventData, PREFIX) for event in EVENTS}
