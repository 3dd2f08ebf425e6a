"""How fast the rules are on this machine: one core, CPU time, set-up included."""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Final, TypeVar

from interregnum.kernel import state as kernel_state
from interregnum.kernel.dice import FastDice, fast_dice, seed_of_game
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game
from interregnum.kernel.playout import playout
from interregnum.kernel.state import State
from interregnum.lab.pace import Pace

LIMIT: Final = 100_000  # decisions; a random game ends long before
LONGEST: Final = 3600  # seconds
REPEATS: Final = 20  # of each operation on each position

Place = TypeVar("Place")

__all__ = ["Costs", "Pace", "build", "check_seconds", "costs", "pace", "positions", "python"]


@dataclass(frozen=True)
class Costs:
    """The mean time of an operation over the positions of a random game, in microseconds."""

    clone: float
    view: float
    imagine: float


def build() -> str:
    """Whether the rules run compiled or as pure Python."""
    return "pure" if str(kernel_state.__file__).endswith(".py") else "compiled"


def python() -> str:
    return f"{platform.python_implementation()} {platform.python_version()}"


def pace(game: Game, seats: int, seconds: float, seed: bytes, journal: bool = False) -> Pace:
    """Random games, one after the other, until the time is used up."""
    game.check(seats, {})
    check_seconds(seconds)
    decisions, games, begin = 0, 0, process_time()
    while True:
        key = seed_of_game(seed, games)
        state = game.new(seats, {}, fast_dice(key), journal)
        playout(state, fast_dice(key[::-1]), LIMIT)
        decisions += state.decisions
        games += 1
        used = process_time() - begin
        if used >= seconds:
            return Pace(decisions, games, used)


def check_seconds(seconds: float) -> None:
    """Refuse a time that is none, or that nobody would wait for."""
    if not 0 <= seconds <= LONGEST:
        raise BadOptions("seconds", facts={"found": str(seconds), "least": "0", "most": str(LONGEST)})


def costs(game: Game, seats: int, seed: bytes) -> Costs:
    """What search and tables pay beside the rules."""
    places = positions(game, seats, seed)
    views = [game.view(state, state.asked) for state in places]
    dice = fast_dice(seed)
    return Costs(
        mean(places, lambda state: state.clone()),
        mean(places, lambda state: game.view(state, state.asked)),
        mean(views, lambda view: game.imagine(view, dice)),
    )


def positions(game: Game, seats: int, seed: bytes) -> list[State]:
    """Every position of one random game in which somebody is asked."""
    state, dice = game.new(seats, {}, fast_dice(seed)), FastDice(1)
    found: list[State] = []
    while not state.over and len(found) < LIMIT:
        found.append(state.clone())
        playout(state, dice, 1)
    return found


def mean(places: list[Place], operation: Callable[[Place], object]) -> float:
    """Microseconds for one operation; an empty loop is not taken off."""
    begin = process_time()
    for _ in range(REPEATS):
        for place in places:
            operation(place)
    return (process_time() - begin) * 1e6 / (REPEATS * len(places))
