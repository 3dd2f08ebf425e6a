#!/usr/bin/env python3
"""Draw the pictures of the terminal for the documents: real positions of games, as one player sees them."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME
from rich.text import Text

from interregnum import Match, bots, new
from interregnum.cli.pages import pages_of
from interregnum.cli.screen import say
from interregnum.cli.screens import board
from interregnum.games.heroes.engine.choices import MOVE

FOLDER = Path(__file__).parents[1] / "docs/pictures"
ANY = -1


@dataclass(frozen=True)
class Picture:
    """Where in which game a picture is taken, and how large it is."""

    name: str
    game: str
    players: tuple[str, ...]
    seed: int
    turn: int
    width: int
    height: int
    ask: int = ANY  # the kind of question


PICTURES = (
    Picture("terminal", "hidden-leaders", ("Ann", "Bruno", "Cleo"), 21, 13, 100, 44),
    Picture("heroes-terminal", "heroes", ("Ann", "Bruno"), 3, 14, 120, 56, MOVE),
)


def middle(picture: Picture) -> tuple[Match, int]:
    """A game of bots up to a question for the first seat, and how much of the log it had seen when last asked."""
    match = new(picture.game, len(picture.players), seed=picture.seed)
    players = [bots.make("greedy", match.game, bytes([seat]) * 32, seat) for seat in range(len(picture.players))]
    seen = 0
    while True:
        question = match.question
        assert question is not None, "the game is too short for this picture"
        view = match.view(question.seat)
        if question.seat == 0 and match.state.turns >= picture.turn and picture.ask in (ANY, question.ask):
            return match, seen
        if question.seat == 0:
            seen = len(match.events(0))
        match.answer(players[question.seat].answer(view, question))


def drawing(picture: Picture) -> str:
    """The picture; it names no font to be fetched from anywhere."""
    match, seen = middle(picture)
    others = ["greedy"] * (len(picture.players) - 1)
    drawn = board(picture.game, "en", picture.players, ["", *others], picture.width)
    out = Console(record=True, width=picture.width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    prompt = Text(drawn.speech.cli("prompt"))
    (page,) = pages_of(drawn, match.view(0), match.events(0), seen, [prompt], picture.height)
    say(out, page)
    return out.export_svg(
        title="interregnum play", theme=SVG_EXPORT_THEME, code_format=template(), unique_id=picture.name
    )


def template() -> str:
    """How rich draws a terminal, without fonts and addresses, and with spaces that every viewer keeps."""
    bare = re.sub(r"@font-face \{\{.*?\}\}\s*|<!--.*?-->\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    return bare.replace("Fira Code, monospace", "monospace").replace("<svg ", '<svg xml:space="preserve" ')


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for one in PICTURES:
        (FOLDER / f"{one.name}.svg").write_text(drawing(one) + "\n", "utf-8")
