"""What bots are called, and one sentence about each."""

from __future__ import annotations

from interregnum.words.catalogue import catalogue


def called(game_id: str, bot: str, lang: str) -> str:
    """The name of a bot: the game's own, or that of the house; a bot that nobody has named goes by its id."""
    return first(lang, f"{game_id}-bot-{bot}", f"web-level-{bot}") or bot


def about(game_id: str, bot: str, lang: str) -> str:
    """What it plays like, in a sentence."""
    return first(lang, f"{game_id}-bot-{bot}-about", f"web-about-level-{bot}")


def first(lang: str, *messages: str) -> str:
    """The first of these messages that there is."""
    words = catalogue(lang)
    return next((words.say(message) for message in messages if words.has(message)), "")
