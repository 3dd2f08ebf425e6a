"""A window that is passed for whoever is asked: when that shows tells nothing of what they hold (decision 33)."""

from __future__ import annotations

import asyncio

from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.state import State
from interregnum.server.errors import NotNow, StaleCommand
from interregnum.server.who import By
from interregnum.wire.commands import Answer

SOONEST, LATEST = 0.6, 1.8  # seconds after the question: every pause lies between them, each as likely as any other


def pause(drawn: float) -> float:
    """How long a window stays open that is passed: by a number from 0 up to 1, and by nothing else."""
    return SOONEST + (LATEST - SOONEST) * drawn


class Held:
    """One window, until its moment comes; an answer by hand waits for it."""

    def __init__(self, state: State, seat: int, passing: str) -> None:
        self.state = state
        self.seat = seat
        self.passing = passing
        self.by: By | None = None  # whose hand answered
        self.command: Answer | None = None
        self.kept: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # the answer by hand, as an entry
        self.task: asyncio.Task[None] | None = None

    def is_open(self, state: State, seat: int | None) -> bool:
        """Whether an answer of this seat in this position still finds the window open."""
        return self.task is not None and state is self.state and seat == self.seat

    def give(self, by: By, command: Answer) -> asyncio.Future[int]:
        """Answer by hand: the first answer stands, and whoever repeats it waits for the same."""
        if self.by is not None and self.by.key != by.key:
            raise NotNow("answer-waits")
        self.by, self.command = by, command
        return self.kept

    def keep(self, seq: int) -> None:
        """The answer by hand stands as this entry."""
        if not self.kept.done():
            self.kept.set_result(seq)

    def refuse(self, error: InterregnumError) -> None:
        """The answer by hand could not be kept."""
        if not self.kept.done():
            self.kept.set_exception(error)
            self.kept.exception()  # whoever waited may be gone

    def drop(self) -> None:
        """The question is not asked any more."""
        if self.task is not None:
            self.task.cancel()
        if self.by is not None and self.task is not None:
            self.refuse(StaleCommand("moved-on"))
