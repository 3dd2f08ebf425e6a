"""The bot that leaves everything to chance."""

from __future__ import annotations

from interregnum.bots.bot import Bot
from interregnum.kernel.question import Question
from interregnum.kernel.view import View


class RandomBot(Bot):
    """Every legal answer is equally likely."""

    def answer(self, view: View, question: Question) -> int:
        return question.choices[self.dice.below(len(question.choices))]
