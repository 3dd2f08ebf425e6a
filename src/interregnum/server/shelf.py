"""What was made once and may be wanted again: kept as far as there is room."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

Key = TypeVar("Key")

EACH = 300  # bytes for the place of one thing beside the thing itself


class Shelf(Generic[Key]):
    """Bytes by their keys; what was not wanted for longest goes first."""

    def __init__(self, room: int) -> None:
        self.room = room  # bytes
        self.used = 0
        self.kept: OrderedDict[Key, bytes] = OrderedDict()

    def find(self, key: Key) -> bytes | None:
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
        return found

    def put(self, key: Key, made: bytes) -> None:
        """Keep it, unless it fills too much of the shelf alone; nothing is put twice."""
        if key in self.kept or size(made) > self.room // 4:
            return
        self.kept[key] = made
        self.used += size(made)
        while self.used > self.room:
            self.used -= size(self.kept.popitem(last=False)[1])


def size(made: bytes) -> int:
    return len(made) + EACH
