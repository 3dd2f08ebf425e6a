"""What the fuzzer has to know of a game: which tables to lay, how to play, what must hold, who may see what."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from interregnum.kernel.dice import Dice
from interregnum.kernel.game import Game
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.options import Chosen
from interregnum.kernel.state import State

S = TypeVar("S", bound=State)


class Course(ABC, Generic[S]):
    """One game on the fuzzer's bench; games are numbered, and the number says all about a game but its dice."""

    def __init__(self, game: Game, options: tuple[Chosen, ...], answers: int) -> None:
        self.game = game
        self.options = options
        self.answers = answers  # a seat gives in a random game, about: one of them is looked at closely

    @abstractmethod
    def begin(self, number: int, seed: bytes, dice: Dice) -> S:
        """The table of this number."""

    @abstractmethod
    def pick(self, state: S, number: int, dice: Dice) -> int:
        """An answer."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Ask the invariants."""

    @abstractmethod
    def look(self, state: S, choice: int, viewer: int, dice: Dice) -> None:
        """See an answer from another world of this viewer."""

    @abstractmethod
    def look_at_end(self, state: S, viewer: int, dice: Dice) -> None:
        """See the last position from another world of this viewer."""

    def seats(self, number: int) -> int:
        sizes: int = self.game.max_seats - self.game.min_seats + 1
        return self.game.min_seats + number % sizes

    def options_of(self, number: int) -> Chosen:
        sizes: int = self.game.max_seats - self.game.min_seats + 1
        return self.options[number // sizes % len(self.options)]

    def viewers(self, state: S) -> list[int]:
        return [*range(state.seats), WATCHER]
