"""An analysis in words: what was answered at each moment, what would have been better and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from interregnum.kernel.game import Game
from interregnum.kernel.question import Question
from interregnum.kernel.record import Record
from interregnum.kernel.state import State
from interregnum.kernel.view import View
from interregnum.lab.analysis import positions
from interregnum.wire.analysis import Analysis, Given, Moment


class Chooser(Protocol):
    """Says what answers mean: the speaker of a game."""

    def choices(self, question: Question, view: View, names: Sequence[str]) -> list[str]:
        """What each answer means to its chooser."""


class Voice(NamedTuple):
    """Who puts an analysis into words: the lab itself has none."""

    speaker: Chooser
    why: Callable[[Mapping[str, float]], str]  # reasons in a sentence or two
    names: Sequence[str]


def telling(game: Game, record: Record, analysis: Analysis, voice: Voice) -> Iterator[Analysis | None]:
    """Go through the game position by position; the last thing that comes is the analysis in words."""
    untold = {moment.answers: moment for moment in analysis.moments}
    moments: list[Moment] = []
    for number, state in enumerate(positions(game, record)):
        if number in untold:
            moments.append(told(untold[number], game, state, voice))
        yield None
    yield replace(analysis, moments=moments)


def told(moment: Moment, game: Game, state: State, voice: Voice) -> Moment:
    """The answers as their chooser read them."""
    view = game.view(state, state.asked)
    better = None if moment.better is None else named(moment.better, game, view, voice)
    given = named(moment.given, game, view, voice)
    return replace(moment, given=given, better=better, why=voice.why(moment.reasons))


def named(given: Given, game: Game, view: View, voice: Voice) -> Given:
    question = view.question
    assert question is not None, "it was asked"
    texts = voice.speaker.choices(question, view, voice.names)
    return replace(given, text=texts[question.choices.index(game.read_choice(question, given.choice))])


def in_words(game: Game, record: Record, analysis: Analysis, voice: Voice) -> Analysis:
    """The whole analysis in words at once."""
    *_, whole = telling(game, record, analysis, voice)
    assert whole is not None
    return whole
