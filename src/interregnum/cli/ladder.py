"""`interregnum ladder`: how much stronger each opponent is than the one below; it can be stopped and go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from interregnum import bots
from interregnum.cli.workers import MOST, processes
from interregnum.kernel.errors import BadOptions
from interregnum.kernel.game import Game
from interregnum.kernel.journal import Plain
from interregnum.lab.clusters import ENGINES
from interregnum.lab.ladder import Duel, duels
from interregnum.registry import game as game_of

if TYPE_CHECKING:
    from interregnum.lab.standings import Played, Standings

PARTS = 3  # of a duel as it is written: who, against whom, seats


def ladder(
    game: Annotated[str, typer.Argument(help="The game.")],
    duel: Annotated[
        list[str] | None,
        typer.Option(help="One duel, such as page,greedy,2; it can be given several times. All of the ladder without."),
    ] = None,
    deals: Annotated[int, typer.Option(min=1, help="Deals of each duel; each is played from every seat.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Another seed deals other cards.")] = 1,
    workers: Annotated[int, typer.Option(min=0, max=MOST, help="Processes; 0 for one a core.")] = 0,
    engine: Annotated[str, typer.Option(help="local, or ray for a cluster (RAY_ADDRESS).")] = "local",
    file: Annotated[
        Path | None, typer.Option(help="Keep what was played in this file, and go on from what it holds.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the duels as JSON.")] = False,
) -> None:
    """Let opponents play duels, each deal from every seat, and count who wins."""
    from interregnum.lab.standings import Standings

    found = game_of(game)
    wanted = [read_duel(found, text, seed) for text in duel or []] or duels(found, seed)
    if engine not in ENGINES:
        raise BadOptions("unknown-engine", facts={"found": engine, "wanted": " | ".join(ENGINES)})
    standings = Standings(found, file)
    played = [fought(standings, one, deals, processes(workers, deals), engine) for one in wanted]
    if as_json:
        typer.echo(json.dumps([plain(one) for one in played]))
    else:
        typer.echo("\n".join(rows(played)))


def read_duel(game: Game, text: str, seed: int) -> Duel:
    """A duel as it is written; bots that are none, and tables that the game has not, are refused."""
    words = [word.strip() for word in text.split(",")]
    if len(words) != PARTS or not words[2].isdecimal():
        raise BadOptions("duel", facts={"found": text})
    for name in words[:2]:
        bots.check(name, game)
    game.check(int(words[2]), {})
    return Duel(words[0], words[1], int(words[2]), seed)


def fought(standings: Standings, duel: Duel, deals: int, workers: int, engine: str) -> Played:
    """The duel, played as far as asked; how it stands is shown on a terminal."""
    from rich.console import Console

    played = standings.begun(duel)
    with Console(stderr=True).status("") as status:
        for played in standings.go_on(duel, deals, workers, ENGINES[engine]):
            tally = played.tally
            status.update(f"{duel.bot} - {duel.against}, {duel.seats}: {tally.deals}/{deals}, {told(played)}")
    return played


def told(played: Played) -> str:
    """The share of games that the one bot won, and where it may truly lie."""
    low, high = played.tally.interval
    return f"{100 * played.tally.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def plain(played: Played) -> Plain:
    low, high = played.tally.interval
    duel, tally = played.duel, played.tally
    head: Plain = {"bot": duel.bot, "against": duel.against, "seats": duel.seats, "seed": duel.seed}
    return head | {"share": tally.share, "low": low, "high": high, "build": played.build} | tally.plain()


def rows(played: list[Played]) -> Iterator[str]:
    """A table as Markdown has it, with a row for each duel."""
    yield "| bot | against | seats | deals | games | won (95 %) | ms an answer | slowest | s a game at most | build |"
    yield "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |"
    for one in played:
        duel, tally = one.duel, one.tally
        cells = [duel.bot, duel.against, duel.seats, tally.deals, tally.games, told(one)]
        cells += [f"{1000 * tally.mean:.1f}", f"{1000 * tally.slowest:.0f}", f"{tally.longest:.1f}", one.build]
        yield "| " + " | ".join(str(cell) for cell in cells) + " |"
