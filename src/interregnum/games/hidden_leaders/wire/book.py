"""The box of Hidden Leaders in one language: what a client shows of a card beside what a view says about it."""

from __future__ import annotations

from msgspec import Struct

from interregnum.games.hidden_leaders.engine.facts import CardSet, Faction
from interregnum.games.hidden_leaders.engine.vocabulary import Marker, MarkerMode
from interregnum.games.hidden_leaders.wire.words import Part


class MoveData(Part, frozen=True):
    """One marker goes `by` spaces, or X of them when `times_x`; perhaps only on a condition that the text tells."""

    marker: Marker
    by: int
    times_x: bool
    conditional: bool


class MarkerData(Part, frozen=True):
    """The marker line of a card; it stands before line `at` of the text."""

    mode: MarkerMode
    moves: list[MoveData]
    conditional: bool  # there is a condition, or somebody else decides: the text tells
    text: str
    at: int


class CardData(Part, frozen=True):
    """A hero card: what it is, and its text as it is made from what it does."""

    id: str
    name: str
    factions: list[Faction]  # all four, or none, for some
    set: CardSet
    advanced: bool  # not in the beginner game
    marker: MarkerData | None
    lines: list[str]
    verbs: list[str]  # what it does, in one word each


class LeaderData(Part, frozen=True):
    """A leader."""

    id: str
    name: str
    epithet: str
    full: str  # name and epithet
    factions: list[Faction]
    number: int  # breaks ties


class FactionData(Part, frozen=True):
    """The name of a faction."""

    id: Faction
    name: str


class SetData(Part, frozen=True):
    """The name of a set of cards."""

    id: CardSet
    name: str


class TrackData(Part, frozen=True):
    """The power track; `leading[red - 1][green - 1]` is the faction that wins with the markers on these spaces."""

    spaces: int
    war_first: int
    war_last: int
    leading: list[list[Faction]]


class HiddenLeadersBook(Struct, frozen=True, tag_field="game", tag="hidden-leaders", forbid_unknown_fields=True):
    """Everything in the box, in words."""

    lang: str
    track: TrackData
    factions: list[FactionData]
    sets: list[SetData]
    leaders: list[LeaderData]
    cards: list[CardData]
