"""The power track, and who would win now."""

from __future__ import annotations

from rich.text import Text

from interregnum.cli.layout import hanging, wrapped
from interregnum.games.hidden_leaders.engine.box import Box
from interregnum.games.hidden_leaders.engine.facts import FACTIONS
from interregnum.games.hidden_leaders.engine.scoring import winning_faction
from interregnum.games.hidden_leaders.engine.view import View
from interregnum.games.hidden_leaders.terminal.signs import Signs

LABEL = 14


def track(speech: Signs, box: Box, view: View, width: int) -> list[Text]:
    """Three rows (spaces, red, green), and the faction that stands to win."""
    war = Text(" " + speech.own("war-area"), style="dim")
    cell = min((width - LABEL - max(4, war.cell_len + 2)) // box.track_spaces, 5)
    numbers = [Text(f"{space:^{cell}}", style="bold") for space in range(1, box.track_spaces + 1)]
    red = marker(speech.own("cli-red-letter"), "bold white on red", view.red, cell, box)
    green = marker(speech.own("cli-green-letter"), "bold black on green", view.green, cell, box)
    lines = [
        row("", numbers, box, war if LABEL + cell * box.track_spaces + war.cell_len + 2 <= width else Text()),
        row(speech.own("cli-red"), red, box),
        row(speech.own("cli-green"), green, box),
    ]
    return lines + standing(speech, box, view, width)


def row(label: str, cells: list[Text], box: Box, end: Text | None = None) -> Text:
    """A label and the twelve cells, with a wall before the war area."""
    before, inside = cells[: box.war_first - 1], cells[box.war_first - 1 :]
    name = Text(f" {label:<{LABEL - 1}}"[:LABEL])
    return Text.assemble(name, *before, ("║", "bold"), *inside, end or "")


def marker(letter: str, style: str, space: int, cell: int, box: Box) -> list[Text]:
    """A row of the track with one marker on it."""
    cells = [Text(f"{'·':^{cell}}", style="dim") for _ in range(box.track_spaces)]
    token = f"({letter})" if cell >= 3 else letter
    pad = cell - len(token)
    cells[space - 1] = Text.assemble(" " * (pad // 2), (token, style), " " * (pad - pad // 2))
    return cells


def standing(speech: Signs, box: Box, view: View, width: int) -> list[Text]:
    """The faction that wins with the markers where they are, and why."""
    faction = FACTIONS[winning_faction(box, view.red, view.green)]
    why = speech.own("cli-why", faction=faction, n=abs(int(view.red - view.green)))
    label = Text(" " + speech.own("cli-ended" if view.over else "cli-now") + " ")
    told = Text.assemble(speech.faction(faction).append("", style="bold"), f" ({why})")
    return hanging(label, told, label.cell_len, width)


def legend(speech: Signs, width: int) -> list[Text]:
    """Which sign stands for which faction, and when it wins."""
    lines: list[Text] = []
    for faction in FACTIONS:
        why = Text.assemble(speech.faction(faction), ": ", speech.own("cli-why", faction=faction, n="2+"))
        lines += hanging(Text(" "), why, 1, width)
    others = f" ★ {speech.own('all-factions')}   ○ {speech.own('no-faction')}"
    return [*lines, *wrapped(Text(others), width)]
