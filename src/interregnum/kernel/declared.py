"""An event is declared once, by the fields of its dataclass; its name, its keys and its secrets are read from them.

The compiler keeps the type of such a field if it is a class or a NewType of one, and forgets what stands in brackets:
so whatever a field can be has a type with a name of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

from interregnum.kernel.ids import UNKNOWN, Viewer, bit
from interregnum.kernel.journal import Event

SEERS: Final = "Seers"
OWNER: Final = "seat"  # knows the secrets of an event that names no seers


class Part:
    """One field of an event."""

    def __init__(self, name: str, kind: str, seers: str) -> None:
        self.name: Final = name
        self.key: Final = name.rstrip("_")  # of plain data: `from` is a word of Python, too
        self.kind: Final = kind  # the name of its type
        self.seers: Final = seers  # the field that says who knows it; none if everybody does


def parts_of(event: type[Event]) -> list[Part]:
    """The fields of an event; a secret is for the seers that are named next, or else for the seat alone."""
    found = PARTS.get(event)
    if found is None:
        found = read_parts(event)
        PARTS[event] = found
    return found


PARTS: Final[dict[type[Event], list[Part]]] = {}


def seers_of(event: type[Event]) -> list[str]:
    """The fields that say who knows something of an event."""
    found = SEERS_OF.get(event)
    if found is None:
        found = sorted({part.seers for part in parts_of(event) if part.seers})
        SEERS_OF[event] = found
    return found


SEERS_OF: Final[dict[type[Event], list[str]]] = {}


def read_parts(event: Any) -> list[Part]:
    declared = [(one.name, kind_of(one.type)) for one in fields(event)]
    found: list[Part] = []
    seers = OWNER
    for name, kind in reversed(declared):
        if kind == SEERS:
            seers = name
        found.append(Part(name, kind, seers if kind.startswith("Secret") else ""))
    found.reverse()
    return found


def kind_of(declared: Any) -> str:
    """The name of a type; interpreted code has it as it was written, compiled code the type itself."""
    name = declared if isinstance(declared, str) else declared.__name__
    return "int" if name == "i64" else name


def name_of(event: type[Event]) -> str:
    """`BattleBegan` is told as `battle-began`."""
    return re.sub("(?<!^)(?=[A-Z])", "-", event.__name__).lower()


class SecretEvent(Event):
    """Something of which not everybody may know everything."""

    def seen_by(self, viewer: Viewer) -> Event:
        made: Callable[..., Event] = type(self)
        return made(*[self.seen(part, viewer) for part in parts_of(type(self))])

    def is_alike(self, one: Viewer, other: Viewer) -> bool:
        return all(self.knows(seers, one) == self.knows(seers, other) for seers in seers_of(type(self)))

    def unknowns(self) -> int:
        found = 0
        for part in parts_of(type(self)):
            if part.seers:
                value = getattr(self, part.name)
                found += value.count(UNKNOWN) if isinstance(value, list) else int(value == UNKNOWN)
        return found

    def seen(self, part: Part, viewer: Viewer) -> Any:
        """A field as this viewer may know it; nobody hears who else knows it."""
        value = getattr(self, part.name)
        if part.kind == SEERS:
            return 0
        if part.seers == "" or self.knows(part.seers, viewer):
            return value
        return [UNKNOWN] * len(value) if isinstance(value, list) else UNKNOWN

    def knows(self, seers: str, viewer: Viewer) -> bool:
        said: int = getattr(self, seers)
        return said == viewer if seers == OWNER else said & bit(viewer) != 0
