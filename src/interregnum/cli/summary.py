"""The summary of many games as tables."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from interregnum.kernel.ids import SEAT_LETTERS
from interregnum.lab.heroes.figures import Figures
from interregnum.lab.shares import Share
from interregnum.lab.summary import Summary

WITH_INTERVAL = "(95 % interval)"


def show(summary: Summary, seed: int) -> None:
    """Print all tables."""
    console = Console(highlight=False)
    console.print(head(summary, seed))
    console.print(bots(summary))
    shares = Share(summary.decided, summary.games)
    console.print(f"decided games: {summary.decided} of {summary.games}, {shares.text()}")
    seats = [(SEAT_LETTERS[seat], Share(summary.seats[seat], summary.decided)) for seat in range(summary.table)]
    console.print(table("seat", "of decided games", seats))
    if summary.figures is None:
        factions = shares_of(summary.factions.most_common(), summary.finished)
        console.print(table("faction", "of finished games", factions))
    else:
        show_heroes(console, summary.figures)
    console.print(table("reason", "of all games", shares_of(summary.reasons.most_common(), summary.games)))


def show_heroes(console: Console, figures: Figures) -> None:
    """Rounds, Power by seat and source, and how often each faction won when it was played."""
    found = figures.plain()
    power, sources = found["power"], found["sources"]
    assert isinstance(power, list)
    assert isinstance(sources, dict)
    by_seat = ", ".join(f"{SEAT_LETTERS[seat]} {mean:.2f}" for seat, mean in enumerate(power))
    by_source = ", ".join(f"{name} {mean:.2f}" for name, mean in sources.items())
    console.print(f"{found['rounds']:.2f} rounds; Power: {by_seat}; from {by_source}; shared wins: {figures.shared}")
    factions = [(name, figures.of_faction(name)) for name in sorted(figures.played)]
    console.print(table("faction", "of games it was played in and somebody won", factions))


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
