"""The box of Heroes in one language: what a client shows of a card or token beside what a view says about it."""

from __future__ import annotations

from msgspec import Struct

from interregnum.games.heroes.wire.tables import Part


class TokenSideData(Part, frozen=True):
    """One side of a unit token."""

    gold: int  # what such a unit costs, before discounts
    abilities: list[str]


class FactsData(Part, frozen=True, omit_defaults=True):
    """The numbers and words printed on a thing; what it does not have is left out."""

    faction: str | None = None
    factions: list[str] | None = None  # in whose decks a skill is
    strength: int | None = None
    magic: int | None = None
    initiative: int | None = None
    command: int | None = None
    number: int | None = None
    abilities: list[str] | None = None
    elite_die: bool | None = None
    school: str | None = None
    schools: list[str] | None = None
    town_level: int | None = None  # from which it can be had
    tokens: int | None = None  # how many there are
    sides: list[TokenSideData] | None = None  # basic, elite
    resources: int | None = None
    gold: int | None = None
    either: int | None = None  # payable in resources or in gold
    needs_artifact: str | None = None
    building: str | None = None  # that only this faction has
    actions: list[str] | None = None
    at_start: bool | None = None
    deck: str | None = None
    level: int | None = None
    type: str | None = None
    set: str | None = None
    pieces: list[str] | None = None
    phase: str | None = None
    dark_days: bool | None = None
    tier: str | None = None
    kind: str | None = None  # of a place: control, explore, pass; of an encounter: the creature
    sign: str | None = None  # on the map
    rout_needed: int | None = None
    power: int | None = None


class ThingData(Part, frozen=True):
    """A card, a token, a hero, a place: what is printed on it, and what it does.

    The backs of encounters are left out: nobody sees them before the creatures are beaten (MMH-INFO-03).
    """

    id: str
    name: str
    head: list[str]
    rules: list[str]
    facts: FactsData


class KindData(Part, frozen=True):
    """Everything of one kind."""

    id: str
    things: list[ThingData]


class HeroesBook(Struct, frozen=True, tag_field="game", tag="heroes", forbid_unknown_fields=True):
    """Everything in the box, in words and in numbers."""

    lang: str
    kinds: list[KindData]
