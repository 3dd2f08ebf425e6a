"""The bots that are there, by name: those a game brings, and `random`, who plays everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from interregnum.bots.bot import Bot
from interregnum.bots.chance import RandomBot
from interregnum.bots.rung import Rung
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game
from interregnum.registry import PACKAGES, brought_by

RANDOM: Final = "random"


def brought(game: Game) -> dict[str, str]:
    """The bots of this game; none if it is no game of the house, as in a test."""
    return dict(PACKAGES[game.id].bots) if game.id in PACKAGES else {}


def names(game: Game) -> tuple[str, ...]:
    """The bots that can play this game."""
    return (*brought(game), RANDOM)


def rungs(game: Game) -> tuple[str, ...]:
    """The bots that people choose from, the weakest first; all of them where a game has no ladder."""
    ladder = PACKAGES[game.id].ladder if game.id in PACKAGES else ()
    return ladder or tuple(reversed(names(game)))


def usual(game: Game) -> str:
    """The bot that plays where nobody has chosen one: the middle of the ladder, which never thinks for long."""
    ladder = PACKAGES[game.id].ladder if game.id in PACKAGES else ()
    return ladder[len(ladder) // 2] if ladder else names(game)[0]


def advisor(game: Game) -> str | None:
    """The bot that gives hints: the strongest but one, which does not think for long; none where there is no ladder."""
    ladder = PACKAGES[game.id].ladder if game.id in PACKAGES else ()
    return ladder[-2] if len(ladder) > 1 else None


def below(name: str, game: Game) -> tuple[str, ...]:
    """Who answers where a bot cannot: the rungs below it, the nearest first; whoever thinks long is passed over."""
    ladder = PACKAGES[game.id].ladder if game.id in PACKAGES else ()
    quick = ladder[: len(ladder) // 2 + 1]
    return tuple(reversed(quick[: ladder.index(name)] if name in ladder else ()))


def crowd(game: Game) -> int:
    """The seats of the larger table of a game's ladder."""
    return PACKAGES[game.id].crowd if game.id in PACKAGES else game.min_seats


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


def kind_of(name: str, game: Game) -> Callable[[Game, bytes, int], Bot]:
    """The class of a bot that a game brings."""
    with brought_by(game.id) as here:
        kind: Callable[[Game, bytes, int], Bot] = here.part(here.bots[name])
    return kind


def watches(name: str, game: Game) -> bool:
    """Whether a bot of this name wants to see the table after every answer."""
    return getattr(kind_of(name, game), "watches", False) if name in brought(game) else RandomBot.watches


def make(name: str, game: Game, seed: bytes, seat: int) -> Bot:
    """A bot of this name for one seat of one game."""
    check(name, game)
    return kind_of(name, game)(game, seed, seat) if name in brought(game) else RandomBot(seed, seat)


def work(name: str, game: Game) -> dict[str, int]:
    """What a bot of this name works for one answer, in figures that it names; nothing where there is nothing to set."""
    check(name, game)
    kind = kind_of(name, game) if name in brought(game) else RandomBot
    return dict(kind.work) if isinstance(kind, Rung) else {}
