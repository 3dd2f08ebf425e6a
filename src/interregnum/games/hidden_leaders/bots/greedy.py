"""The bot that takes what is best at once: it imagines a table that fits its view and tries every answer on it."""

from __future__ import annotations

from typing import ClassVar, Final

from interregnum.bots.bot import Bot
from interregnum.games.hidden_leaders.bots.appraisal import Appraisal
from interregnum.games.hidden_leaders.bots.belief import Belief
from interregnum.games.hidden_leaders.bots.forecast import forecast
from interregnum.games.hidden_leaders.bots.judge import Judge
from interregnum.games.hidden_leaders.engine.choices import (
    ACT,
    DRAW,
    KEEP,
    MORE,
    PASS,
    SETUP,
    STOP,
    is_card,
    is_play,
    named_card,
)
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.kernel.question import Question
from interregnum.kernel.view import View as KernelView

WORLDS: Final = 1  # imagined for one decision
TRIES: Final = 30  # positions looked at for one answer


class GreedyBot(Bot):
    """Plays towards the two factions of its leader, one step ahead, and keeps a belief about the others."""

    watches: ClassVar[bool] = True

    def __init__(self, game: HiddenLeaders, seed: bytes, seat: int) -> None:
        super().__init__(seed, seat)
        self.game: Final = game
        self.forecast: Final = forecast(game.box)
        self.belief: Final = Belief(game.box, self.forecast)
        self.tries = 0

    def watch(self, view: KernelView) -> None:
        assert isinstance(view, View)
        self.belief.see(view)

    def answer(self, view: KernelView, question: Question) -> int:
        assert isinstance(view, View)
        self.belief.see(view)
        if len(question.choices) == 1:
            return question.choices[0]
        judge = Judge(self.game.box, self.belief, view)
        if question.ask in (SETUP, MORE, DRAW, KEEP):
            return self.by_cards(question, Appraisal(self.game.box, judge, view))
        if question.ask == ACT:
            return self.act(view, question, judge)
        return self.best(view, judge, question.choices)

    def by_cards(self, question: Question, cards: Appraisal) -> int:
        """The questions about single cards, which change nothing on the table."""
        if question.ask == SETUP:
            return cards.setup(question.choices)
        if question.ask == DRAW:
            return cards.draw(question.choices)
        worst = cards.worst(question.choices)
        return worst if question.ask == KEEP or cards.is_poor(named_card(worst)) else STOP

    def act(self, view: View, question: Question, judge: Judge) -> int:
        """Play a hero, unless every hero makes things worse; then look for a better one."""
        plays = [choice for choice in question.choices if is_play(choice)]
        choice = self.best(view, judge, [*plays, PASS])
        if choice != PASS:
            return choice
        cards = Appraisal(self.game.box, judge, view)
        discards = [choice for choice in question.choices if is_card(choice)]
        worst = cards.worst(discards) if discards else PASS
        return worst if discards and cards.is_poor(named_card(worst)) else PASS

    def best(self, view: View, judge: Judge, choices: list[int]) -> int:
        """The answer that is worth most on average over the imagined tables; the first of equals."""
        totals = [0.0] * len(choices)
        for _ in range(WORLDS):
            world = self.game.imagine(view, self.dice)
            for number, choice in enumerate(choices):
                self.tries = TRIES
                totals[number] += self.tried(world, judge, choice)
        worth = [round(total, 9) for total in totals]  # the last digits differ from one platform to another
        return choices[worth.index(max(worth))]

    def tried(self, world: State, judge: Judge, choice: int) -> float:
        """What the table is worth after this answer and the best further answers to the same card."""
        state = world.clone()
        state.answer(choice)
        self.tries -= 1
        if not state.stack or state.over or state.asked != self.seat or self.tries <= 0:
            return judge.worth(state)
        return max([self.tried(state, judge, further) for further in state.choices])
