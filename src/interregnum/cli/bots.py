"""`interregnum bots`: who can be played against, from the weakest to the strongest."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from interregnum.bots import rungs, work
from interregnum.cli import completion
from interregnum.cli.language import chosen
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Plain
from interregnum.registry import game as game_of


def bots(
    game: Annotated[str, typer.Argument(help="The game.")],
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list.")] = False,
) -> None:
    """List the opponents of a game, from the weakest to the strongest."""
    found = game_of(game)
    rows = [told(found, name, chosen(lang)) for name in rungs(found)]
    if as_json:
        typer.echo(json.dumps(rows, ensure_ascii=False))
        return
    for row in rows:
        typer.echo(f"{row['id']:<12} {row['name']}: {row['about']}")


def told(game: Game, name: str, lang: str) -> Plain:
    """One opponent: what it is called, what is said of it, and what it works for one answer."""
    from interregnum.words.bots import about, called

    return {
        "id": name,
        "name": called(game.id, name, lang),
        "about": about(game.id, name, lang),
        "work": work(name, game),
    }
