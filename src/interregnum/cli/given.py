"""What a command line says of a game: which one, and its options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from interregnum.cli import completion

if TYPE_CHECKING:
    from interregnum.kernel.options import Chosen


def first_game() -> str:
    """The game of whoever names none."""
    from interregnum.registry import GAMES

    return GAMES[0]


SWITCHED = {"on": True, "off": False}
GameWord = Annotated[
    str,
    typer.Argument(
        default_factory=first_game,
        show_default="the first there is",
        help="Which game.",
        autocompletion=completion.games,
    ),
]
AskedGame = Annotated[
    str | None,
    typer.Argument(help="Which game; asked for if not given.", autocompletion=completion.games),
]
GameOption = Annotated[
    str,
    typer.Option(
        "--game",
        default_factory=first_game,
        show_default="the first there is",
        help="Which game.",
        autocompletion=completion.games,
    ),
]
OptionWords = Annotated[
    list[str] | None,
    typer.Option(help="An option of the game: octagon, octagon=off or length=medium; as often as needed."),
]


def options(words: list[str]) -> Chosen:
    """The options that are named, each with its word; a name alone switches on."""
    from interregnum.kernel.errors import BadOptions

    found: Chosen = {}
    for text in words:
        name, given, word = text.partition("=")
        if name in found:
            raise BadOptions("option-twice", facts={"option": name[:80]})
        found[name] = SWITCHED.get(word, word) if given else True
    return found
