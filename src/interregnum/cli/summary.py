"""The summary of many games as tables."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.lab.shares import Share
from interregnum.lab.summary import Summary

WITH_INTERVAL = "(95 % interval)"


def show(summary: Summary, seed: int) -> None:
    """Print all tables."""
    console = Console(highlight=False)
    console.print(head(summary, seed))
    console.print(bots(summary))
    decided = Share(summary.decided, summary.games)
    console.print(f"decided games: {summary.decided} of {summary.games}, {decided.text()}")
    seats = [(SEAT_LETTERS[seat], Share(summary.seats[seat], summary.decided)) for seat in range(summary.table)]
    console.print(table("seat", "of decided games", seats))
    if summary.figures is not None:
        for line in summary.figures.lines():
            console.print(line)
        for shares in summary.figures.tables():
            console.print(table(*shares))
    console.print(table("reason", "of all games", shares_of(summary.reasons.most_common(), summary.games)))


def head(summary: Summary, seed: int) -> str:
    turns, decisions = summary.turns / summary.games, summary.decisions / summary.games
    return f"{summary.games} games, seed {seed}: {turns:.1f} turns and {decisions:.1f} decisions a game"


def bots(summary: Summary) -> Table:
    """Who won, against what chance alone would give."""
    found = Table("bot", "seats", "wins", f"of decided games {WITH_INTERVAL}", f"of all games {WITH_INTERVAL}")
    for name, places in sorted(summary.places.items()):
        seats = f"{places / summary.games:g} of {summary.table}"
        shares = summary.of_decided(name), summary.of_all(name)
        found.add_row(name, seats, str(summary.bots[name]), *[share.text() for share in shares])
    return found


def shares_of(counts: list[tuple[str, int]], of: int) -> list[tuple[str, Share]]:
    return [(name, Share(count, of)) for name, count in counts]


def table(what: str, of: str, rows: Iterable[tuple[str, Share]]) -> Table:
    found = Table(what, "games", f"{of} {WITH_INTERVAL}")
    for name, share in rows:
        found.add_row(name, str(share.hits), share.text())
    return found
