"""What one person sees when something is asked: the board, the log, the question and its answers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from interregnum.cli.board import SHORT, Board
from interregnum.cli.layout import hanging, heading
from interregnum.cli.speech import Entry, Remark
from interregnum.kernel.view import View

OLD = 3  # lines of the log that the viewer has seen before


def pages_of(
    board: Board, view: View, events: Sequence[Entry], seen: int, notice: list[Text], height: int
) -> list[list[Text]]:
    """As much as fits on one page; where nothing fits, the table and the log first and then what is asked."""
    for detail, log_lines in board.sizes:
        small = board.smaller(detail)
        lines = [*small.lines(view), *log(small, view, events, seen, log_lines), *small.asked(view), *notice]
        if len(lines) <= height:
            return [lines]
    return [table_page(board, view, events, seen, height), question_page(board, view, events, seen, notice, height)]


def table_page(board: Board, view: View, events: Sequence[Entry], seen: int, height: int) -> list[Text]:
    """What everybody sees, and what happened."""
    lines = board.smaller(SHORT).table(view)
    return [*lines, *log(board, view, events, seen, max(height - len(lines) - 2, 2))]


def question_page(
    board: Board, view: View, events: Sequence[Entry], seen: int, notice: list[Text], height: int
) -> list[Text]:
    """What is needed of the table, one's own cards, the last of the log and the question, as far as they fit."""
    lines: list[Text] = []
    for part in board.parts:
        small = board.smaller(part.detail)
        head = small.focus(view) if part.head else []
        lines = [*head, *small.own(view), *log(small, view, events, seen, part.log), *small.asked(view), *notice]
        if len(lines) <= height:
            break
    return lines


def log(board: Board, view: View, events: Sequence[Entry], seen: int, most: int) -> list[Text]:
    """The last lines of the log without what the board shows anyway; those since the last answer carry a mark."""
    if not most or not events:
        return []
    is_told = board.is_told(view, events)
    told = [(number >= seen, event) for number, event in enumerate(events) if is_told[number]]
    new = sum(mark for mark, _ in told)
    shown = merged(board, told, min(most, new + OLD))
    lines = [heading(board.speech.cli("log"), board.width)]
    left = new - sum(number for mark, _, number in shown if mark)
    if left:
        lines.append(Text(f"   {board.speech.cli('more', n=left)}", style="dim"))
    for mark, text, number in shown:
        told_line = Text(f"{text} (×{number})" if number > 1 else text, style="" if mark else "dim")
        lines += hanging(Text(" ›" if mark else ""), told_line, 3, board.width)
    return lines


def merged(board: Board, told: Sequence[tuple[bool, Entry]], most: int) -> list[tuple[bool, str, int]]:
    """The last lines, at most so many; the same event several times in a row is one line with its number."""
    found: list[tuple[bool, str, int]] = []
    for mark, event in reversed(told):
        text = board.event(event)
        if found and found[-1][:2] == (mark, text) and not isinstance(event, Remark):
            found[-1] = (mark, text, found[-1][2] + 1)
        elif len(found) < most:
            found.append((mark, text, 1))
        else:
            break
    return found[::-1]


def log_line(board: Board, event: Entry, mark: str) -> list[Text]:
    """What happened, behind a mark or its room."""
    return hanging(Text(mark), Text(board.event(event)), 3, board.width)


def whole_log(board: Board, events: Sequence[Entry]) -> list[Text]:
    """Every line of the log."""
    told = [line for event in events for line in log_line(board, event, "")]
    return [heading(board.speech.ui("log"), board.width), *told]
