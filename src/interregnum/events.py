"""A game's events as plain data: stored form, told form and reader follow from their declarations (`kernel.declared`).

What a game adds, at its border, is how each kind of field is written by ids and read again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final, TypeAlias

from interregnum.kernel.declared import SEERS, Part, SecretEvent, name_of, parts_of
from interregnum.kernel.ids import ALL, UNKNOWN
from interregnum.kernel.journal import Event, Plain
from interregnum.kernel.reading import MANY, EventReader


def declared_in(module: ModuleType) -> list[type[Event]]:
    """The events that a module declares, in its order."""
    found = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Event)]
    return [one for one in found if one.__module__ == module.__name__]


Reading: TypeAlias = Callable[[EventReader, str, object], Any]  # what stands under a key


@dataclass(frozen=True)
class Kind:
    """What a field can be: how it is written, and read again."""

    write: Callable[[Any], object]
    read: Reading


def number(least: int = 0, most: int = MANY) -> Kind:
    return Kind(int, lambda reader, key, found: reader.number_of(key, found, least, most))


def among(words: Sequence[str]) -> Kind:
    """The number of one of these words."""
    numbers = {word: number for number, word in enumerate(words)}

    def read(reader: EventReader, key: str, found: object) -> int:
        if not isinstance(found, str) or found not in numbers:
            raise reader.bad(key)
        return numbers[found]

    return Kind(lambda number: words[number], read)


def perhaps(kind: Kind) -> Kind:
    """Null for nobody, and where a viewer may not know it."""
    return Kind(
        lambda value: None if value == UNKNOWN else kind.write(value),
        lambda reader, key, found: UNKNOWN if found is None else kind.read(reader, key, found),
    )


def many(kind: Kind) -> Kind:
    """A list of such values."""
    return Kind(
        lambda values: [kind.write(value) for value in values],
        lambda reader, key, found: [kind.read(reader, key, one) for one in reader.items_of(key, found)],
    )


class Shape:
    """One event: its class, its name, what is told of it, and the masks of those who know its secrets."""

    def __init__(self, made: type[Event], kinds: Mapping[str, Kind]) -> None:
        parts = parts_of(made)
        assert issubclass(made, SecretEvent) == any(part.seers for part in parts), made
        self.made: Final[Callable[..., Event]] = made
        self.name: Final = name_of(made)
        self.told: Final = [(part, kinds[part.kind]) for part in parts if part.kind != SEERS]
        self.kept: Final = [part for part in parts if part.kind == SEERS]
        self.order: Final = [part.name for part in parts]


class Events:
    """The events of a game, written and read."""

    def __init__(self, events: Iterable[type[Event]], kinds: Mapping[str, Kind]) -> None:
        self.shapes: Final = {event: Shape(event, kinds) for event in events}
        self.by_name: Final = {shape.name: shape for shape in self.shapes.values()}

    def plain(self, event: Event) -> Plain:
        """An event by ids; null is what its viewer may not know."""
        shape = self.shapes[type(event)]
        found: Plain = {"event": shape.name}
        for part, kind in shape.told:
            found[part.key] = kind.write(getattr(event, part.name))
        return found

    def write(self, event: Event) -> Plain:
        """The event by ids, with the masks of those who know its secrets."""
        data = self.plain(event)
        for part in self.shapes[type(event)].kept:
            data[part.key] = getattr(event, part.name)
        return data

    def read(self, data: object) -> Event:
        """The event again; one that was redacted before it was written has no masks, and null for what is unknown."""
        reader = EventReader(data, "event")
        name = reader.data.get("event")
        if not isinstance(name, str) or name not in self.by_name:
            raise reader.bad("event")
        shape = self.by_name[name]
        found = {part.name: kind.read(reader, part.key, reader.data.get(part.key)) for part, kind in shape.told}
        found |= {part.name: mask(reader, part) for part in shape.kept}
        return shape.made(*[found[name] for name in shape.order])


def mask(reader: EventReader, part: Part) -> int:
    return reader.number(part.key, 0, ALL) if part.key in reader.data else 0


CARDS: Final = ("CardId", "CardIds", "CardRows", "SecretCard", "SecretCards")


def cards_of(event: Event) -> set[int]:
    """The cards that an event names, as far as they are known; its seats, fields and numbers of turns are none."""
    parts = [part for part in parts_of(type(event)) if part.kind in CARDS]
    return set().union(*(numbers_in(getattr(event, part.name)) for part in parts)) - {UNKNOWN}


def numbers_in(value: Any) -> set[int]:
    """A card, a row of cards, or rows of them."""
    return set().union(*map(numbers_in, value)) if isinstance(value, list) else {value}
