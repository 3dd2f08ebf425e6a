"""Why an answer is not listed."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Reason(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the reasons: what forbids it, by which rule, and the facts."""

    why: str
    rule: str
    facts: dict[str, int | str]  # numbers, seats and ids, by the names that the game gives
    text: str | UnsetType = UNSET  # in words
