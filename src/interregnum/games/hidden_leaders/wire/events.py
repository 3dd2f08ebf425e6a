"""What happened in Hidden Leaders, as one viewer may know it: by ids, null for what is unknown."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from interregnum.games.hidden_leaders.wire.words import Faction, How, Part, Reason, Zone
from interregnum.games.hidden_leaders.wire.words import Named as NamedWhat


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


class GameBegan(GameEventData, frozen=True, tag="game-began"):
    """The table is laid; this seat starts, and these cards lie in the tavern."""

    seat: int
    cards: list[str]


class Dealt(GameEventData, frozen=True, tag="dealt"):
    """A player received a leader and five cards."""

    seat: int
    leader: str | None
    cards: list[str | None]


class TurnBegan(GameEventData, frozen=True, tag="turn-began"):
    """A player's turn begins."""

    seat: int
    number: int


class Passed(GameEventData, frozen=True, tag="passed"):
    """A player neither plays nor discards."""

    seat: int


class CardMoved(GameEventData, frozen=True, tag="card-moved", rename={"source": "from", "target": "to"}):
    """A card went from one place to another; `seat` is null when a rule of the game moved it."""

    how: How
    seat: int | None
    card: str | None
    source: Place
    target: Place


class Exchanged(GameEventData, frozen=True, tag="exchanged"):
    """Two cards swapped places: `a` left `a_place` for `b_place`, and `b` the other way."""

    seat: int
    a: str | None
    a_place: Place
    b: str | None
    b_place: Place


class MarkersMoved(GameEventData, frozen=True, tag="markers-moved", rename={"old": "from", "new": "to"}):
    """The markers went from the old spaces to the new ones; `seat` decided or played the card."""

    seat: int
    old: Markers
    new: Markers


class Named(GameEventData, frozen=True, tag="named"):
    """A player (by seat), a faction or a pile (by id) was named."""

    seat: int
    what: NamedWhat
    value: int | str


class Picked(GameEventData, frozen=True, tag="picked"):
    """A player pointed at a face-up card; what happens to it follows."""

    seat: int
    card: str
    place: Place


class Looked(GameEventData, frozen=True, tag="looked"):
    """Somebody saw a hidden card; everybody sees where it lies."""

    seat: int
    card: str | None
    place: Place


class Searched(GameEventData, frozen=True, tag="searched"):
    """A player looks through the whole graveyard, bottom to top."""

    seat: int
    cards: list[str | None]


class Revealed(GameEventData, frozen=True, tag="revealed"):
    """A card was shown to everybody."""

    seat: int
    card: str
    place: Place


class HandLacks(GameEventData, frozen=True, tag="hand-lacks"):
    """A player holds no card of the faction that was named."""

    seat: int
    faction: Faction


class Performed(GameEventData, frozen=True, tag="performed"):
    """A player performs the abilities of a card as if they had played it."""

    seat: int
    card: str


class Reshuffled(GameEventData, frozen=True, tag="reshuffled"):
    """The wilderness became the new harbor."""

    count: int


class GameEnded(GameEventData, frozen=True, tag="game-ended"):
    """The result; leaders and hidden heroes are open now."""

    markers: Markers
    faction: Faction
    winner: int | None
    reason: Reason
    leaders: list[str]
    hidden: list[list[str]]


HiddenLeadersEvent: TypeAlias = (
    GameBegan
    | Dealt
    | TurnBegan
    | Passed
    | CardMoved
    | Exchanged
    | MarkersMoved
    | Named
    | Picked
    | Looked
    | Searched
    | Revealed
    | HandLacks
    | Performed
    | Reshuffled
    | GameEnded
)
