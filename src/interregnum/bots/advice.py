"""Advice: what a good player would answer, found from the view of whoever asks."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from interregnum.bots.roster import make
from interregnum.bots.weighed import Weighed, WeighingBot
from interregnum.kernel.dice import SEED_BYTES
from interregnum.kernel.game import Game
from interregnum.kernel.view import View

ADVISED: Final = 3  # answers


def advise(name: str, game: Game, seed: bytes, view: View) -> list[Weighed]:
    """What a bot that can say so thinks of the best answers, the best first."""
    return weighed(name, game, seed, view)[:ADVISED]


def weighed(name: str, game: Game, seed: bytes, view: View) -> list[Weighed]:
    """What it thinks of every answer."""
    bot, question = make(name, game, seed, view.viewer), view.question
    assert question is not None, "advice is for whoever is asked"
    assert isinstance(bot, WeighingBot), "who gives advice can say why"
    return bot.weigh(view, question)


def seed_of_hint(game: str, seat: int, answers: int) -> bytes:
    """What the bot that gives a hint draws its chance from: facts that everybody knows, never the seed of the game."""
    return blake2b(f"hint {game} {seat} {answers}".encode(), digest_size=SEED_BYTES).digest()
