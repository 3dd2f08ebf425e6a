"""`interregnum fuzz`: very many random games, every invariant after every answer."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from interregnum.cli.given import GameWord
from interregnum.cli.workers import MOST, processes
from interregnum.kernel.dice import seed_from_int


def fuzz(
    game: GameWord,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the run; the same seed plays the same games.")] = 1,
    workers: Annotated[int, typer.Option(min=0, max=MOST, help="Processes; 0 for one a core.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as one line of JSON.")] = False,
) -> None:
    """Play random games over all seats and options and look for broken rules and leaks."""
    from rich.console import Console
    from rich.progress import Progress

    from interregnum.lab.fuzz import Tally
    from interregnum.lab.fuzz import fuzz as run

    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=games)

        def tell(tally: Tally) -> None:
            progress.update(task, completed=tally.games)

        tally = run(seed_from_int(seed), games, processes(workers, games), tell, game)
    if as_json:
        typer.echo(json.dumps(vars(tally)))
    else:
        typer.echo(f"{tally.games} games, {tally.decisions} decisions, {tally.worlds} answers seen from other worlds")
        typer.echo(f"{tally.looks} looks of viewers, {tally.missed} of them without another world to compare")
        typer.echo("\n".join(tally.failures) or "no failure")
    if tally.failures:
        raise typer.Exit(1)
