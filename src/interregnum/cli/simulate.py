"""`interregnum simulate`: many games between bots, counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from interregnum.cli import given
from interregnum.cli.whole_file import whole_file
from interregnum.cli.workers import MOST, processes
from interregnum.kernel.dice import seed_from_int
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.journal import Plain
from interregnum.lab.figures import figures
from interregnum.lab.simulate import TURN_LIMIT, Plan, results
from interregnum.registry import game as game_of

if TYPE_CHECKING:
    from interregnum.lab.summary import Summary


def simulate(
    game: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[int, typer.Option(help="Players at the table.")] = 2,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="The bot of each seat, with commas; one name stands for all.")] = "random",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same games; without one it is new.")] = None,
    workers: Annotated[
        int, typer.Option(min=0, max=MOST, help="Processes; 0 for one a core. They change nothing but the time.")
    ] = 0,
    jsonl: Annotated[Path | None, typer.Option(help="Write one JSON line for each game into this file.")] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots one seat on with each game.")] = False,
    turn_limit: Annotated[int, typer.Option(min=1, help="Stop a game after so many turns.")] = TURN_LIMIT,
    option: given.OptionWords = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Let bots play many games and count who wins."""
    from interregnum.cli.summary import show

    names = tuple(name.strip() for name in bots.split(","))
    number = randbits(63) if seed is None else seed
    plan = Plan(
        partial(game_of, game),
        seats,
        names,
        games,
        seed_from_int(number),
        given.options(option or []),
        rotate,
        turn_limit,
    )
    summary = count(plan, processes(workers, games), jsonl)
    if as_json:
        typer.echo(json.dumps({"game": game, "seed": number, **summary.plain()}))
    else:
        show(summary, number)


def count(plan: Plan, workers: int, jsonl: Path | None) -> Summary:
    """Play the games of the plan; the file is there, whole, only when all of them were played."""
    from interregnum.lab.summary import Summary

    summary = Summary(figures(plan.make_game().id))
    found = results(plan, workers)
    with ExitStack() as stack:
        file = opened(jsonl, stack)
        for result in progress(found, plan.games):
            summary.add(result)
            if file is not None:
                file.write(json.dumps(result) + "\n")
    return summary


def progress(found: Iterator[Plain], games: int) -> Iterator[Plain]:
    """The results as they come, with a bar on a terminal."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = [*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield from bar.track(found, total=games, description="games")


def opened(path: Path | None, stack: ExitStack) -> TextIO | None:
    """The file for the games; a place where none can be written is refused before any is played."""
    try:
        return None if path is None else stack.enter_context(whole_file(path))
    except OSError as error:
        raise BadOptions("unwritable-file", facts={"where": str(path), "found": str(error.strerror)}) from error
