"""Why an answer is good, in a sentence or two made from the figures of a bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from interregnum.words.catalogue import catalogue

LEAST: Final = 0.02  # a change that is smaller says nothing
MOST: Final = 2  # reasons


def told(game_id: str, lang: str, reasons: Mapping[str, float]) -> str:
    """The first reasons that the game has words for, the weightiest first as the bot gives them."""
    words = catalogue(lang)
    named = [(f"{game_id}-advice-{name}", change) for name, change in reasons.items() if abs(change) >= LEAST]
    said = [words.say(message, way="more" if change > 0 else "less") for message, change in named if words.has(message)]
    return " ".join(said[:MOST])
