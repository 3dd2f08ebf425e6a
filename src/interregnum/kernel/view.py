"""What one viewer may know: built up from nothing, so that a field nobody copied is a field nobody can leak."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from interregnum.kernel.ids import Viewer
from interregnum.kernel.pending import Pending
from interregnum.kernel.question import Question


class PendingView:
    """A pending step as a viewer may know it; what an answer or a lot hides from the viewer is UNKNOWN."""

    def __init__(self, pending: Pending, kept: i64, lot: list[int]) -> None:
        self.program: Final = pending.program
        self.seat: Final = pending.seat
        self.step: Final = pending.step
        self.stage: Final = pending.stage
        self.kept: Final = kept  # an answer of the viewer's own, UNKNOWN if it is another's, or NOTHING
        self.fresh: Final = pending.fresh
        self.slots: Final = pending.slots[:]
        self.lot: Final = lot

    def plain(self) -> list[object]:
        return [self.program, self.seat, self.step, self.stage, self.kept, self.fresh, self.slots, self.lot]


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What every game's view has; a bot gets this and nothing else."""

    def __init__(
        self, viewer: Viewer, seats: i64, asked: i64, ask: i64, source: i64, choices: list[int], over: bool
    ) -> None:
        self.viewer: Final = viewer
        self.seats: Final = seats
        self.asked: Final = asked  # who must answer: everybody sees that
        self.ask: Final = ask
        self.source: Final = source
        self.choices: Final = choices  # the viewer's own; empty when somebody else is asked
        self.over: Final = over

    @property
    def question(self) -> Question | None:
        """The question, if it is the viewer's to answer."""
        if self.over or self.asked != self.viewer:
            return None
        return Question(self.asked, self.ask, self.choices[:], self.source)

    @abstractmethod
    def plain(self) -> dict[str, object]:
        """The view as plain data, in numbers; equal views give equal data."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Foreseen:
    """What one of the viewer's answers would bring, as far as the viewer can know; a game says what belongs to it."""
