"""How fast battles of Heroes are: random answers without flight, the position before each battle copied."""

from __future__ import annotations

from time import process_time
from typing import Final

from interregnum.games.heroes.engine.battle import fighting
from interregnum.games.heroes.engine.choices import TAKE_FLIGHT
from interregnum.games.heroes.engine.state import State
from interregnum.games.heroes.game import Heroes
from interregnum.games.heroes.lab.matchup import Camp, Matchup, Table, laid_out
from interregnum.kernel.dice import Dice, fast_dice, seed_of_game
from interregnum.kernel.ids import NOBODY
from interregnum.lab.pace import Extra, Pace

SERIES: Final = 50  # battles between two looks at the clock


def battle_pace(game: Heroes, seconds: float, seed: bytes) -> Pace:
    """Battles of a starting army against one encounter after the other, until the time is used up."""
    table = laid_out(game, Matchup(Camp(game.box.hero_ids[0]), game.box.token_ids[0]))
    dice = fast_dice(seed)
    decisions, battles, begin = 0, 0, process_time()
    while True:
        for _ in range(SERIES):
            decisions += play(table, battles % len(game.box.token_ids), fast_dice(seed_of_game(seed, battles)), dice)
            battles += 1
        used = process_time() - begin
        if used >= seconds:
            return Pace(decisions, battles, used)


def play(table: Table, token: int, own: Dice, chooser: Dice) -> int:
    """One battle to its end; how many questions it asked."""
    state = table.state.clone()
    state.dice = own
    state.encounters[table.target] = token
    state.asked = NOBODY
    before: int = state.decisions
    fighting.meet(state, table.hero, table.target, table.target)
    state.advance()
    while state.battle is not None:
        state.answer(pick(state, chooser))
    answered: int = state.decisions - before
    return answered


def pick(state: State, dice: Dice) -> int:
    choices = [choice for choice in state.choices if choice != TAKE_FLIGHT]
    return choices[dice.below(len(choices))]


BATTLES: Final = Extra("battles", battle_pace)
