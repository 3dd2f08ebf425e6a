"""A finished game explained: everybody's chance to win over the game, and the moments that turned it."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class ChancesAt(Struct, frozen=True):
    """Chances to win after so many answers, by seat, from 0 to 1."""

    answers: int
    open: list[float]  # with everything open but piles and dice to come
    known: list[list[float]]  # and as each seat could know it


class Given(Struct, frozen=True):
    """An answer, and the chance to win that a good player gives it who sees what the seat saw."""

    choice: str  # in notation
    chance: float | None  # null where the good player did not look at it
    text: str | UnsetType = UNSET  # what the answer means, if the client wants words


class Moment(Struct, frozen=True):
    """An answer that turned the game: how the open chances changed, and what a good player would have answered."""

    answers: int  # that were given before: the step of the replay at which it was asked
    seat: int
    before: list[float]
    after: list[float]
    given: Given
    better: Given | None  # null if nothing better was to be seen, or nobody can say
    judged: bool  # whether a good player looked at it
    reasons: dict[str, float]  # what speaks for the better answer, by names of the game
    why: str | UnsetType = UNSET  # the same in words


class Analysis(Struct, frozen=True):
    """The whole game; the same record and the same work give the same analysis."""

    game: str
    seats: int
    answers: int
    playouts: int  # for each chance
    points: list[ChancesAt]  # from the deal to the end
    moments: list[Moment]  # in the order of the game
