"""The end of a game: who won by which step, and the seed that proves the deal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from interregnum.cli.board import Board
from interregnum.cli.layout import hanging, heading
from interregnum.cli.pages import log
from interregnum.cli.speech import Entry
from interregnum.kernel.dice import commitment
from interregnum.kernel.record import Record
from interregnum.kernel.view import View

LAST = 12  # lines of what led to the end


def result(board: Board, view: View, events: Sequence[Entry] = (), seen: int = 0) -> list[Text]:
    """The final table, what happened since somebody last answered, and each step that led to the winner."""
    lines = [*board.lines(view), *log(board, view, events, seen, LAST)]
    lines.append(heading(board.speech.ui("result"), board.width))
    for line in board.speaker.result(view, board.speech.names):
        lines += hanging(Text(""), Text(line), 1, board.width)
    return lines


def proof(board: Board, record: Record, path: Path) -> list[Text]:
    """Where the record is, and the seed with the promise that was given."""
    cli = board.speech.cli
    told = [cli("seed", seed=record.seed.hex()), cli("seed-check", hash=commitment(record.seed))]
    lines = [line for one in told for line in hanging(Text(" "), Text(one), 1, board.width)]
    saved = Text(f" {cli('saved', path=str(path))}")
    return [heading(board.speech.ui("record"), board.width), saved, *lines]
