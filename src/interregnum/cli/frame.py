"""What one person sees when something is asked: the board, the log, the question and its answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from interregnum.cli.board import FULL, SHORT, SHORT_TAVERN, Board
from interregnum.cli.layout import columns, flowing, hanging, heading, wrapped
from interregnum.games.hidden_leaders.choices import SETUP, setup_discarded, setup_hidden
from interregnum.games.hidden_leaders.view import View
from interregnum.kernel.journal import Event

# How much to show, from most to least: the detail of the board and the lines of the log.
SIZES = ((FULL, 12), (FULL, 8), (FULL, 5), (SHORT_TAVERN, 5), (SHORT, 4), (SHORT, 2))


def frame(board: Board, view: View, events: Sequence[Event], seen: int, notice: list[Text], height: int) -> list[Text]:
    """As much as fits the height; what does not fit even in short is longer than the screen."""
    lines: list[Text] = []
    for detail, log_lines in SIZES:
        small = replace(board, detail=detail)
        lines = [*small.lines(view), *log(small, events, seen, log_lines), *asked(small, view), *notice]
        if len(lines) <= height:
            return lines
    return lines


def log(board: Board, events: Sequence[Event], seen: int, most: int) -> list[Text]:
    """The last lines of the log; those after the viewer's last answer carry a mark."""
    shown = max(len(events) - most, 0)
    lines = [heading(board.speech.cli("log"), board.width)]
    if seen < shown:
        lines.append(Text(f"   {board.speech.cli('more', n=shown - seen)}", style="dim"))
    for number, event in enumerate(events[shown:], shown):
        new = number >= seen
        told = Text(board.speech.event(event), style="" if new else "dim")
        lines += hanging(Text(" › " if new else "   "), told, 3, board.width)
    return lines


def whole_log(board: Board, events: Sequence[Event]) -> list[Text]:
    """Every line of the log."""
    told = [line for event in events for line in wrapped(Text(board.speech.event(event)), board.width)]
    return [heading(board.speech.ui("log"), board.width), *told]


def asked(board: Board, view: View) -> list[Text]:
    """The question, the text of the card that asks, and the numbered answers."""
    question = view.question
    if question is None:
        return wrapped(Text(board.speech.waiting(view)), board.width) if not view.over else []
    lines = [heading(board.speech.ui("question"), board.width)]
    lines += wrapped(Text(f" {board.speech.question(question, view)}", style="bold"), board.width)
    if question.source >= 0 and board.detail < SHORT:
        told = Text.assemble(board.speech.card(question.source), ": ", board.speech.card_text(question.source))
        lines += hanging(Text(" "), told, 2, board.width)
    if question.ask == SETUP:
        return [*lines, *pairs(board, question.choices)]
    answers = [answer(board, view, number) for number in range(len(question.choices))]
    return [*lines, *columns(answers, board.width)]


def pairs(board: Board, choices: Sequence[int]) -> list[Text]:
    """The twenty answers of the set-up in five groups: what to lay face down, and behind it what to discard."""
    groups: dict[int, list[Text]] = {}
    for number, choice in enumerate(choices, 1):
        item = Text.assemble((f"{number:>2} ", "bold"), board.speech.card(setup_discarded(choice)))
        groups.setdefault(setup_hidden(choice), []).append(item)
    lines: list[Text] = []
    for hidden, items in groups.items():
        lines += wrapped(Text(f" {board.speech.cli('lay', card=board.speech.card(hidden).plain)}"), board.width)
        lines += [Text.assemble("    ", line) for line in flowing(items, 0, board.width - 4)]
    return lines


def answer(board: Board, view: View, number: int) -> Text:
    """One answer with its number."""
    words = board.speech.choice(view.ask, view.choices[number], view)
    return Text.assemble((f" {number + 1:>2}", "bold"), "  ", words)
