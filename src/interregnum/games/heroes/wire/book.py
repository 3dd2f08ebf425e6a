"""The box of Heroes in one language: what a client shows of a card or token beside what a view says about it."""

from __future__ import annotations

from msgspec import Struct

from interregnum.games.heroes.wire.tables import Part


class ThingData(Part, frozen=True):
    """A card, a token, a hero, a place: what is printed on it, and what it does.

    The backs of encounters are left out: nobody sees them before the creatures are beaten (MMH-INFO-03).
    """

    id: str
    name: str
    head: list[str]
    rules: list[str]


class KindData(Part, frozen=True):
    """Everything of one kind."""

    id: str
    things: list[ThingData]


class HeroesBook(Struct, frozen=True, tag_field="game", tag="heroes", forbid_unknown_fields=True):
    """Everything in the box, in words."""

    lang: str
    kinds: list[KindData]
