"""The truth of one game: a deterministic machine that is over, or asks one seat one question."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64, mypyc_attr

from interregnum.kernel.dice import Dice
from interregnum.kernel.errors import IllegalChoice
from interregnum.kernel.ids import NOBODY, UNKNOWN, Choice, Seat
from interregnum.kernel.journal import Journal
from interregnum.kernel.pending import Pending
from interregnum.kernel.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: dice, a stack of pending steps, a question. Mutable, and cheap to clone."""

    def __init__(self, seats: i64, dice: Dice) -> None:
        self.seats: i64 = seats
        self.dice: Dice = dice
        self.stack: list[Pending] = []
        self.journal: Journal | None = None  # a clone carries none
        self.asked: i64 = NOBODY  # the seat that must answer
        self.ask: i64 = 0  # what is asked
        self.source: i64 = UNKNOWN  # by which card or rule
        self.choices: list[int] = []
        self.turns: i64 = 0  # turns begun so far
        self.decisions: i64 = 0  # answers given so far; forced ones are not counted
        self.over: bool = False

    @property
    def question(self) -> Question | None:
        """What is asked now, or nothing when the game is over."""
        return None if self.over else Question(self.asked, self.ask, self.choices[:], self.source)

    def answer(self, choice: Choice) -> None:
        """Take one of the listed answers and go on to the next question; refuse all else and change nothing."""
        if not self.lists(choice):
            raise IllegalChoice("game-over" if self.over else "illegal-choice", facts={"choice": str(choice)})
        self.asked = NOBODY
        self.decisions += 1
        self.take(choice)
        self.advance()

    def lists(self, choice: Choice) -> bool:
        """Whether the choice is among the answers; a plain loop, since `in` would box the number when compiled."""
        for listed in self.choices:
            if listed == choice:
                return True
        return False

    def put(self, seat: Seat, ask: i64, source: i64, choices: list[int], public: bool) -> None:
        """Ask, unless public facts alone show that there is just one answer."""
        if public and len(choices) == 1:
            self.take(choices[0])
            return
        self.asked = seat
        self.ask = ask
        self.source = source
        self.choices = choices

    def ask_again(self) -> None:
        """List the choices anew; asking changes nothing, so the same question comes out."""
        self.asked = NOBODY
        self.choices = []
        self.advance()

    @abstractmethod
    def take(self, choice: Choice) -> None:
        """The step that asked takes the answer; it is known to be legal."""

    @abstractmethod
    def advance(self) -> None:
        """Resolve what is pending until somebody must answer or the game is over."""

    @abstractmethod
    def clone(self) -> State:
        """A state that plays on like this one; neither notices the other."""
