"""A finished game explained at the terminal: curves of chances in a line each, and the moments that turned it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from interregnum.cli.board import Board
from interregnum.cli.layout import hanging, heading, wrapped
from interregnum.cli.retelling import Retelling
from interregnum.cli.screen import Screen, say
from interregnum.cli.store import Seating
from interregnum.kernel.game import Game
from interregnum.kernel.ids import WATCHER
from interregnum.kernel.record import Record
from interregnum.lab.analysis import Analyst
from interregnum.lab.telling import Voice, in_words
from interregnum.match import Match
from interregnum.wire.analysis import Analysis, Moment
from interregnum.words.hints import told as reasons_told

EXPLAIN: Final = ("e", "у")  # the second is the key of e while the keyboard writes Ukrainian
LEVELS: Final = "▁▂▃▄▅▆▇█"
NUMBER: Final = 4  # columns for the number of a moment
ENDS: Final = 16  # columns for the first and the last chance of a curve


def explained(game: Game, record: Record, playouts: int = 0) -> Analysis:
    """The analysis of a finished game; a bar shows how far it is, where somebody looks on."""
    analyst = Analyst(game, record, playouts)
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=1.0)
        for done in analyst.work():
            progress.update(task, completed=done)
    assert analyst.found is not None
    return analyst.found


def offer(match: Match, seating: Seating, board: Board, screen: Screen) -> None:
    """Explain a game that is over to whoever wants it, and show the positions that they ask for."""
    cli = board.speech.cli
    if screen.ask(cli("explain-ask")).casefold() not in EXPLAIN:
        return
    analysis = explained(match.game, match.record)
    say(screen.out, lines_of(board, match.game, match.record, analysis, ""))
    retelling = Retelling(match.record, seating, board.speech.lang, screen, [WATCHER, *range(match.record.seats)])
    while typed := screen.ask(cli("explain-see", n=len(analysis.moments))):
        number = int(typed) if typed.isdecimal() else 0
        if not 1 <= number <= len(analysis.moments):
            return
        retelling.show(analysis.moments[number - 1].answers)


def lines_of(board: Board, game: Game, record: Record, analysis: Analysis, again: str) -> list[Text]:
    """The curves, then the moments; `again` is the file whose positions can be looked at by a command."""
    why = partial(reasons_told, game.id, board.speech.lang)
    told = in_words(game, record, analysis, Voice(board.speaker, why, board.speech.names))
    lines = [heading(board.speech.ui("analysis"), board.width)]
    lines += wrapped(Text(board.speech.ui("analysis-about", n=analysis.playouts), style="dim"), board.width)
    for seat in range(analysis.seats):
        lines += curves(board, analysis, seat)
    lines.append(heading(board.speech.ui("analysis-moments"), board.width))
    for number, moment in enumerate(told.moments, 1):
        lines += moment_lines(board, moment, number, again)
    return lines


def curves(board: Board, analysis: Analysis, seat: int) -> list[Text]:
    """The chance of one seat: as it was, and as the seat could know it."""
    name = board.speech.names[seat]
    rows = {
        board.speech.ui("analysis-open"): [point.open[seat] for point in analysis.points],
        board.speech.ui("analysis-known", player=name): [point.known[seat][seat] for point in analysis.points],
    }
    indent = max(Text(label).cell_len for label in rows) + 3
    lines = [Text(f" {name}", style="bold")]
    for label, curve in rows.items():
        drawn = curve_of(curve, max(board.width - indent - ENDS, 8))
        ends = changed(board, curve[0], curve[-1])
        lines += hanging(Text(f"  {label}"), Text(f"{drawn}  {ends}"), indent, board.width)
    return lines


def curve_of(chances: Sequence[float], width: int) -> str:
    """Chances as a row of bars, the last one among them."""
    shown = [chances[index * (len(chances) - 1) // max(width - 1, 1)] for index in range(min(width, len(chances)))]
    return "".join(LEVELS[min(int(chance * len(LEVELS)), len(LEVELS) - 1)] for chance in [*shown[:-1], chances[-1]])


def percent(chance: float) -> int:
    return round(100 * chance)


def moment_lines(board: Board, moment: Moment, number: int, again: str) -> list[Text]:
    """What was answered, how it changed the chances, what would have been better, and where to look at it."""
    ui, names = board.speech.ui, board.speech.names
    player = names[moment.seat]
    done = ui("analysis-done", player=player, answer=str(moment.given.text))
    lines = hanging(Text(f"{number}. "), Text(done, style="bold"), NUMBER, board.width)
    for line in [*changes(board, moment), judgement(board, moment), again_line(board, moment, again)]:
        lines += hanging(Text(), Text(line), NUMBER, board.width) if line else []
    return lines


def changes(board: Board, moment: Moment) -> list[str]:
    """How the chance of everybody changed by the answer, whoever won most by it first."""
    seats = sorted(range(len(moment.before)), key=lambda seat: moment.before[seat] - moment.after[seat])
    return [f"{board.speech.names[seat]}: {changed(board, moment.before[seat], moment.after[seat])}" for seat in seats]


def changed(board: Board, before: float, after: float) -> str:
    return board.speech.ui("analysis-change", before=percent(before), after=percent(after))


def judgement(board: Board, moment: Moment) -> str:
    """What a good player would have done who saw as much."""
    ui, player = board.speech.ui, board.speech.names[moment.seat]
    if moment.better is None:
        return ui("analysis-best", player=player) if moment.judged else ""
    said = ui("analysis-better", answer=str(moment.better.text))
    if moment.better.chance is not None and moment.given.chance is not None:
        chances = {"better": percent(moment.better.chance), "given": percent(moment.given.chance)}
        said += " " + ui("analysis-better-chance", player=player, **chances)
    return " ".join([said, ui("analysis-why", why=moment.why)]) if moment.why else said


def again_line(board: Board, moment: Moment, again: str) -> str:
    """The command that shows the position."""
    return f"interregnum replay {again} --at {moment.answers}" if again else ""
