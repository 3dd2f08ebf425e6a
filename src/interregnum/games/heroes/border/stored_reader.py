"""Plain data of a state of Heroes while it is read: ids become numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum.games.heroes.border.names import Names
from interregnum.games.heroes.engine.box import Box
from interregnum.kernel.reading import Reader

NOTHING_THERE: Final = -1


class StateReader(Reader):
    """A table of stored data, with the names of the box."""

    def __init__(self, box: Box, names: Names, data: object, where: str) -> None:
        super().__init__(data, where)
        self.box: Final = box
        self.names: Final = names

    def part(self, key: str) -> StateReader:
        return self.part_of(key, self.data.get(key))

    def part_of(self, key: str, item: object) -> StateReader:
        return StateReader(self.box, self.names, item, key)

    def given(self, key: str) -> object:
        """What stands there, null included."""
        if key not in self.data:
            raise self.bad(key)
        return self.data[key]

    def id_of(self, key: str, value: object, numbers: dict[str, int]) -> int:
        """The number of an id."""
        if not isinstance(value, str) or value not in numbers:
            raise self.bad(key)
        return numbers[value]

    def maybe(self, key: str, numbers: dict[str, int]) -> int:
        """The number of an id, or -1 where there is null."""
        value = self.given(key)
        return NOTHING_THERE if value is None else self.id_of(key, value, numbers)

    def ids(self, key: str, numbers: dict[str, int]) -> list[int]:
        return [self.id_of(key, value, numbers) for value in self.items(key)]

    def number_in(self, key: str, value: object, numbers: Sequence[int]) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or value not in numbers:
            raise self.bad(key)
        return value

    def card_of(self, key: str, value: object, kind: int) -> int:
        """A card of this kind."""
        card = self.id_of(key, value, self.names.sources)
        if self.box.kinds[card] != kind:
            raise self.bad(key)
        return card

    def cards(self, key: str, kind: int) -> list[int]:
        return [self.card_of(key, value, kind) for value in self.items(key)]
