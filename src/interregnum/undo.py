"""How far back a game may go: freely as far as nobody learned anything, beyond that where everybody agrees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from interregnum.kernel.errors import InterregnumError
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Journal
from interregnum.kernel.record import Record, Segment, begin
from interregnum.kernel.state import State


class CannotUndo(InterregnumError):
    """There is no way back to there."""


class Standing(Protocol):
    """An answer that stands."""

    @property
    def seat(self) -> int:
        """Whose it is."""

    @property
    def quiet(self) -> bool:
        """Whether nobody learned anything by it and no dice were rolled."""


class Given(NamedTuple):
    """An answer of a record."""

    seat: int
    quiet: bool


def is_quiet(before: State, state: State) -> bool:
    """Whether nobody learned anything between two states; the journal of the later one tells what happened since."""
    journal = state.journal
    return journal is not None and journal.quiet() and before.dice.plain() == state.dice.plain()


def free_undo(answers: Sequence[Standing], seat: int) -> int | None:
    """How far back a seat may go alone: its own last answers, as long as they told nobody anything."""
    count = len(answers)
    while count and answers[count - 1].seat == seat and answers[count - 1].quiet:
        count -= 1
    return count if count < len(answers) else None


def check_range(answers: Sequence[Standing], to: int) -> None:
    """Whether so many answers, and more of them, stand."""
    if not 0 <= to < len(answers):
        raise CannotUndo("undo-range", facts={"found": str(to), "most": str(len(answers) - 1)})


def given(game: Game, record: Record) -> list[Given]:
    """The answers of a record that replays; whose each was, and whether it was quiet."""
    state = begin(game, record, journal=False)
    found = []
    for text in record.answers():
        question = state.question
        assert question is not None, "the record replays"
        after = state.clone()
        after.journal = Journal()
        after.answer(game.read_choice(question, text))
        found.append(Given(int(question.seat), is_quiet(state, after)))
        after.journal = None
        state = after
    return found


def cut(record: Record, to: int) -> Record:
    """The record as it was when only its first `to` answers stood."""
    found = record.blank()
    left = to
    for segment in record.segments:
        if left or not found.segments:
            found.segments.append(Segment(segment.rules_version, segment.choices[:left]))
        left = max(left - len(segment.choices), 0)
    return found
