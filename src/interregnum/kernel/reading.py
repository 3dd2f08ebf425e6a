"""Stored data read strictly: whatever is missing, too much or of another kind is refused with its key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from interregnum.kernel.errors import BadPosition

MANY: Final = 2**40


@mypyc_attr(allow_interpreted_subclasses=True)  # games read their own data at their borders, which stay interpreted
class Reader:
    """A table of a stored state while it is read."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise self.bad(where)
        self.data: Mapping[str, object] = data

    def bad(self, where: str) -> BadPosition:
        """The error that says where the data do not read."""
        return BadPosition("stored-state", facts={"where": where})

    def number(self, key: str, least: int = 0, most: int = MANY) -> int:
        """A number within its bounds, so that it fits the engine's integers, too."""
        return self.number_of(key, self.data.get(key), least, most)

    def number_of(self, key: str, value: object, least: int = 0, most: int = MANY) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.bad(key)
        return value

    def numbers(self, key: str, least: int = 0, most: int = MANY) -> list[int]:
        return [self.number_of(key, value, least, most) for value in self.items(key)]

    def flag(self, key: str) -> bool:
        value = self.data.get(key)
        if not isinstance(value, bool):
            raise self.bad(key)
        return value

    def items(self, key: str) -> list[object]:
        return self.items_of(key, self.data.get(key))

    def items_of(self, key: str, value: object) -> list[object]:
        if not isinstance(value, list):
            raise self.bad(key)
        return value

    def words(self, key: str) -> list[str]:
        found = [word for word in self.items(key) if isinstance(word, str)]
        if len(found) != len(self.items(key)):
            raise self.bad(key)
        return found

    def among(self, key: str, words: tuple[str, ...]) -> int:
        """The number of the word that stands there."""
        value = self.data.get(key)
        if not isinstance(value, str) or value not in words:
            raise self.bad(key)
        return words.index(value)

    def table(self, key: str) -> Mapping[str, object]:
        value = self.data.get(key)
        if not isinstance(value, dict):
            raise self.bad(key)
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class EventReader(Reader):
    """A stored event while it is read."""

    def bad(self, where: str) -> BadPosition:
        return BadPosition("stored-event", facts={"where": where})
