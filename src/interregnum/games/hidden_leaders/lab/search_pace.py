"""How fast search is: lines tried in imagined positions, each played on for a round and judged."""

from __future__ import annotations

from time import process_time
from typing import Final

from interregnum.games.hidden_leaders.bots.prospects import prospects_for
from interregnum.games.hidden_leaders.bots.search import Search
from interregnum.games.hidden_leaders.engine.choices import ACT
from interregnum.games.hidden_leaders.engine.state import State
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.engine.worlds import Worlds
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.kernel.dice import fast_dice
from interregnum.lab.bench import positions
from interregnum.lab.pace import Extra, Pace

TRIES: Final = 200  # lines between two looks at the clock
LEADERS: Final = 6


def search_pace(game: HiddenLeaders, seats: int, seconds: float, seed: bytes) -> Pace:
    """Search at the starts of the turns of a random game, one after the other, until the time is used up."""
    views = [game.view(state, state.asked) for state in turns(game, seats, seed)]
    dice, prospects, lines, searches = fast_dice(seed), prospects_for(game.box, seats), 0, 0
    begin = process_time()
    while True:
        search = Search(worlds(game, views[searches % len(views)]), prospects, dice, seats, True)
        search.run(search.worlds.view.choices, TRIES)
        lines += search.root.visits
        searches += 1
        used = process_time() - begin
        if used >= seconds:
            return Pace(searches, lines, used)


def turns(game: HiddenLeaders, seats: int, seed: bytes) -> list[State]:
    """The starts of the turns of a random game."""
    return [state for state in positions(game, seats, seed) if isinstance(state, State) and state.ask == ACT]


def worlds(game: HiddenLeaders, view: View) -> Worlds:
    """What fits the view, whoever leads whom."""
    return Worlds(game.box, game.script, view, [[1.0] * LEADERS] * int(view.seats), 60)


def pace_of_two(game: HiddenLeaders, seconds: float, seed: bytes) -> Pace:
    return search_pace(game, 2, seconds, seed)


def pace_of_four(game: HiddenLeaders, seconds: float, seed: bytes) -> Pace:
    return search_pace(game, 4, seconds, seed)


LINES: Final = [Extra("searched lines (2 seats)", pace_of_two), Extra("searched lines (4 seats)", pace_of_four)]
