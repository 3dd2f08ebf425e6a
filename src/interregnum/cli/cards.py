"""`interregnum cards`: everything in the box of a game and what it says."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from interregnum.cli import completion
from interregnum.cli.language import chosen

if TYPE_CHECKING:
    from interregnum.cli.shelf import Shelf

NOTHING_FOUND = 1


def cards(
    ids: Annotated[
        list[str] | None,
        typer.Argument(
            help="A game (the first if none is named), and ids of cards; all without.",
            autocompletion=completion.card_ids,
        ),
    ] = None,
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    kind: Annotated[
        str,
        typer.Option(help="Only things of this kind: unit, skill, scroll, place ...", autocompletion=completion.kinds),
    ] = "",
    faction: Annotated[str, typer.Option(help="Only cards of this faction.", autocompletion=completion.factions)] = "",
    set_: Annotated[str, typer.Option("--set", help="base, extras or queens.", autocompletion=completion.sets)] = "",
    search: Annotated[str, typer.Option(help="Only cards with all these words in id, name or text.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours.")] = False,
) -> None:
    """Show the cards of a game with their texts, in any of the three languages."""
    from interregnum.cli.screen import WIDEST, console, say
    from interregnum.cli.shelf import shelf

    game, wanted = named(ids or [])
    out = console(no_color)
    here = shelf(game, chosen(lang), min(out.width, WIDEST))
    found = selected(here, wanted, {"kind": kind, "faction": faction, "set": set_}, search)
    if as_json:
        typer.echo(json.dumps([here.plain(card) for card in found], indent=1, ensure_ascii=False))
    else:
        for card in found:
            say(out, here.lines(card))
        if len(found) != 1:
            say(out, [here.count(len(found))])
    if not found:
        raise typer.Exit(NOTHING_FOUND)


def named(words: list[str]) -> tuple[str, list[str]]:
    """The game that is named first, and the other words."""
    from interregnum.registry import GAMES

    return (words[0], words[1:]) if words and words[0] in GAMES else (GAMES[0], words)


def selected(here: Shelf, ids: list[str], filters: dict[str, str], search: str) -> list[int]:
    """The numbers of the cards that pass every test."""
    for name, word in filters.items():
        among(word, here.values(name))
    words = search.casefold().split()
    numbers = [number for card in ids for number in numbers_of(here, card)] or range(len(here.ids))
    return [
        number
        for number in numbers
        if all(not word or word in here.tags(number, name) for name, word in filters.items())
        and all(word in here.everything(number) for word in words)
    ]


def among(word: str, known: tuple[str, ...]) -> None:
    """A word that is none of the known ones is refused."""
    from interregnum.kernel.errors import BadOptions

    if word and word not in known:
        raise BadOptions("unknown-word", facts={"found": word, "wanted": ", ".join(known) or "–"})


def numbers_of(here: Shelf, card: str) -> list[int]:
    """The cards of this id; an unknown one is refused with those that look like it."""
    from interregnum.kernel.errors import BadOptions
    from interregnum.lab.ledger import closest

    if card.casefold() not in here.ids:
        raise BadOptions("unknown-card", facts={"id": card, "closest": ", ".join(closest(card, here.ids))})
    return [number for number, one in enumerate(here.ids) if one == card.casefold()]
