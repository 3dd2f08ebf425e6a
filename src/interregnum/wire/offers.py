"""The answers that a question lists, each with what it does."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the answers there are: sent back as it is, shown where it points, beside others of its group."""

    choice: str  # what is sent back
    verb: str  # what it does, in one word
    at: list[str]  # the places it points at, as addresses of the view: `tavern/2`; none if it is words only
    group: str  # answers of one group stand together
    about: dict[str, str] | UnsetType = UNSET  # what else it says and no place tells: `side` is `elite`
    cost: dict[str, int] | UnsetType = UNSET  # what it takes, by the name of what is paid
    steps: int | UnsetType = UNSET  # how many fields it goes
    changes: dict[str, list[int]] | UnsetType = UNSET  # what would be another number: as it is, and as it would be
    text: str | UnsetType = UNSET  # what it means, in words
