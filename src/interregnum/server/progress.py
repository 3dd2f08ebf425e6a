"""The game of a table: the answers that stand, the state they led to, and how far back one may go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from interregnum.kernel.errors import IllegalChoice, short
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Event, Journal, Plain
from interregnum.kernel.options import Chosen
from interregnum.kernel.record import Record, Segment, begin, replay
from interregnum.kernel.state import State
from interregnum.undo import CannotUndo, check_range, free_undo, is_quiet

FAIR = "fair"


class Answer(NamedTuple):
    """An answer that stands, and whether it can be taken back as if nothing had been."""

    seat: int
    choice: str
    rules_version: int
    quiet: bool  # nobody learned anything, and no dice were rolled
    seq: int = 0  # its entry in the log, once it is kept
    by_hand: bool = True  # of whoever holds the seat, not of what answers for them


@dataclass(frozen=True, slots=True)
class Move:
    """What an answer leads to; nothing of it counts before it is kept."""

    answer: Answer
    state: State
    events: list[Event]


class Progress:
    """How far a game has come: the answers that stand, and where they led."""

    def __init__(self, game: Game, record: Record, state: State, answers: list[Answer], dealt: int = 0) -> None:
        self.game = game
        self.header = record  # game, seats, options, seed; its segments are made from the answers when asked for
        self.state = state
        self.answers = answers
        self.dealt = dealt or game.rules_version  # the rules version of the deal
        self.replays = self.is_of_today()  # whatever is answered here from now on is of this version, too

    def is_of_today(self) -> bool:
        return {self.dealt, *[one.rules_version for one in self.answers]} == {self.game.rules_version}

    def follow(self, other: Progress) -> None:
        """Somebody else took it further: whoever holds on to this sees it move on."""
        self.state, self.answers, self.replays = other.state, other.answers, other.replays

    def read(self, choice: str) -> int:
        """The answer a text stands for, as far as it is one to the question that is asked."""
        question = self.state.question
        if question is None:
            raise IllegalChoice("game-over", facts={"choice": short(choice)})
        code = self.game.read_choice(question, choice)
        if code not in question.choices:
            raise IllegalChoice("illegal-choice", facts={"choice": short(choice)})
        return code

    def move(self, choice: str) -> Move:
        """Try an answer on a clone; nothing here changes."""
        code = self.read(choice)
        before = self.state
        text = self.game.write_choice(before.ask, code)
        state = before.clone()
        journal = state.journal = Journal()
        state.answer(code)
        quiet = is_quiet(before, state)
        state.journal = None
        return Move(Answer(int(before.asked), text, self.game.rules_version, quiet), state, journal.events)

    def take(self, move: Move, seq: int, by_hand: bool = True) -> None:
        """The move was kept as this entry: it stands."""
        self.state = move.state
        self.answers.append(move.answer._replace(seq=seq, by_hand=by_hand))

    def answered(self, seat: int) -> int:
        """The entry of the last answer that stands and that a seat gave by its own hand; 0 if there is none."""
        return next((one.seq for one in reversed(self.answers) if one.by_hand and one.seat == seat), 0)

    def free_undo(self, seat: int) -> int | None:
        """How far back a seat may go alone: its own last answers, as long as they told nobody anything."""
        return None if self.state.over or not self.replays else free_undo(self.answers, seat)

    def is_quiet(self, to: int) -> bool:
        """Whether nobody learned anything from the answers after the first `to`."""
        return all(one.quiet for one in self.answers[to:])

    def check_undo(self, to: int) -> None:
        """Whether there is a way back to where only the first `to` answers stood."""
        if self.state.over:
            raise CannotUndo("undo-over")
        check_range(self.answers, to)
        if not self.replays:
            raise CannotUndo("undo-version")

    def undone(self, to: int) -> State:
        """The state where only the first `to` answers stand; the dice give the same numbers again."""
        self.check_undo(to)
        return replay(self.game, self.record(), to, journal=False)

    def go_back(self, state: State, to: int) -> None:
        """An undo was kept: the answers after `to` stand no more."""
        self.state = state
        del self.answers[to:]

    def record(self) -> Record:
        """All of it as a record that anybody can replay."""
        found = self.header.blank()
        found.segments.append(Segment(self.dealt, []))  # a deal of other rules must not be dealt again under these
        for one in self.answers:
            found.add(one.rules_version, one.choice)
        if self.state.over:
            found.result = self.game.result_plain(self.state)
        return found


def header(
    game: Game, seats: int, options: Chosen, seed: bytes, position: str = "", start: Plain | None = None
) -> Record:
    """The record of a game that has not begun."""
    return Record(game.id, seats, options, FAIR, seed, position, start)


def deal(game: Game, record: Record) -> tuple[State, list[Event]]:
    """A new game at its first question, and what happened until then."""
    state = begin(game, record)
    journal = state.journal
    assert journal is not None
    state.journal = None
    return state, journal.events
