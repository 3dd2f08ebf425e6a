"""What the shell offers when a word is half typed. Heavy things are imported only when they are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interregnum.cli.shelf import Shelf


def starting(words: list[str] | tuple[str, ...], begun: str) -> list[str]:
    return [word for word in words if word.startswith(begun)]


def games(incomplete: str) -> list[str]:
    """The ids of the games."""
    from interregnum.registry import GAMES

    return starting(GAMES, incomplete)


def languages(incomplete: str) -> list[str]:
    from interregnum.words.catalogue import LANGUAGES

    return starting(LANGUAGES, incomplete)


def bots(incomplete: str) -> list[str]:
    """The bots, also behind a comma."""
    from interregnum.bots import names
    from interregnum.registry import from_each, game

    before, comma, begun = incomplete.rpartition(",")
    known = dict.fromkeys(bot for one in from_each(game).values() for bot in names(one))
    return [f"{before}{comma}{name}" for name in starting(list(known), begun)]


def card_ids(incomplete: str) -> list[str]:
    """The games, and the ids of everything that can be looked up in them."""
    from interregnum.registry import GAMES

    return starting([*GAMES, *dict.fromkeys(one for shelf in shelves() for one in shelf.ids)], incomplete)


def kinds(incomplete: str) -> list[str]:
    """The kinds of things in a box."""
    return filter_words("kind", incomplete)


def factions(incomplete: str) -> list[str]:
    return filter_words("faction", incomplete)


def sets(incomplete: str) -> list[str]:
    return filter_words("set", incomplete)


def filter_words(name: str, incomplete: str) -> list[str]:
    """The words that a filter of `cards` knows, in any game."""
    return starting(list(dict.fromkeys(word for shelf in shelves() for word in shelf.values(name))), incomplete)


def shelves() -> list[Shelf]:
    """What can be looked up, game by game."""
    from interregnum.cli.shelf import shelf
    from interregnum.registry import PACKAGES, from_each

    able = [one.id for one in PACKAGES.values() if one.shelf]
    return list(from_each(lambda one: shelf(one, "en", 80), able).values())


def rule_ids(incomplete: str) -> list[str]:
    """The ids of the rules, in capitals or not."""
    from interregnum.lab.ledger import ledger
    from interregnum.registry import from_each

    return starting([rule.id for one in from_each(ledger).values() for rule in one.rules], incomplete.upper())


def viewers(incomplete: str) -> list[str]:
    """The seats, and the two ways to see no seat or all of them."""
    from interregnum.kernel.ids import SEAT_LETTERS

    return starting([*SEAT_LETTERS, "watcher", "all"], incomplete)
