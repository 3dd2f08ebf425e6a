"""What `interregnum bench` measures of Heroes besides random games: battles, and rounds played on as search does it."""

from __future__ import annotations

from time import process_time
from typing import Final

from interregnum.games.heroes.bots import playing, worth
from interregnum.games.heroes.bots.habits import SOUND
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.game import Heroes
from interregnum.games.heroes.lab.battles import BATTLES
from interregnum.kernel.dice import fast_dice, seed_of_game
from interregnum.lab.pace import Extra, Pace

SEATS: Final = 2
LIMIT: Final = 5_000  # answers of a game


def playout_pace(game: Heroes, seconds: float, seed: bytes) -> Pace:
    """Imagine a position at the beginning of each round of some games, play a round on and judge it."""
    decisions, rounds, used, number = 0, 0, 0.0, 0
    while not rounds or used < seconds:
        dice = fast_dice(seed_of_game(seed, number))
        state = game.new(SEATS, {}, dice)
        number += 1
        while not state.over:
            playing.play_on(state, SOUND, state.round + 1, LIMIT)
            if not state.over:
                begin = process_time()
                decisions += play_round(game.imagine(game.view(state, state.asked), dice))
                used += process_time() - begin
                rounds += 1
    return Pace(decisions, rounds, used)


def play_round(state: State) -> int:
    """One playout of a round, and what it is worth; how many answers it took."""
    copy = state.clone()
    before: int = copy.decisions
    playing.play_on(copy, SOUND, copy.round + 1, LIMIT)
    worth.fitted().chances(copy)
    answered: int = copy.decisions - before
    return answered


PLAYOUTS: Final = Extra("playouts of a round", playout_pace)
MEASURED: Final = (BATTLES, PLAYOUTS)
