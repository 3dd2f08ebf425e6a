"""Fit the weights by which bots of Heroes judge a position to games of greedy players who err now and then.

python tools/fit_heroes.py [games [seed]]     needs numpy, and a compiled build to be quick

Every round of every game gives one position; who won the game is what the figures of the seats have to tell. The chance
of a seat is its share of exp(weights . figures) of all seats, the weights changing evenly from the first round to the
last. The weights that came with the first release: 1,150 games of seed 501, about 3 minutes of CPU.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from interregnum import game
from interregnum.games.heroes.bots import figures, greedy, worth
from interregnum.games.heroes.engine import choices as c
from interregnum.kernel.dice import FairDice, FastDice, seed_from_int, seed_of_game

GAME: Final = game("heroes")
WEIGHTS: Final = Path(worth.__file__).with_name("worth.json")
SEATS: Final = (2, 2, 2, 3, 4)
MOST: Final = 4
LENGTHS: Final = ("short", "short", "short", "medium", "long")
ERRED: Final = (c.TURN, c.MOVE, c.BUILD, c.RECRUIT)  # where players err
CHOSEN: Final = (c.FACTION, c.START_HERO)  # by chance, so that all are seen
ERRORS: Final = 30  # of a hundred answers, at most
RIDGE: Final = 3.0  # how much is wanted of a weight before it counts
STEPS: Final = 40

Position = tuple[float, list[list[float]]]  # how much of the game is over, and the figures of the seats


def positions(number: int, seed: bytes, dice: FastDice) -> tuple[list[Position], list[int]]:
    """The beginning of each round of one game, and who won it."""
    seats, length = SEATS[dice.below(len(SEATS))], LENGTHS[dice.below(len(LENGTHS))]
    state = GAME.new(seats, {"length": length}, FairDice(seed_of_game(seed, number)))
    errors = ERRORS * dice.below(100)
    found: list[Position] = []
    seen = 1
    while not state.over:
        if state.round > seen:
            seen = state.round
            found.append((worth.progress(state), figures.figures(state)))
        choices = state.choices
        errs = state.ask in CHOSEN or (state.ask in ERRED and dice.below(10_000) < errors)
        state.answer(choices[dice.below(len(choices))] if errs else greedy.decide(state, state.asked, choices))
    return found, state.winners


def table(games: int, number: int) -> tuple[Any, Any, Any]:
    """All positions: figures by seat and time, which seats there are, and the share of victory of each."""
    seed, dice = seed_from_int(number), FastDice(number + 1)
    rows, there, won = [], [], []
    for index in range(games):
        found, winners = positions(index, seed, dice)
        for time, seen in found:
            padded = np.zeros((MOST, figures.FIGURES))
            padded[: len(seen)] = seen
            rows.append(np.concatenate([padded * (1 - time), padded * time], axis=1))
            there.append([seat < len(seen) for seat in range(MOST)])
            won.append([seat in winners for seat in range(MOST)])
    victories = np.array(won, dtype=float)
    return np.array(rows), np.array(there), victories / victories.sum(axis=1, keepdims=True)


def shares(rows: Any, there: Any, weights: Any) -> Any:
    """The chance of every seat of every position."""
    scores = np.where(there, rows @ weights, -1e9)
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def fit(rows: Any, there: Any, won: Any) -> Any:
    """Newton's method, every figure on the same scale."""
    scale = rows.reshape(-1, rows.shape[2]).std(axis=0) + 1e-6
    scaled = rows / scale
    weights = np.zeros(rows.shape[2])
    for _ in range(STEPS):
        chances = shares(scaled, there, weights)
        slope = np.einsum("ns,nsf->f", won - chances, scaled) - RIDGE * weights
        mean = np.einsum("ns,nsf->nf", chances, scaled)
        bend = np.einsum("ns,nsf,nsg->fg", chances, scaled, scaled, optimize=True) - mean.T @ mean
        step = np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
        weights = weights + step
        if abs(step).max() < 1e-6:
            break
    return weights / scale


def main(words: list[str]) -> None:
    games, seed = int(words[0]) if words else 1150, int(words[1]) if len(words) > 1 else 501
    rows, there, won = table(games, seed)
    weights = [round(float(one), 5) for one in fit(rows, there, won)]
    named = won[np.arange(len(won)), shares(rows, there, np.array(weights)).argmax(axis=1)].mean()
    print(f"{len(rows)} positions of {games} games; the winner was named in {100 * named:.1f} % of them")
    data = {
        "version": worth.VERSION,
        "figures": list(figures.NAMES),
        "early": weights[: figures.FIGURES],
        "late": weights[figures.FIGURES :],
    }
    WEIGHTS.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
