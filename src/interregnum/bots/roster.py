"""The bots that are there, by name."""

from __future__ import annotations

from collections.abc import Sequence

from interregnum.bots.bot import Bot
from interregnum.bots.chance import RandomBot
from interregnum.bots.heroes.greedy import GreedyBot as GreedyHero
from interregnum.bots.hidden_leaders.greedy import GreedyBot
from interregnum.games.heroes.game import Heroes
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game

RANDOM = "random"
GREEDY = "greedy"


def names(game: Game) -> tuple[str, ...]:
    """The bots that can play this game."""
    return (GREEDY, RANDOM) if isinstance(game, (HiddenLeaders, Heroes)) else (RANDOM,)


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
    return GreedyBot.watches if name == GREEDY and isinstance(game, HiddenLeaders) else RandomBot.watches


def make(name: str, game: Game, seed: bytes, seat: int) -> Bot:
    """A bot of this name for one seat of one game."""
    check(name, game)
    if name == GREEDY and isinstance(game, HiddenLeaders):
        return GreedyBot(game, seed, seat)
    if name == GREEDY and isinstance(game, Heroes):
        return GreedyHero(game, seed, seat)
    return RandomBot(seed, seat)
