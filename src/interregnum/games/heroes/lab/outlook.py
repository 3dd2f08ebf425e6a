"""What may come of a battle that an answer begins, or of the one under way: many battles from what a viewer knows."""

from __future__ import annotations

from typing import Final

from interregnum.games.heroes.border.notation import CHOICES
from interregnum.games.heroes.engine.sight import sight_of
from interregnum.games.heroes.engine.view import View
from interregnum.games.heroes.game import Heroes
from interregnum.games.heroes.lab.odds import Odds, odds_from_view, odds_of_battle

BATTLES: Final = 200
FEW: Final = 8  # if none of them is won, no more are fought
SEED: Final = bytes(32)  # the same view gives the same figures


def outlook(game: Heroes, view: View, choice: int | None) -> dict[str, float]:
    """Seen by the attacking hero; nothing of an answer that begins no battle."""
    if choice is None:
        return {} if view.battle is None else figures(odds_of_battle(game, view, BATTLES, SEED))
    sight = sight_of(view)
    if not sight.begins_battle(choice):
        return {}
    field = CHOICES.decode(choice)["field"]
    odds = odds_from_view(game, view, sight.mover, field, FEW, SEED)
    if odds.won.hits:
        odds = odds_from_view(game, view, sight.mover, field, BATTLES, SEED)
    return figures(odds)


def figures(odds: Odds) -> dict[str, float]:
    """Shares of all battles, and means: turns of all, losses of those that were won and of all."""
    return {
        "battles": odds.won.of,
        "won": odds.won.value,
        "fled": odds.fled / odds.won.of,
        "turns": odds.turns,
        "tokens": odds.tokens,
        "gold": odds.gold,
        "tokens-won": odds.tokens_won,
        "gold-won": odds.gold_won,
    }
