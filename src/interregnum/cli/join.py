"""`interregnum join`: sit down at a table of a server, or watch one, from this terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from interregnum.cli import completion
from interregnum.cli.language import chosen


def join(
    url: Annotated[str, typer.Argument(help="A link that you were sent, the page of a table, or a server.")],
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    seat: Annotated[str, typer.Option(help="The seat to take: A to F, or its number.", metavar="SEAT")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Look on; with a server alone, a table of bots.")] = False,
    game: Annotated[
        str, typer.Option(help="The game of a new table; asked if not given.", autocompletion=completion.games)
    ] = "",
    code: Annotated[str, typer.Option(help="A code that you were told: of a table, or of your other device.")] = "",
    start: Annotated[bool, typer.Option("--start", help="As host: start as soon as all seats are taken.")] = False,
    lang: Annotated[str, typer.Option(help="en, pl or uk.", autocompletion=completion.languages)] = "",
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours; NO_COLOR does the same.")] = False,
) -> None:
    """Play, watch and talk at a table of a server.

    What holds your seat is kept in a file of yours: leave with q, come back with the same link.
    """
    import asyncio

    from interregnum.cli.joining import Joining, Wish
    from interregnum.cli.screen import Left, Screen, console
    from interregnum.client.address import read_address, with_code
    from interregnum.registry import game as game_of

    wish = Wish(
        with_code(read_address(url), code), name, seat, watch, start, chosen(lang), game_of(game).id if game else ""
    )
    joining = Joining(wish, Screen(console(no_color)))
    try:
        asyncio.run(joining.run())
    except (Left, KeyboardInterrupt) as end:
        for line in joining.way_back():
            typer.echo(line)
        raise typer.Exit(130 if isinstance(end, KeyboardInterrupt) else 0) from None
