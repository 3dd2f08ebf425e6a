"""The bots that are there, by name."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

from interregnum.bots.bot import Bot
from interregnum.bots.chance import RandomBot
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game

RANDOM = "random"
GREEDY = "greedy"
# a bot is imported when it is asked for
GREEDY_BOTS: Final = {
    "hidden-leaders": "interregnum.bots.hidden_leaders.greedy",
    "heroes": "interregnum.bots.heroes.greedy",
}


def names(game: Game) -> tuple[str, ...]:
    """The bots that can play this game."""
    return (GREEDY, RANDOM) if game.id in GREEDY_BOTS else (RANDOM,)


def check(name: str, game: Game) -> None:
    """An unknown bot is refused with the names that exist."""
    if name not in names(game):
        raise BadOptions("unknown-bot", facts={"bot": name, "bots": ", ".join(names(game))})


def check_all(bots: Sequence[str], game: Game, seats: int) -> None:
    """There must be one bot for each seat, or one for all of them, and each must exist."""
    for name in bots:
        check(name, game)
    if len(bots) not in (1, seats):
        raise BadOptions("bots-count", facts={"wanted": str(seats), "found": str(len(bots))})


def watches(name: str, game: Game) -> bool:
    """Whether a bot of this name wants to see the table after every answer."""
    return bool(greedy(game).watches) if name == GREEDY else RandomBot.watches


def greedy(game: Game) -> Any:
    """The class of the greedy bot of a game."""
    return import_module(GREEDY_BOTS[game.id]).GreedyBot


def make(name: str, game: Game, seed: bytes, seat: int) -> Bot:
    """A bot of this name for one seat of one game."""
    check(name, game)
    if name != GREEDY:
        return RandomBot(seed, seat)
    bot: Bot = greedy(game)(game, seed, seat)
    return bot
