"""How likely each seat wins from a position: what a game says of it, or chance alone where it says nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar, Final

from interregnum.kernel.dice import FastDice
from interregnum.kernel.game import Game
from interregnum.kernel.playout import playout
from interregnum.kernel.state import State
from interregnum.kernel.view import View
from interregnum.registry import brought_by

LONGEST: Final = 5_000  # answers of a game that is played on by chance


class Reckoner(ABC):
    """Made for one finished game: it sees what each seat saw, imagines worlds that fit, and plays them on."""

    watches: ClassVar[bool] = False  # whether `watch` does anything, so that nobody makes views in vain
    playouts: ClassVar[int] = 64  # for each chance, if nobody wants more or fewer

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats

    def watch(self, view: View) -> None:  # noqa: B027 - most look only at what they judge
        """See the table as one seat sees it, after every answer."""

    def worlds(self, view: View, dice: FastDice) -> Iterator[State]:
        """Positions without end that fit the view; what the viewer cannot know, piles and dice are dealt anew."""
        while True:
            yield self.game.imagine(view, dice)

    @abstractmethod
    def play_on(self, world: State, dice: FastDice) -> None:
        """Let everybody answer as is usual, as far as it is worth the work."""

    @abstractmethod
    def judged(self, world: State) -> list[float]:
        """The chance of every seat where it was played to, and the game is not over."""

    def decided(self, world: State) -> list[float]:
        """What the end of a game gave to each seat."""
        winner = self.game.result_plain(world)["winner"]
        return [float(seat == winner) for seat in range(self.seats)]

    def chances(self, world: State, dice: FastDice) -> list[float]:
        """The chance of every seat, as one playout finds it; the world is used up by it."""
        self.play_on(world, dice)
        return self.decided(world) if world.over else self.judged(world)


class PlainReckoner(Reckoner):
    """Everybody answers by chance until the game is over; of one that has no end nobody can say anything."""

    def play_on(self, world: State, dice: FastDice) -> None:
        playout(world, dice, LONGEST)

    def judged(self, world: State) -> list[float]:
        return [1 / self.seats] * self.seats


def reckoner(game: Game, seats: int) -> Reckoner:
    """The one that the game brings, or the one for every game."""
    with brought_by(game.id) as here:
        kind = PlainReckoner if here.reckoner is None else here.part(here.reckoner)
    made: Reckoner = kind(game, seats)
    return made
