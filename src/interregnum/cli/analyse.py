"""`interregnum analyse`: a finished game explained, for people who want to know why and for people who study."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from interregnum.cli import completion
from interregnum.cli.language import chosen


def analyse(
    file: Annotated[Path, typer.Argument(help="A record or a saved game that is over.")],
    playouts: Annotated[
        int, typer.Option(min=0, max=100_000, help="Playouts for each chance; 0 for what suits the game.")
    ] = 0,
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours; NO_COLOR does the same.")] = False,
) -> None:
    """Explain a finished game: everybody's chance to win as it went on, and the moments that turned it.

    The same record and the same number of playouts give the same analysis everywhere.
    """
    from msgspec import json

    from interregnum.cli import store
    from interregnum.cli.explaining import explained, lines_of
    from interregnum.cli.screen import console, say
    from interregnum.cli.screens import board
    from interregnum.registry import game as game_of

    record, seating = store.read(file)
    seating = seating or store.nobody(record.seats)
    game, speaks = game_of(record.game), chosen(lang)
    found = explained(game, record, playouts)
    if as_json:
        typer.echo(json.encode(found).decode())
        return
    out = console(no_color)
    drawn = board(game.id, speaks, seating.names, seating.bots, min(out.width, 140))
    say(out, lines_of(drawn, game, record, found, str(file)))
