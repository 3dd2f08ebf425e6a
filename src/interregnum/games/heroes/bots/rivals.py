"""Players with one idea each, against whom the laboratory holds the rungs; nobody is offered them."""

from __future__ import annotations

from typing import Final

from interregnum.bots.bot import Bot
from interregnum.bots.rung import Rung
from interregnum.games.heroes.bots.habits import HUNTING, RUSHING, WALLED
from interregnum.games.heroes.bots.ladder import HabitBot
from interregnum.games.heroes.game import Heroes


def rushing(game: Heroes, seed: bytes, seat: int) -> Bot:
    return HabitBot(game, seed, seat, RUSHING)


def walled(game: Heroes, seed: bytes, seat: int) -> Bot:
    return HabitBot(game, seed, seat, WALLED)


def hunting(game: Heroes, seed: bytes, seat: int) -> Bot:
    return HabitBot(game, seed, seat, HUNTING)


RUSHER: Final = Rung(rushing)
TURTLE: Final = Rung(walled)
HUNTER: Final = Rung(hunting)
