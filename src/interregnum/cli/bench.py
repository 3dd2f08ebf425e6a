"""`interregnum bench`: how fast the rules are on this machine."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from interregnum.kernel.dice import seed_from_int
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Plain
from interregnum.lab.bench import build, costs, pace, python
from interregnum.lab.pace import Extra
from interregnum.registry import brought_by
from interregnum.registry import game as game_of

if TYPE_CHECKING:
    from rich.table import Table

TABLES = (2, 4)  # seats that are always measured


def bench(
    game: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[int, typer.Option(help="Players at the table.")] = 2,
    seconds: Annotated[float, typer.Option(help="CPU time for each measurement; 0 for one game.")] = 1.0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON line with what was measured.")] = False,
) -> None:
    """Play random games on one core and measure the CPU time; every legal answer is listed at every decision."""
    from rich.console import Console

    found = game_of(game)
    key = seed_from_int(seed)
    if as_json:
        typer.echo(json.dumps(measured(found, seats, seconds, key)))
    else:
        Console(highlight=False).print(report(found, seats, seconds, key))


def measured(game: Game, seats: int, seconds: float, seed: bytes) -> Plain:
    """Playouts at one table, and what the game itself measures."""
    done = pace(game, seats, seconds, seed)
    found: Plain = {"decisions": done.decisions, "games": done.games, "cpu_s": done.cpu_s}
    for more in extras(game):
        extra_pace = more.pace(game, seconds, seed)
        found[more.name] = {
            more.name: extra_pace.games,
            "decisions": extra_pace.decisions,
            "cpu_s": extra_pace.cpu_s,
        }
    return found


def extras(game: Game) -> tuple[Extra, ...]:
    """What a game measures besides whole games: one thing, or several."""
    with brought_by(game.id) as here:
        found = () if here.pace is None else here.part(here.pace)
    return (found,) if isinstance(found, Extra) else tuple(found)


def report(game: Game, seats: int, seconds: float, seed: bytes) -> Table:
    """Speed of playouts for several tables, then the single operations."""
    from rich.table import Table

    table = Table("what", "value", title=f"{game.id}, {build()} build, {python()}")
    for count in sorted({*TABLES, seats}):
        speed = pace(game, count, seconds, seed).per_second
        watched = pace(game, count, seconds, seed, journal=True).per_second
        table.add_row(f"decisions a second, {count} seats", f"{speed:,.0f}")
        table.add_row("  with a journal", f"{watched:,.0f} ({100 * (watched / speed - 1):+.0f} %)")
    single = costs(game, seats, seed)
    for name, value in (("clone()", single.clone), ("view()", single.view), ("imagine()", single.imagine)):
        table.add_row(f"{name}, {seats} seats", f"{value:.2f} µs")
    for more in extras(game):
        table.add_row(f"{more.name} a second", f"{more.pace(game, seconds, seed).games_per_second:,.0f}")
    return table
