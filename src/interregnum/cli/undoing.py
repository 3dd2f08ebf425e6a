"""Taking answers back at one terminal: alone where nobody learned anything, else if all people there agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interregnum.kernel.record import replay
from interregnum.match import Match
from interregnum.undo import CannotUndo, Given, check_range, cut, free_undo, given


class WayBack:
    """What somebody wishes to take back: all answers after the first `to`."""

    def __init__(self, match: Match, seat: int, wanted: str) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.answers: Final[list[Given]] = given(match.game, match.record)
        self.to: Final = self.read(wanted)

    def read(self, wanted: str) -> int:
        """The number of answers that shall stand; without one, whoever asks takes back their own last answer."""
        if wanted.isdecimal() and self.answers:
            check_range(self.answers, int(wanted))
            return int(wanted)
        own = [number for number, one in enumerate(self.answers) if one.seat == self.seat]
        if wanted or not own:
            raise CannotUndo("undo-nothing")
        return own[-1]

    @property
    def is_free(self) -> bool:
        """Whether it is nobody else's business (design of the table: the same limit as on a server)."""
        free = free_undo(self.answers, self.seat)
        return free is not None and self.to >= free

    def others(self, people: Sequence[int]) -> list[int]:
        """Who has to agree; bots have no vote."""
        return [] if self.is_free else [seat for seat in people if seat != self.seat]

    @property
    def count(self) -> int:
        """How many answers it takes back."""
        return len(self.answers) - self.to

    def gone(self) -> Match:
        """The game as it was then; the dice give the same numbers again."""
        record = cut(self.match.record, self.to)
        return Match(self.match.game, replay(self.match.game, record), record)
