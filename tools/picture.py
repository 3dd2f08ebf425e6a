#!/usr/bin/env python3
"""Draw docs/pictures/terminal.svg: a real position in the middle of a game, as one player sees it."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import cast

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME
from rich.text import Text

from interregnum import Match, bots, new
from interregnum.cli.board import Board
from interregnum.cli.frame import frame
from interregnum.cli.screen import say
from interregnum.cli.speech import Speech
from interregnum.games.hidden_leaders.game import HiddenLeaders
from interregnum.games.hidden_leaders.view import View

TARGET = Path(__file__).parents[1] / "docs/pictures/terminal.svg"
NAMES = ["Ann", "Bruno", "Cleo"]
SEED = 21
TURN = 13  # where the picture is taken
WIDTH = 100


def middle() -> tuple[Match, int]:
    """A game of bots up to a question for the first seat, and how much of the log it had seen when last asked."""
    match = new("hidden-leaders", len(NAMES), seed=SEED)
    players = [bots.make("greedy", match.game, bytes([seat]) * 32, seat) for seat in range(len(NAMES))]
    seen = 0
    while True:
        question = match.question
        assert question is not None, "the game is too short for this picture"
        view = cast(View, match.view(question.seat))
        if question.seat == 0 and view.turns >= TURN:
            return match, seen
        if question.seat == 0:
            seen = len(match.events(0))
        match.answer(players[question.seat].answer(view, question))


def drawing() -> str:
    """The picture; it names no font to be fetched from anywhere."""
    match, seen = middle()
    board = Board(Speech("en", NAMES), cast(HiddenLeaders, match.game).box, ["", "greedy", "greedy"], WIDTH)
    out = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    prompt = Text(board.speech.cli("prompt"))
    (page,) = frame(board, cast(View, match.view(0)), match.events(0), seen, [prompt], 44)
    say(out, page)
    return out.export_svg(
        title="interregnum play", theme=SVG_EXPORT_THEME, code_format=template(), unique_id="terminal"
    )


def template() -> str:
    """How rich draws a terminal, without fonts and addresses, and with spaces that every viewer keeps."""
    bare = re.sub(r"@font-face \{\{.*?\}\}\s*|<!--.*?-->\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    return bare.replace("Fira Code, monospace", "monospace").replace("<svg ", '<svg xml:space="preserve" ')


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(drawing() + "\n", "utf-8")
