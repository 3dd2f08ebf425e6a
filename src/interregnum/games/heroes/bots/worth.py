"""What a position is worth: the chance of each seat to win, from its figures and weights fitted to finished games."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from math import exp
from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.bots.figures import FIGURES, NAMES, figures
from interregnum.games.heroes.engine.state import State

VERSION: Final = 1  # of the file of weights
DIGITS: Final = 9  # chances are alike everywhere to so many


class BadWeights(ValueError):
    """A file of weights that this version cannot use."""


class Worth:
    """Weights of the figures at the first round and at the last; between them they change evenly."""

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early: Final = early
        self.late: Final = late

    def chances(self, state: State) -> list[float]:
        """The chance of every seat; what is decided is certain."""
        return self.decided(state) if state.over else self.of_figures(figures(state), progress(state))

    def decided(self, state: State) -> list[float]:
        """What the end of a game gave to each seat."""
        share = round(1.0 / len(state.winners), DIGITS)
        return [share if seat in state.winners else 0.0 for seat in range(state.seats)]

    def of_figures(self, found: list[list[float]], time: float) -> list[float]:
        scores = [round(self.score(row, time), DIGITS) for row in found]
        top = max(scores)
        shares = [exp(score - top) for score in scores]
        total = 0.0
        for share in shares:
            total += share
        return [round(share / total, DIGITS) for share in shares]

    def score(self, row: list[float], time: float) -> float:
        total = 0.0
        place: i64 = 0
        while place < FIGURES:
            total += row[place] * (self.early[place] * (1.0 - time) + self.late[place] * time)
            place += 1
        return total


def progress(state: State) -> float:
    """How much of the game is over, from 0 to 1."""
    played: int = max(0, state.round - 1)
    return played / max(1, played + len(state.weeks))


def read(text: str) -> Worth:
    """Weights as the fitting program writes them; figures of another list or another version are refused."""
    data = json.loads(text)
    if data.get("version") != VERSION:
        raise BadWeights(f"the weights are of version {data.get('version')}; version {VERSION} was expected")
    if data.get("figures") != list(NAMES):
        raise BadWeights("the weights are for other figures; fit them again")
    return Worth([float(one) for one in data["early"]], [float(one) for one in data["late"]])


@lru_cache(maxsize=1)
def fitted() -> Worth:
    """The weights that come with the game."""
    return read(files(__package__).joinpath("worth.json").read_text(encoding="utf-8"))
