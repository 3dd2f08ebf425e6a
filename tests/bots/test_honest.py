"""No rung knows more than its view: truths that it cannot tell apart get the same answers."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

import pytest
from tests.samples import long

from interregnum import bots
from interregnum.bots import Bot
from interregnum.kernel.dice import FastDice, fast_dice, seed_from_int
from interregnum.kernel.game import Game
from interregnum.kernel.playout import playout
from interregnum.kernel.question import Question
from interregnum.kernel.state import State
from interregnum.kernel.view import View
from interregnum.registry import GAMES, game

SEED = seed_from_int(11)
WORK = 1_000  # tries of a rung that are left to the long run in pure Python
POSITIONS = 3
RUNGS = [
    long((one, rung)) if sum(bots.work(rung, game(one)).values()) >= WORK else (one, rung)
    for one in GAMES
    for rung in (*bots.rungs(game(one)), "greedy")
]


def positions(of: Game, seats: int) -> Iterator[State]:
    """Some positions of a random game with several answers, none of the set-up."""
    state, dice, found = of.new(seats, {}, fast_dice(SEED)), FastDice(5), 0
    while found < POSITIONS and not playout(state, dice, 23):
        if len(state.choices) > 1:
            found += 1
            yield state


def truths(of: Game, state: State) -> list[View]:
    """What whoever is asked sees of this position, and of others that look the same to them."""
    view = of.view(state, state.asked)
    others = [of.imagine(view, fast_dice(seed_from_int(number))) for number in range(3)]
    return [view, *[of.view(one, view.viewer) for one in others]]


def answers(of: Game, bot: Bot, views: list[View]) -> list[int]:
    found = []
    for view in views:
        bot.dice.state = fast_dice(SEED).state
        question = view.question
        assert question is not None
        found.append(bot.answer(view, question))
    return found


@pytest.mark.parametrize(("name", "rung"), RUNGS)
def test_truths_that_look_the_same_get_the_same_answer(name: str, rung: str) -> None:
    of = game(name)
    for state in positions(of, 3):
        views = truths(of, state)
        one = [answers(of, bots.make(rung, of, SEED, state.asked), [view])[0] for view in views]

        assert 1 == len(set(one)), (name, rung, state.decisions)


class Cheater(Bot):
    """Looks at the truth: it takes the answer that the first hidden thing counts out."""

    def __init__(self, truth: list[State], seat: int) -> None:
        super().__init__(SEED, seat)
        self.truth = truth

    def answer(self, view: View, question: Question) -> int:
        secret = self.truth.pop(0)
        return question.choices[crc32(str(secret.dice.plain()).encode()) % len(question.choices)]


def test_a_bot_that_looks_at_the_truth_is_caught() -> None:
    of = game(GAMES[0])
    found = set()
    for state in positions(of, 3):
        view = of.view(state, state.asked)
        worlds = [state, *[of.imagine(view, fast_dice(seed_from_int(number))) for number in range(6)]]
        cheater = Cheater(worlds[:], state.asked)
        found.add(len(set(answers(of, cheater, [of.view(one, view.viewer) for one in worlds]))))

    assert max(found) > 1
