"""What a bot thinks of an answer, for those who want to know why."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from interregnum.bots.bot import Bot
from interregnum.kernel.question import Question
from interregnum.kernel.view import View


class Weighed:
    """One answer: the chance to win that it leaves, how much thought went into it, and what speaks for it by name."""

    def __init__(self, choice: int, chance: float, thought: int, reasons: dict[str, float]) -> None:
        self.choice: Final = choice
        self.chance: Final = chance  # of the seat that is asked, from 0 to 1
        self.thought: Final = thought  # times it was tried
        self.reasons: Final = reasons  # changes of figures that the game names: what it helps, what it denies


@mypyc_attr(allow_interpreted_subclasses=True)
class WeighingBot(Bot):
    """A bot that can say what it thinks of each answer; it gives the first of the best."""

    @abstractmethod
    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Every answer of the question, the best first."""
