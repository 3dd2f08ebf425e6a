"""A hint at one terminal: what a good player would answer and why, from what the person who asks can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from interregnum.bots import advise, advisor, seed_of_hint
from interregnum.cli.board import Board, numbered
from interregnum.cli.layout import hanging
from interregnum.kernel.dice import commitment
from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.view import View
from interregnum.match import Match
from interregnum.words.hints import told

HINT: Final = "hint"
INDENT: Final = 5  # of what stands below an answer


class NoHints(InterregnumError):
    """Nobody is asked here: friends play among themselves, or the game has no good player."""


def hint(match: Match, board: Board, view: View, people: int) -> list[Text]:
    """The best answers with their numbers, the chance that each leaves, and what speaks for it."""
    bot = advisor(match.game)
    if people > 1 or bot is None:
        raise NoHints("no-hints")
    seed = seed_of_hint(commitment(match.record.seed), view.viewer, len(match.record.answers()))
    lang = board.speech.lang
    found = advise(bot, match.game, seed, view)
    answers = [Reasoned(one.choice, one.chance, told(board.game, lang, one.reasons)) for one in found]
    return hint_lines(board, view, answers)


class Reasoned(NamedTuple):
    """An answer that a good player would think of, the chance it leaves, and what speaks for it in words."""

    choice: int
    chance: float
    why: str


def hint_lines(board: Board, view: View, answers: Sequence[Reasoned]) -> list[Text]:
    """The best answers with their numbers."""
    lines = hanging(Text(" "), Text(board.speech.cli("hint"), style="bold"), 1, board.width)
    return lines + [line for one in answers for line in answer_lines(board, view, one)]


def answer_lines(board: Board, view: View, one: Reasoned) -> list[Text]:
    question = view.question
    assert question is not None
    label = board.speaker.choices(question, view, board.speech.names)[question.choices.index(one.choice)]
    number = next((found for found, choice in board.numbers(view).items() if choice == one.choice), 0)
    chance = board.speech.cli("hint-chance", percent=round(100 * one.chance))
    first = numbered(number, Text(label)) if number else Text(f"{' ' * INDENT}{label}")
    why = " ".join([chance, one.why]).strip()
    return [
        *hanging(first[:INDENT], first[INDENT:], INDENT, board.width),
        *hanging(Text(""), Text(why, style="dim"), INDENT, board.width),
    ]
