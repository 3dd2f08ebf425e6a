"""What waits on the stack of a state: a step of a program, for a seat, with what was bound so far. Plain data."""

from __future__ import annotations

from mypy_extensions import i64

from interregnum.kernel.ids import NOTHING, UNKNOWN, Seat


class Pending:
    """A program (a card, a rule) that is being resolved, and how far it has come."""

    def __init__(self, program: i64, seat: Seat, fresh: bool) -> None:
        self.program: i64 = program
        self.seat: Seat = seat  # "you"
        self.step: i64 = 0
        self.stage: i64 = 0  # how far the step itself has come
        self.kept: i64 = NOTHING  # an answer that only its giver knows yet
        self.fresh: bool = fresh  # whether a chain begins here
        self.slots: list[int] = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]  # what was named: players, places, numbers
        self.lot: list[int] = []  # the cards or tokens that were bound

    def done(self) -> None:
        """Go on with the next step."""
        self.step += 1
        self.stage = 0
        self.kept = NOTHING

    def clone(self) -> Pending:
        copy = Pending(self.program, self.seat, self.fresh)
        copy.step = self.step
        copy.stage = self.stage
        copy.kept = self.kept
        copy.slots = self.slots[:]
        copy.lot = self.lot[:]
        return copy
