"""What happened in Hidden Leaders, as one viewer may know it: Structs made from the engine's declarations."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from interregnum.games.hidden_leaders.border.stored_events import EVENTS
from interregnum.games.hidden_leaders.engine import events as e
from interregnum.games.hidden_leaders.engine.events import How, What
from interregnum.games.hidden_leaders.engine.facts import Faction
from interregnum.games.hidden_leaders.engine.scoring import Reason
from interregnum.games.hidden_leaders.engine.zones import Zone
from interregnum.games.hidden_leaders.wire.words import Part
from interregnum.wire.events import struct_of


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
    "int": int,
    "SeatId": int,
    "ActorId": int | None,
    "WinnerId": int | None,
    "CardId": str,
    "CardIds": list[str],
    "CardRows": list[list[str]],
    "SecretCard": str | None,
    "SecretCards": list[str | None],
    "SecretLeader": str | None,
    "LeaderIds": list[str],
    "FactionId": Faction,
    "HowNo": How,
    "Place": Place,
    "Markers": Markers,
    "NamedWord": What,
    "NamedId": int | str,
    "ReasonWord": Reason,
}
# What each event means to whoever reads the schema.
MEANINGS: Final = {
    e.GameBegan: "The table is laid; this seat starts, and these cards lie in the tavern.",
    e.Dealt: "A player received a leader and five cards.",
    e.TurnBegan: "A player's turn begins.",
    e.Passed: "A player neither plays nor discards.",
    e.CardMoved: "A card went from one place to another; `seat` is null when a rule of the game moved it.",
    e.Exchanged: "Two cards swapped places: `a` left `a_place` for `b_place`, and `b` the other way.",
    e.MarkersMoved: "The markers went from the old spaces to the new ones, or were left; `seat` decided or played it.",
    e.Named: "A player (by seat), a faction or a pile (by id) was named.",
    e.Picked: "A player pointed at a face-up card; what happens to it follows.",
    e.Looked: "Somebody saw a hidden card; everybody sees where it lies.",
    e.Searched: "A player looks through the whole graveyard, bottom to top.",
    e.Revealed: "A card was shown to everybody.",
    e.HandLacks: "A player holds no card of the faction that was named.",
    e.Performed: "A player performs the abilities of a card as if they had played it.",
    e.Reshuffled: "The wilderness became the new harbor.",
    e.GameEnded: "The result; leaders and hidden heroes are open now.",
}

STRUCTS: Final = {event: struct_of(event, TYPES, GameEventData, meaning=MEANINGS[event]) for event in EVENTS}
