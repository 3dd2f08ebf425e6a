"""The small integers everybody speaks: names for them cost nothing, compiled or not.

An alias says what a number is; an id is a type of its own, which mypy tells from all others and the compiler does not.
"""

from __future__ import annotations

from typing import Final, NewType, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64  # a place at the table, 0 for the first
Viewer: TypeAlias = i64  # a seat, or WATCHER
Card: TypeAlias = i64  # a card, token or piece: its row in the tables of its game
Choice: TypeAlias = i64  # a legal answer; it means the same in every position

# What events name. A type whose name begins with `Secret` is for those alone whom the event lets know it.
SeatId = NewType("SeatId", int)  # or NOBODY
SeatIds = NewType("SeatIds", list[int])
CardId = NewType("CardId", int)
CardIds = NewType("CardIds", list[int])
SecretCard = NewType("SecretCard", i64)
SecretCards = NewType("SecretCards", list[int])
Seers = NewType("Seers", i64)  # a mask of the viewers who know the secrets that stand before it

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -2  # stands where there is nothing to know
UNKNOWN: Final[i64] = -1  # stands where a viewer may not know what is there

MOST_SEATS: Final = 6  # at any table: masks of viewers are part of what is stored, so this stays
WATCHER: Final[i64] = MOST_SEATS  # the viewer who holds no seat
ALL: Final[i64] = (1 << (MOST_SEATS + 1)) - 1  # a mask of viewers: every seat and the watchers
BITS: Final = [1 << viewer for viewer in range(MOST_SEATS + 1)]

SEAT_LETTERS: Final = "ABCDEFGHIJKLMNOP"[:MOST_SEATS]


def bit(viewer: Viewer) -> i64:
    """The mask of one viewer; a shift would wrap for a wrong number, and not alike compiled and interpreted."""
    return BITS[viewer]
