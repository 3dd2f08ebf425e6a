"""`interregnum load`: how many people a server on this machine can serve, and how long they wait."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Annotated

import typer

from interregnum.cli import given
from interregnum.cli.settings import BadSetting, in_range, kept_in
from interregnum.cli.settings import bus as bus_of

EDGES = (5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 200)  # of the histogram, in milliseconds
BAR = 50  # characters for all answers together


@dataclass(frozen=True)
class Figures:
    """What was measured."""

    game: str
    tables: int
    seats: int
    answers: int
    seconds: float
    per_second: float
    p50_ms: float
    p90_ms: float
    p99_ms: float
    worst_ms: float
    cpu_ms: float  # of the server, for one answer
    idle_kb: float  # memory of one table that nobody looks at
    open_kb: float  # the same with a line to every seat
    frame_bytes: int
    refused: int
    late: int
    build: str
    histogram: list[tuple[str, int]]
    bots: str = ""  # who played at further tables
    bot_tables: int = 0
    quiet_p99_ms: float = 0.0  # before they did
    stolen_seconds: float = 0.0  # of processors, which the host of this machine kept for others
    calm_answers: int = 0  # those given and shown while it kept nothing
    calm_p99_ms: float = 0.0
    calm_worst_ms: float = 0.0
    nodes: int = 1
    store: str = "sqlite"
    words: str = ""  # languages of the frames; none: frames without words
    postgres_ms: float | None = None  # CPU of the database for one answer, where it runs on this machine
    redis_ms: float | None = None  # and of the bus


def load(
    game: given.GameOption,
    tables: Annotated[int, typer.Option(help="Tables at which a game is played.")] = 500,
    seats: Annotated[int, typer.Option(help="People at each table, all connected.")] = 4,
    rate: Annotated[float, typer.Option(help="Answers a second, over all tables.")] = 300.0,
    seconds: Annotated[float, typer.Option(help="How long to play.")] = 30.0,
    seed: Annotated[int, typer.Option(help="Who answers what.")] = 1,
    words: Annotated[
        str, typer.Option(help="The languages of the frames, one person after the other; all if none is named.")
    ] = "",
    no_words: Annotated[bool, typer.Option("--no-words", help="Frames without words.")] = False,
    nodes: Annotated[int, typer.Option(help="Nodes over which the people of each table are spread.")] = 1,
    store: Annotated[
        str, typer.Option(help="Keep tables in postgresql://…, a database for this alone, and not in a file.")
    ] = "",
    bus: Annotated[str, typer.Option(help="What wakes other nodes: redis://…")] = "",
    bots: Annotated[str, typer.Option(help="Let these bots play at further tables; measured without them first.")] = "",
    bot_tables: Annotated[int, typer.Option(help="How many such tables.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Start a server and a crowd beside it, and measure from each answer to the last frame that shows it."""
    from interregnum.bots import check as check_bot
    from interregnum.registry import game as game_of

    here = game_of(game)
    in_range("--tables", tables, 1, 5_000)
    in_range("--seats", seats, here.min_seats, here.max_seats)
    in_range("--rate", rate, 1, 10_000)
    in_range("--seconds", seconds, 1, 3_600)
    in_range("--bot-tables", bot_tables, 1, 1_000)
    in_range("--nodes", nodes, 1, 32)
    langs = [] if no_words else spoken(words)
    shared = kept_in(None, store)[1] if store else ""
    if nodes > 1 and not shared:
        raise BadSetting("nodes-alone")
    bus = bus_of(bus, shared)
    if bots:
        check_bot(bots, here)
    import asyncio

    from interregnum.cli.loading import Wish, measured
    from interregnum.cli.serving import loop_factory

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        wish = Wish(game, tables, seats, rate, seconds, seed, langs, bots, bot_tables, nodes, shared, bus)
        found = runner.run(measured(wish))
    if as_json:
        typer.echo(json.dumps(asdict(found)))
    else:
        report(found)


def spoken(words: str) -> list[str]:
    """Languages with commas between them; all of ours if there are none."""
    from interregnum.words.catalogue import LANGUAGES, UnknownLanguage

    found = [word.strip() for word in words.split(",") if word.strip()] or [*LANGUAGES]
    for word in found:
        if word not in LANGUAGES:
            raise UnknownLanguage("language", facts={"found": word[:80], "wanted": " | ".join(LANGUAGES)})
    return found


def report(found: Figures) -> None:
    """The figures, and how the waits are spread."""
    from rich.console import Console
    from rich.table import Table

    table = Table("what", "value", title=f"{found.game}: a server on this machine, {found.build} build")
    table.add_row("tables, connected people", f"{found.tables}, {found.tables * found.seats}")
    table.add_row("durable answers", f"{found.answers:,} in {found.seconds:.0f} s ({found.per_second:.0f} a second)")
    table.add_row("from an answer to the last frame", f"p50 {found.p50_ms:.1f} ms, p90 {found.p90_ms:.1f} ms")
    table.add_row("", f"p99 {found.p99_ms:.1f} ms, worst {found.worst_ms:.1f} ms")
    if found.stolen_seconds:
        table.add_row("kept by the host for others", f"{found.stolen_seconds:.2f} s of processors")
        calm = f"p99 {found.calm_p99_ms:.1f} ms, worst {found.calm_worst_ms:.1f} ms"
        table.add_row(f"while it kept nothing: {found.calm_answers:,} answers", calm)
    if found.bots:
        told = f"{found.bot_tables} tables of {found.bots}; p99 without them {found.quiet_p99_ms:.1f} ms"
        table.add_row("bots beside them", told)
    table.add_row("nodes, store, words", f"{found.nodes}, {found.store}, {found.words or 'none'}")
    table.add_row("CPU of the server for one answer", f"{found.cpu_ms:.2f} ms")
    for name, cost in (("PostgreSQL", found.postgres_ms), ("Redis", found.redis_ms)):
        if cost is not None:
            table.add_row(f"CPU of {name} for one answer", f"{cost:.2f} ms")
    table.add_row("memory of one table", f"{found.idle_kb:.0f} kB, with its lines {found.open_kb:.0f} kB")
    table.add_row("a frame", f"{found.frame_bytes:,} bytes")
    table.add_row("refused, late", f"{found.refused}, {found.late}")
    out = Console(highlight=False)
    out.print(table)
    for label, count in found.histogram:
        out.print(f"{label:>12}  {count:>7}  {'█' * round(BAR * count / max(found.answers, 1))}")


def histogram(waits: list[float]) -> list[tuple[str, int]]:
    """How many answers were shown within how many milliseconds."""
    counts = [0] * (len(EDGES) + 1)
    for wait in waits:
        counts[next((number for number, edge in enumerate(EDGES) if wait * 1000 <= edge), len(EDGES))] += 1
    labels = [f"≤ {edge} ms" for edge in EDGES] + [f"> {EDGES[-1]} ms"]
    return list(zip(labels, counts, strict=True))
