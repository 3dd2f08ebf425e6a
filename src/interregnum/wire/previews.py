"""What an answer would bring, for the one who may give it; and what it was asked for."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Way(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the ways it may go: where things would stand, by the names that the game gives, and who would win then."""

    at: dict[str, int]
    leading: str


class Prospect(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes of an answer before anything else is asked that matters; by the viewer's own knowledge alone."""

    ways: list[Way]  # one if it is certain, several if answers decide; none if what the viewer does not know decides
    by: list[int]  # the seats whose answers decide
    over: bool  # the game is certainly over then
    text: str | UnsetType = UNSET  # in words


class Pinned(Struct, frozen=True, forbid_unknown_fields=True):
    """What was chosen before, and what the question goes on with: where it is, which card, if the viewer knows it."""

    at: str | None  # an address of the view: `party/1/up/0`, `faction/undead`; null if it lies out of sight
    card: str | None
    text: str | UnsetType = UNSET  # in words
