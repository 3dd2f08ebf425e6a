"""A question as people, bots and protocols see it; inside a state it is only a few integers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.kernel.ids import Seat


class Question:
    """One seat is asked one thing; every legal answer is listed, and nothing else is accepted."""

    def __init__(self, seat: Seat, ask: i64, choices: list[int], source: i64) -> None:
        self.seat: Final = seat
        self.ask: Final = ask  # what is asked: a code of the game
        self.choices: Final = choices
        self.source: Final = source  # the card or rule it comes from: a code of the game, or UNKNOWN

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Question)
            and self.seat == other.seat
            and self.ask == other.ask
            and self.choices == other.choices
            and self.source == other.source
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.ask, self.source, tuple(self.choices)))
