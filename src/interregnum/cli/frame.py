"""What one person sees when something is asked: the board, the log, the question and its answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from interregnum.cli.board import FULL, LETTERS, SHORT, SHORT_TAVERN, Board
from interregnum.cli.layout import columns, hanging, heading, wrapped
from interregnum.cli.speech import Entry
from interregnum.games.hidden_leaders.choices import SETUP, setup_discarded, setup_hidden
from interregnum.games.hidden_leaders.events import DISCARDED, DRAWN, REFILLED, CardMoved
from interregnum.games.hidden_leaders.view import View
from interregnum.kernel.ids import UNKNOWN

# How much to show, from most to least: the detail of the board and the lines of the log.
SIZES = ((FULL, 14), (FULL, 8), (SHORT_TAVERN, 8), (SHORT_TAVERN, 5), (SHORT_TAVERN, 0), (SHORT, 3), (SHORT, 0))
# The same for a page with the question alone: the detail, whether the track is shown, the lines of the log.
PARTS = ((FULL, True, 4), (SHORT, True, 4), (SHORT, True, 2), (SHORT, True, 0), (SHORT, False, 0))
OLD = 3  # lines of the log that the viewer has seen before


def frame(
    board: Board, view: View, events: Sequence[Entry], seen: int, notice: list[Text], height: int
) -> list[list[Text]]:
    """As much as fits on one page; where nothing fits, the table and the log first and then what is asked."""
    for detail, log_lines in SIZES:
        small = replace(board, detail=detail)
        lines = [*small.lines(view), *log(small, events, seen, log_lines), *asked(small, view), *notice]
        if len(lines) <= height:
            return [lines]
    return [table_page(board, view, events, seen, height), question_page(board, view, events, seen, notice, height)]


def table_page(board: Board, view: View, events: Sequence[Entry], seen: int, height: int) -> list[Text]:
    """What everybody sees, and what happened."""
    lines = replace(board, detail=SHORT).table(view)
    return [*lines, *log(board, events, seen, max(height - len(lines) - 2, 2))]


def question_page(
    board: Board, view: View, events: Sequence[Entry], seen: int, notice: list[Text], height: int
) -> list[Text]:
    """The track, one's own cards, the last of the log and the question, as far as they fit."""
    lines: list[Text] = []
    for detail, tracked, log_lines in PARTS:
        small = replace(board, detail=detail)
        track = small.track(view) if tracked else []
        lines = [*track, *small.own(view), *log(small, events, seen, log_lines), *asked(small, view), *notice]
        if len(lines) <= height:
            break
    return lines


def log(board: Board, events: Sequence[Entry], seen: int, most: int) -> list[Text]:
    """The last lines of the log without what the board shows anyway; those since the last answer carry a mark."""
    if not most or not events:
        return []
    told = [(number >= seen, event) for number, event in enumerate(events) if not routine(event)]
    new = sum(mark for mark, _ in told)
    shown = min(most, new + OLD)
    lines = [heading(board.speech.cli("log"), board.width)]
    if new > shown:
        lines.append(Text(f"   {board.speech.cli('more', n=new - shown)}", style="dim"))
    for mark, event in told[-shown:]:
        lines += log_line(board, event, " ›" if mark else "", "" if mark else "dim")
    return lines


def log_line(board: Board, event: Entry, mark: str, style: str = "") -> list[Text]:
    """What happened, behind a mark or its room."""
    return hanging(Text(mark), Text(board.speech.event(event), style=style), 3, board.width)


def routine(event: Entry) -> bool:
    """Cards that nobody saw go to a hand or the wilderness, and cards that fill the tavern."""
    if not isinstance(event, CardMoved):
        return False
    return event.how == REFILLED or (event.how in (DRAWN, DISCARDED) and event.card == UNKNOWN)


def whole_log(board: Board, events: Sequence[Entry]) -> list[Text]:
    """Every line of the log."""
    told = [line for event in events for line in log_line(board, event, "")]
    return [heading(board.speech.ui("log"), board.width), *told]


def asked(board: Board, view: View) -> list[Text]:
    """The question, the text of the card that asks, and the numbered answers."""
    question = view.question
    if question is None:
        return wrapped(Text(board.speech.waiting(view)), board.width) if not view.over else []
    lines = [heading(board.speech.ui("question"), board.width)]
    lines += hanging(Text(" "), Text(board.speech.question(question, view), style="bold"), 1, board.width)
    if question.source >= 0 and board.detail < SHORT:
        told = Text.assemble(board.speech.card(question.source), ": ", board.speech.card_text(question.source))
        lines += hanging(Text(" "), told, 2, board.width)
    if question.ask == SETUP:
        return [*lines, *pairs(board, question.choices)]
    answers = [answer(board, view, number) for number in range(len(question.choices))]
    return [*lines, *columns(answers, board.width)]


def pairs(board: Board, choices: Sequence[int]) -> list[Text]:
    """The answers of the set-up as a square: a row for what to lay face down, a column for what to discard."""
    cards = list(dict.fromkeys(setup_hidden(choice) for choice in choices))
    numbers = {(setup_hidden(one), setup_discarded(one)): f"{number:>2}" for number, one in enumerate(choices, 1)}
    names = [
        Text.assemble((f" {LETTERS[place]} ", "bold"), board.speech.card(card)) for place, card in enumerate(cards)
    ]
    first = max(board.width // 3, 24)
    cell = (board.width - first) // len(cards)
    lines = [Text.assemble(fitted(Text(f" {board.speech.cli('lay')}"), first), *[fitted(name, cell) for name in names])]
    for card, name in zip(cards, names, strict=True):
        row = [fitted(Text(f" {numbers.get((card, other), ' ·')}", style="bold"), cell) for other in cards]
        lines.append(Text.assemble(fitted(name, first), *row))
    return lines


def fitted(text: Text, width: int) -> Text:
    """The text in exactly this width, with a gap behind it."""
    found = text.copy()
    found.truncate(width - 1, overflow="ellipsis")
    found.pad_right(width - found.cell_len)
    return found


def answer(board: Board, view: View, number: int) -> Text:
    """One answer with its number."""
    words = board.speech.choice(view.ask, view.choices[number], view)
    return Text.assemble((f" {number + 1:>2}", "bold"), "  ", words)
