"""What the shell offers when a word is half typed. Heavy things are imported only when they are asked for."""

from __future__ import annotations


def starting(words: list[str] | tuple[str, ...], begun: str) -> list[str]:
    return [word for word in words if word.startswith(begun)]


def games(incomplete: str) -> list[str]:
    """The ids of the games."""
    from interregnum.registry import GAMES

    return starting(GAMES, incomplete)


def languages(incomplete: str) -> list[str]:
    from interregnum.i18n.catalogue import LANGUAGES

    return starting(LANGUAGES, incomplete)


def bots(incomplete: str) -> list[str]:
    """The bots, also behind a comma."""
    from interregnum.bots import names
    from interregnum.registry import GAMES, game

    before, comma, begun = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in starting(names(game(GAMES[0])), begun)]


def card_ids(incomplete: str) -> list[str]:
    from interregnum.cli.heroes.lookup import kinds
    from interregnum.i18n.table import standard_box
    from interregnum.registry import GAMES

    cards = [card.id for card in standard_box().cards]
    return starting([*GAMES, *cards, *dict.fromkeys(key for keys in kinds().values() for key in keys)], incomplete)


def kinds(incomplete: str) -> list[str]:
    """The kinds of things in the box of Heroes."""
    from interregnum.cli.heroes.lookup import kinds as all_kinds

    return starting(tuple(all_kinds()), incomplete)


def factions(incomplete: str) -> list[str]:
    from interregnum.games.heroes.vocabulary import FACTIONS as OF_HEROES
    from interregnum.games.hidden_leaders.facts import FACTIONS

    return starting([*FACTIONS, *OF_HEROES], incomplete)


def sets(incomplete: str) -> list[str]:
    from interregnum.games.hidden_leaders.facts import SETS

    return starting(SETS, incomplete)


def rule_ids(incomplete: str) -> list[str]:
    """The ids of the rules, in capitals or not."""
    from interregnum.lab.ledger import ledger
    from interregnum.registry import GAMES

    return starting([rule.id for game in GAMES for rule in ledger(game).rules], incomplete.upper())


def viewers(incomplete: str) -> list[str]:
    """The seats, and the two ways to see no seat or all of them."""
    from interregnum.kernel.ids import SEAT_LETTERS

    return starting([*SEAT_LETTERS, "watcher", "all"], incomplete)
